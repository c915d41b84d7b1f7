import MasonryKit

/// `masonry scroll`: what appears, disappears, is created and reused along a scroll.
func runScroll(_ settings: Settings, reporter: Reporter) throws(Failure) {
  let scroll = settings.scroll
  reporter.hintAboutTerminal(
    settings.files + [scroll.onMore, scroll.onRefresh].compactMap(\.self), "records")
  reporter.hintAboutTerminal([scroll.trace].compactMap(\.self), "offsets")
  let counts = try withOutput(to: settings.output) { (sink) throws(Failure) in
    var run = try ScrollRun(settings, sink: sink)
    try run.printSteps()
    return run.counts
  }
  if counts.skipped > 0 { reporter.warn(skippedRecords(counts.skipped, of: counts.records)) }
}

/// A scroll from its records to its summary.
private struct ScrollRun {
  private let settings: Settings
  private let sink: OutputSink
  private var simulation: ScrollSimulation
  private var offsets: StepOffsets
  private var numbers = ReuseNumbers()
  /// Records met in all files, and how many of them were left out.
  private(set) var counts = (records: 0, skipped: 0)

  /// Reads all records, those that arrive later too, so that a fault in them shows at once.
  init(_ settings: Settings, sink: OutputSink) throws(Failure) {
    self.settings = settings
    self.sink = sink
    let scroll = settings.scroll
    let first = try WholeLayout(
      settings.files, settings, numbers: &numbers, output: sink.regularFile)
    counts = first.counts
    simulation = ScrollSimulation(
      first.page, reuse: scroll.reuse, overscan: settings.overscan, isLooping: scroll.loop)
    offsets = try StepOffsets(settings, output: sink.regularFile)
    simulation.more = try arrival(scroll.onMore, scroll.moreThreshold)
    simulation.refresh = try arrival(scroll.onRefresh, scroll.refreshThreshold)
  }

  private mutating func arrival(
    _ file: String?, _ threshold: Double
  ) throws(Failure) -> ScrollArrival? {
    guard let file else { return nil }
    let whole = try WholeLayout([file], settings, numbers: &numbers, output: sink.regularFile)
    counts.records += whole.counts.records
    counts.skipped += whole.counts.skipped
    return ScrollArrival(whole.page, threshold: threshold)
  }

  /// Makes all steps and prints them.
  mutating func printSteps() throws(Failure) {
    var writer = ScrollWriter(settings.format)
    var text = TextBuffer()
    writer.begin(into: &text)
    while let offset = try offsets.next() {
      writer.write(try step(to: offset), into: &text)
      if text.count > sink.patience {
        try sink.writeOrFail(text.bytes)
        text.removeAll()
      }
    }
    writer.end(simulation.summary, into: &text)
    try sink.writeOrFail(text.bytes)
  }

  private mutating func step(to offset: Double) throws(Failure) -> ScrollStep {
    do {
      return try simulation.step(to: offset)
    } catch {
      // Only records that arrive are placed in a step, and those in front come first.
      let isRefresh = simulation.refresh.map { offset < -$0.threshold } ?? false
      let file = isRefresh ? settings.scroll.onRefresh : settings.scroll.onMore
      throw .packing(file ?? "", error)
    }
  }
}

/// Where the steps of a scroll lead to: given offsets, or those of a trace as it is read.
private struct StepOffsets {
  private var given: ArraySlice<Double>
  private var trace: (name: String, reader: OffsetReader)?

  init(_ settings: Settings, output: FileStatus?) throws(Failure) {
    given = (settings.offsets ?? [])[...]
    guard let name = settings.scroll.trace else { return }
    let source = try openInput(name, output: output)
    do {
      trace = (name, try OffsetReader(source))
    } catch {
      throw .input(name, error)
    }
  }

  /// The next offset, or nil at the end.
  mutating func next() throws(Failure) -> Double? {
    guard let name = trace?.name else { return given.popFirst() }
    do {
      return try trace?.reader.next()
    } catch {
      throw .input(name, error)
    }
  }
}
