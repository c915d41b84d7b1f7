import MasonryKit

/// Asking a layout in memory which items are visible, beside a scan of all frames.
func printVisibleRows() throws {
  let table = Table(
    "Visible items at an offset, 3 columns, in process, beside a scan of all frames")
  var smallest = 0.0
  for count in [10_000, 10_000_000] {
    let layout = try makeLayout(count: count)
    let index = VisibleIndex(layout)
    let offsets = (0..<64).map { Double($0) / 64 * layout.contentSize.height }
    let own = bestSeconds {
      for _ in 0..<200 {
        for offset in offsets { use(index.ranges(offset: offset, overscan: 0)) }
      }
    }
    let seconds = own / Double(200 * offsets.count)
    let scan = bestSeconds(of: 2) { use(scanned(layout, offset: offsets[32])) }
    if count == 10_000 { smallest = seconds }
    table.row(
      "\(count.grouped) items", nanoseconds(seconds, per: 1), beside: milliseconds(scan),
      ratio: scan / seconds, goal: count > 10_000 ? "≥ 10,000×" : "")
    if count > 10_000 {
      table.row("the same, against 10,000 items", "", ratio: seconds / smallest, goal: "≤ 3×")
    }
  }
}

extension Int {
  /// The number with a comma between thousands.
  var grouped: String {
    var digits = String(self)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}

/// A layout of three columns under a small screen.
func makeLayout(count: Int) throws -> MasonryLayout {
  var layout = try MasonryLayout(LayoutConfiguration(width: 375, height: 667))
  let scratch = FrameBatch()
  for batch in itemBatches(count: count) { try layout.append(batch, scratch: scratch) }
  return layout
}

/// What the seeds do: a look at each frame.
private func scanned(_ layout: MasonryLayout, offset: Double) -> Int {
  layout.frames.count { $0.rect.y + $0.rect.height > offset && $0.rect.y < offset + 667 }
}
