import MasonryKit

/// `masonry layout`: frames, content size and visible items.
func runLayout(_ settings: Settings, reporter: Reporter) throws(Failure) {
  guard let writer = makeLayoutWriter(settings.format) else {
    throw Failure(.usage, "layout has no --format \(settings.format.rawValue)")
  }
  let packer: Packer
  do {
    packer = try Packer(settings.layout)
  } catch {
    throw Failure(error)
  }
  hintAtTerminal(settings, reporter)
  let counts = try withOutput(to: settings.output) { (sink) throws(Failure) in
    var pipeline = LayoutPipeline(settings, packer: packer, sink: sink, writer: writer)
    try pipeline.run()
    return pipeline.counts
  }
  if counts.skipped > 0 { reporter.warn(skippedRecords(counts.skipped, of: counts.records)) }
}

/// Says so where a run waits for someone to type records.
func hintAtTerminal(_ settings: Settings, _ reporter: Reporter) {
  if settings.files.contains(FileSource.standardInputName)
    && Terminal.isTerminal(.standardInput)
  {
    reporter.hint("reading records from standard input")
  }
}
