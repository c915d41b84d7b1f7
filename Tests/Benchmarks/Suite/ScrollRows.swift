import MasonryKit

/// A scroll over a layout in memory, beside the making of its text, and with few items and many.
func printScrollRows() throws {
  let table = Table("100,000 steps of a scroll, 3 columns, in process, beside making their text")
  var smallest = 0.0
  for count in [10_000, 1_000_000] {
    let layout = try makeLayout(count: count)
    let simulation = ScrollSimulation(ScrollPage(layout), isLooping: true)
    let offsets = (0..<100_000).map { Double($0 * 397 % 1_000_003) }
    let own = try bestSeconds {
      var scroll = simulation
      for offset in offsets { use(try scroll.step(to: offset).pooled) }
    }
    var scroll = simulation
    let steps = try offsets.map { try scroll.step(to: $0) }
    let text = bestSeconds { use(textLength(of: steps)) }
    if count == 10_000 { smallest = own }
    table.row(
      "\(count.grouped) items", milliseconds(own), beside: milliseconds(text), ratio: text / own)
    if count > 10_000 {
      table.row("the same, against 10,000 items", "", ratio: own / smallest, goal: "≤ 3×")
    }
  }
}

private func textLength(of steps: [ScrollStep]) -> Int {
  var writer = ScrollWriter(.ndjson)
  var text = TextBuffer()
  var length = 0
  for step in steps {
    writer.write(step, into: &text)
    if text.count > 1 << 16 {
      length += text.count
      text.removeAll()
    }
  }
  return length + text.count
}
