import Testing

@testable import MasonryKit

@Suite struct MasonryLayoutTests {
  private func expectEqual(_ layout: MasonryLayout, _ fresh: MasonryLayout) throws {
    try #require(layout.count == fresh.count)
    for (a, b) in zip(layout.frames, fresh.frames) { try #require(a == b) }
    try #require(layout.contentSize == fresh.contentSize)
  }

  @Test(arguments: 0..<80)
  func aChangedLayoutEqualsAFreshOne(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    let configuration = random.configuration()
    let columns = try ColumnGrid(configuration).count
    let hasPins = !configuration.spanFromWidth
    var items = random.items(count: 30, columns: columns, pins: hasPins)
    var layout = try MasonryLayout(items, configuration: configuration)
    for _ in 0..<12 {
      let added = random.items(
        count: Int.random(in: 0...5, using: &random), columns: columns, pins: hasPins)
      let position = Int.random(in: 0...items.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        items.append(contentsOf: added)
        try layout.append(added)
      case 1:
        items.insert(contentsOf: added, at: position)
        try layout.insert(added, at: position)
      case 2:
        let range = position..<min(items.count, position + 3)
        items.removeSubrange(range)
        try layout.remove(range)
      default:
        guard position < items.count else { continue }
        items[position] = random.items(count: 1, columns: columns, pins: hasPins)[0]
        try layout.replace(at: position, with: items[position])
      }
      try expectEqual(layout, MasonryLayout(items, configuration: configuration))
      #expect((0..<items.count).map(layout.item(at:)) == items)
    }
  }

  @Test func aChangeThatCannotBePlacedLeavesTheLayoutAsItWas() throws {
    var configuration = LayoutConfiguration(width: 300)
    configuration.itemHeight = .literal
    let items = (0..<5).map { Item(width: 1, height: Double(10 * $0)) }
    let before = try MasonryLayout(items, configuration: configuration)
    var layout = before
    // Three fill the three columns, the fourth is too much.
    let huge = (0..<4).map { _ in Item(width: 1, height: 1e308) }
    #expect(throws: PackingError.contentHeightNotFinite(record: 8)) { try layout.append(huge) }
    try expectEqual(layout, before)
    #expect(throws: PackingError.self) { try layout.insert(huge, at: 2) }
    try expectEqual(layout, before)
    #expect(throws: PackingError.pinOutsideGrid(record: 1)) {
      try layout.replace(
        at: 1, with: Item(size: Size(width: 1, height: 1), span: 2, column: 2))
    }
    try expectEqual(layout, before)
  }

  @Test func batchesKeepTheIndexesOfTheirRecords() throws {
    var layout = try MasonryLayout(LayoutConfiguration(width: 300))
    let (batch, scratch) = (ItemBatch(), FrameBatch())
    for (position, index) in [0, 1, 4, 7].enumerated() {
      batch.indexes[position] = index
      batch.widths[position] = 1
      batch.heights[position] = 1
    }
    batch.count = 4
    try layout.append(batch, scratch: scratch)
    #expect(layout.frames.map(\.index) == [0, 1, 4, 7])
    #expect(layout.frames.map(\.column) == [0, 1, 2, 0])
  }
}
