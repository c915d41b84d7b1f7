import Testing

@testable import MasonryKit

@Suite struct HitTestTests {
  @Test func leftAndTopEdgesBelongToAFrame() throws {
    var configuration = LayoutConfiguration(width: 100)
    configuration.columns = .count(2)
    configuration.margins = Margins(all: 0)
    (configuration.columnGap, configuration.rowGap) = (0, 0)
    configuration.itemHeight = .literal
    let test = HitTest(
      try MasonryLayout(
        [10.0, 20, 30].map { Item(width: 1, height: $0) }, configuration: configuration))
    #expect(test.index(at: Point(x: 0, y: 0)) == 0)
    #expect(test.index(at: Point(x: 50, y: 0)) == 1)
    #expect(test.index(at: Point(x: 49.5, y: 10)) == 2)
    #expect(test.index(at: Point(x: 50, y: 20)) == nil)
    #expect(test.index(at: Point(x: 100, y: 0)) == nil)
    #expect(test.index(at: Point(x: -1, y: 0)) == nil)
    #expect(test.index(at: Point(x: 0, y: 40)) == nil)
  }

  @Test func anItemWithoutHeightIsNeverHit() throws {
    var configuration = LayoutConfiguration(width: 100)
    configuration.columns = .count(1)
    configuration.margins = Margins(all: 0)
    configuration.rowGap = 0
    configuration.itemHeight = .literal
    let heights = [10.0, 0, 0, 10]
    let test = HitTest(
      try MasonryLayout(
        heights.map { Item(width: 1, height: $0) }, configuration: configuration))
    #expect(test.index(at: Point(x: 5, y: 10)) == 3)
    #expect(test.index(at: Point(x: 5, y: 9.5)) == 0)
  }

  @Test func whereFramesOverlapTheHighestIndexIsHit() throws {
    var configuration = LayoutConfiguration(width: 180)
    configuration.columns = .width(60)
    configuration.spanFromWidth = true
    configuration.margins = Margins(all: 0)
    (configuration.columnGap, configuration.rowGap) = (0, 0)
    configuration.itemHeight = .literal
    // 60.5 counts as one column, so it reaches half a point over the next item.
    let layout = try MasonryLayout(
      [Item(width: 60.5, height: 10), Item(width: 60, height: 10)], configuration: configuration)
    #expect(HitTest(layout).index(at: Point(x: 60.25, y: 5)) == 1)
    #expect(HitTest(layout).index(at: Point(x: 59.75, y: 5)) == 0)
  }

  @Test(arguments: 0..<60)
  func theItemIsTheOneThatAScanOfAllFramesFinds(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    let configuration = random.configuration()
    let grid = try ColumnGrid(configuration)
    let items = random.items(count: 200, columns: grid.count, pins: !configuration.spanFromWidth)
    let layout = try MasonryLayout(items, configuration: configuration)
    let test = HitTest(layout)
    for _ in 0..<40 {
      let some = layout.edges(at: Int.random(in: 0..<layout.count, using: &random))
      let x = random.chance(0.3) ? some.left : Double.random(in: -10...1010, using: &random)
      let y = random.chance(0.3) ? some.top : Double.random(in: -10...2000, using: &random)
      let expected = (0..<layout.count).last {
        let edges = layout.edges(at: $0)
        return edges.left <= x && x < edges.right && edges.top <= y && y < edges.bottom
      }
      let isHorizontal = configuration.axis == .horizontal
      let point = isHorizontal ? Point(x: y, y: x) : Point(x: x, y: y)
      try #require(test.index(at: point) == expected, "\(point)")
    }
  }
}
