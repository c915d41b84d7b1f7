import Testing

@testable import MasonryKit

@Suite struct VisibleIndexTests {
  /// Four columns of 200 points, twelve literal heights, a viewport of 600.
  private func grid() throws -> MasonryLayout {
    var configuration = LayoutConfiguration(width: 800, height: 600)
    configuration.columns = .count(4)
    configuration.margins = Margins(all: 0)
    (configuration.columnGap, configuration.rowGap) = (0, 0)
    configuration.itemHeight = .literal
    let heights = [100.0, 200, 300, 400, 100, 200, 300, 400, 100, 200, 300, 400]
    return try MasonryLayout(
      heights.map { Item(width: 1, height: $0) }, configuration: configuration)
  }

  @Test func edgesThatOnlyTouchTheViewportAreNotVisible() throws {
    let index = VisibleIndex(try grid())
    // Item 0 ends at 100, items 1 and 4 at 200; items 10 and 11 begin at 500.
    #expect(index.ranges(offset: -100) == [0..<10])
    #expect(index.ranges(offset: 0) == [0..<12])
    #expect(index.ranges(offset: 100) == [1..<12])
    #expect(index.ranges(offset: 200) == [2..<4, 5..<12])
  }

  @Test func overscanReachesBeyondBothEnds() throws {
    let index = VisibleIndex(try grid())
    #expect(index.ranges(offset: 200, overscan: 0.5) == [1..<12])
    #expect(index.ranges(offset: -700) == [])
    #expect(index.ranges(offset: -700, overscan: 101) == [0..<4])
    #expect(index.ranges(offset: 5000) == [])
  }

  @Test func itemsWithoutHeightAreVisibleStrictlyWithin() throws {
    var configuration = LayoutConfiguration(width: 100, height: 50)
    configuration.columns = .count(1)
    configuration.margins = Margins(all: 0)
    configuration.rowGap = 10
    configuration.itemHeight = .literal
    let items = (0..<8).map { _ in Item(width: 1, height: 0) }
    let index = VisibleIndex(try MasonryLayout(items, configuration: configuration))
    #expect(index.ranges(offset: 10) == [2..<6])
    #expect(index.ranges(offset: 0) == [1..<5])
  }

  @Test(arguments: 0..<80)
  func theIndexFindsWhatAScanOfAllFramesFinds(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    let configuration = random.configuration()
    let grid = try ColumnGrid(configuration)
    let items = random.items(count: 300, columns: grid.count, pins: !configuration.spanFromWidth)
    let layout = try MasonryLayout(items, configuration: configuration)
    let index = VisibleIndex(layout)
    let isHorizontal = configuration.axis == .horizontal
    let end = isHorizontal ? layout.contentSize.width : layout.contentSize.height
    let extent = try #require(isHorizontal ? configuration.width : configuration.height)
    let frames = FrameBatch(capacity: layout.count)
    layout.fill(frames, from: 0)
    for _ in 0..<20 {
      // Often exactly at an edge.
      let offset =
        random.chance(0.5)
        ? layout.edges(at: Int.random(in: 0..<layout.count, using: &random)).bottom
        : Double.random(in: -extent...end + extent, using: &random)
      let overscan = random.length(upTo: 100)
      let found = index.ranges(offset: offset, overscan: overscan).flatMap { Array($0) }
      let expected = (0..<layout.count).filter {
        let edges = layout.edges(at: $0)
        return edges.bottom > offset - overscan && edges.top < offset + extent + overscan
      }
      try #require(found == expected, "offset \(offset), overscan \(overscan)")
      var streamed = VisibleItems(
        offset: offset, overscan: overscan, configuration: configuration)
      streamed.collect(frames)
      try #require(streamed.ranges.flatMap { Array($0) } == expected)
    }
  }

  @Test(arguments: 0..<40)
  func sectionsAreFoundAsWell(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    let configuration = random.configuration()
    var layout = try MasonryLayout(configuration)
    let (batch, scratch) = (ItemBatch(contents: [.spans]), FrameBatch())
    for section in 0..<4 {
      batch.count = Int.random(in: 0...30, using: &random)
      for position in 0..<batch.count {
        batch.indexes[position] = layout.count + position
        batch.widths[position] = 10
        batch.heights[position] = Double(5 + section)
        batch.spans[position] = Int32(random.chance(0.3) ? 2 : 1)
      }
      try layout.append(batch, scratch: scratch)
      layout.endSection()
    }
    let index = VisibleIndex(layout)
    let isHorizontal = configuration.axis == .horizontal
    let extent = try #require(isHorizontal ? configuration.width : configuration.height)
    for offset in stride(from: -50.0, to: 2000, by: 97) {
      let found = index.ranges(offset: offset).flatMap { Array($0) }
      let expected = (0..<layout.count).filter {
        let edges = layout.edges(at: $0)
        return edges.bottom > offset && edges.top < offset + extent
      }
      try #require(found == expected)
    }
    #expect(layout.sections.map(\.count).reduce(0, +) == layout.count)
  }
}
