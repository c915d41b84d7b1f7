import MasonryKit

/// The check of one golden file.
struct GoldenCheck {
  private let golden: String
  private let settings: Settings
  private let reporter: Reporter

  /// A check with the settings of the command line.
  init(_ golden: String, settings: Settings, reporter: Reporter) {
    self.golden = golden
    self.settings = settings
    self.reporter = reporter
  }

  /// Makes the layout again and compares; with `--update` writes the golden file anew.
  func outcome() throws(Failure) -> CheckResult.Outcome {
    var (document, isRegular) = try read()
    let resolution = try GoldenResolution(golden, document, settings: settings)
    if let precision = resolution.settings.precision { document.round(to: precision) }
    guard settings.comparison.update else {
      let collector = LayoutCollector()
      try layOut(resolution, writer: collector, sink: try openSink(nil))
      let differences = differences(document, collector.document)
      return differences.isEmpty ? .equal : .different(differences)
    }
    if !isRegular {
      throw Failure(.usage, "\(displayedName(ofInput: golden)): only a file can be updated")
    }
    return try update(document, resolution)
  }

  private func read() throws(Failure) -> (document: LayoutDocument, isRegular: Bool) {
    let source: FileSource
    do {
      source = try FileSource(path: golden)
    } catch {
      throw .reading(golden, error)
    }
    do {
      let isRegular = source.regularFile != nil && golden != FileSource.standardInputName
      return (try LayoutDocumentReader.read(source), isRegular)
    } catch {
      throw .input(golden, error)
    }
  }

  /// Writes the golden file anew where the layout differs, or the command line changes settings.
  ///
  /// The new file is written while the layout is made, and takes the old one's place only if there
  /// is a reason.
  private func update(
    _ document: LayoutDocument, _ resolution: GoldenResolution
  ) throws(Failure) -> CheckResult.Outcome {
    let collector = LayoutCollector()
    let sink = try openSink(golden)
    do throws(Failure) {
      let writer = ForkedWriter(first: JSONWriter(), second: collector)
      try layOut(resolution, writer: writer, sink: sink)
      if !resolution.changesGolden && differences(document, collector.document).isEmpty {
        sink.discard()
        return .equal
      }
      try sink.closeOrFail()
      return .updated
    } catch {
      sink.discard()
      throw error
    }
  }

  private func openSink(_ path: String?) throws(Failure) -> OutputSink {
    do {
      return try OutputSink(path: path)
    } catch {
      throw .creating(path ?? OutputSink.standardOutputName, error)
    }
  }

  private func layOut(
    _ resolution: GoldenResolution, writer: any LayoutWriter, sink: OutputSink
  ) throws(Failure) {
    var pipeline = LayoutPipeline(
      resolution.settings, packer: resolution.packer, sink: sink, writer: writer)
    do throws(Failure) {
      try pipeline.run()
    } catch {
      guard error.code == .noInput && settings.comparison.inputs.isEmpty else { throw error }
      var failure = error
      failure.hints.append(
        "\(displayedName(ofInput: golden)) names this input, as seen from the working directory;"
          + " --input FILE takes another")
      throw failure
    }
    let counts = pipeline.counts
    if counts.skipped > 0 { reporter.warn(skippedRecords(counts.skipped, of: counts.records)) }
  }

  private func differences(
    _ document: LayoutDocument, _ now: LayoutDocument
  ) -> [LayoutDifference] {
    let tolerance = LengthTolerance(
      absolute: settings.comparison.tolerance, relative: settings.comparison.relativeTolerance)
    return LayoutComparison(golden: document, now: now, tolerance: tolerance).differences
  }
}

/// Hands a layout on to two writers, of which the second one prints nothing.
private struct ForkedWriter: LayoutWriter {
  var first: JSONWriter
  var second: LayoutCollector

  mutating func begin(_ preamble: LayoutPreamble, into text: inout TextBuffer) {
    first.begin(preamble, into: &text)
    second.begin(preamble, into: &text)
  }

  mutating func write(
    _ frames: FrameBatch, ids: TextColumn?, section: Int?, into text: inout TextBuffer
  ) {
    first.write(frames, ids: ids, section: section, into: &text)
    second.write(frames, ids: ids, section: section, into: &text)
  }

  mutating func end(_ summary: LayoutSummary, into text: inout TextBuffer) {
    first.end(summary, into: &text)
    second.end(summary, into: &text)
  }
}
