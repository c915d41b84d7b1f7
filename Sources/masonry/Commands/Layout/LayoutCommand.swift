import MasonryKit

/// `masonry layout`: frames, content size and visible items.
func runLayout(_ settings: Settings, reporter: Reporter) throws(Failure) {
  let writer = makeLayoutWriter(settings.format)
  let packer: Packer
  do {
    packer = try Packer(settings.layout)
  } catch {
    throw Failure(error)
  }
  reporter.hintAboutTerminal(settings.files, "records")
  let counts = try withOutput(to: settings.output) { (sink) throws(Failure) in
    var pipeline = LayoutPipeline(settings, packer: packer, sink: sink, writer: writer)
    try pipeline.run()
    return pipeline.counts
  }
  if counts.skipped > 0 { reporter.warn(skippedRecords(counts.skipped, of: counts.records)) }
}
