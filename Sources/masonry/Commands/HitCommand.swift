import MasonryKit

/// `masonry hit`: the item under each point.
func runHit(_ settings: Settings, reporter: Reporter) throws(Failure) {
  reporter.hintAboutTerminal(settings.files, "records")
  let counts = try withOutput(to: settings.output) { (sink) throws(Failure) in
    var numbers = ReuseNumbers()
    let whole = try WholeLayout(
      settings.files, settings, numbers: &numbers, output: sink.regularFile)
    let test = HitTest(whole.layout)
    var text = TextBuffer()
    HitWriter(settings.format).write(
      settings.points.map { ($0, test.index(at: $0)) }, into: &text)
    try sink.writeOrFail(text.bytes)
    return whole.counts
  }
  if counts.skipped > 0 { reporter.warn(skippedRecords(counts.skipped, of: counts.records)) }
}
