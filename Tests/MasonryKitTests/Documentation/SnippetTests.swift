import MasonryKit
import Testing

/// The Swift examples of the documentation, one after the other as they stand there.
///
/// Where an example says `expression  // value`, the test says `#expect(expression == value)`;
/// ``SnippetTextTests`` holds the two together.
@Suite struct SnippetTests {
  @Test func overview() throws {
    let items = [Item(width: 200, height: 275), Item(width: 200, height: 300)]
    let layout = try MasonryLayout(items, configuration: LayoutConfiguration(width: 375))
    #expect(layout.frames[1].rect.x == 130.33333333333331)
    #expect(layout.contentSize == Size(width: 375, height: 187.5))
  }

  @Test func firstLayout() throws {
    var configuration = LayoutConfiguration(width: 340, height: 60)
    configuration.margins = Margins(all: 10)
    configuration.columnGap = 10
    configuration.rowGap = 10
    let items = [
      Item(width: 100, height: 150), Item(width: 200, height: 100), Item(width: 100, height: 120),
      Item(width: 50, height: 40), Item(width: 100, height: 60), Item(width: 100, height: 30),
    ]
    var layout = try MasonryLayout(items, configuration: configuration)
    #expect(layout.frames[3].column == 1)
    #expect(layout.frames[3].rect == Rect(x: 120, y: 70, width: 100, height: 80))
    #expect(layout.contentSize == Size(width: 340, height: 210))
    #expect(VisibleIndex(layout).ranges(offset: 70) == [0..<1, 2..<4])
    #expect(HitTest(layout).index(at: Point(x: 125, y: 75)) == 3)
    #expect(HitTest(layout).index(at: Point(x: 115, y: 75)) == nil)
    try layout.insert([Item(width: 100, height: 20)], at: 0)
    #expect(layout.frames[0].rect == Rect(x: 10, y: 10, width: 100, height: 20))
    #expect(layout.frames[1].rect == Rect(x: 120, y: 10, width: 100, height: 150))
    #expect(layout.contentSize.height == 230)
  }

  @Test func masonryLayout() throws {
    var layout = try MasonryLayout(
      [Item(width: 200, height: 275), Item(width: 200, height: 300)],
      configuration: LayoutConfiguration(width: 375))
    #expect(layout.frames[1].rect.x == 130.33333333333331)
    try layout.insert([Item(width: 200, height: 100)], at: 0)
    #expect(layout.frames[1].column == 1)
    #expect(layout.contentSize.height == 187.5)
  }

  @Test func itemReader() throws {
    let text = #"[{"w": 200, "h": 275}, {"w": 200, "h": 300}]"#
    var reader = try ItemReader(ArraySource(Array(text.utf8)))
    let first = try reader.next()
    #expect(first?.size.height == 275)
    let second = try reader.next()
    #expect(second?.size.height == 300)
    let third = try reader.next()
    #expect(third == nil)
  }

  @Test func packer() throws {
    var packer = try Packer(LayoutConfiguration(width: 375))
    let frame = try packer.place(Item(width: 200, height: 275))
    #expect(frame.column == 0)
    #expect(frame.rect.height == 157.20833333333331)
    #expect(packer.contentSize.height == 173.20833333333331)
  }

  @Test func columnGrid() throws {
    let grid = try ColumnGrid(LayoutConfiguration(width: 375))
    #expect(grid.count == 3)
    #expect(grid.columnWidth == 114.33333333333333)
    #expect(grid.x(column: 1, cellWidth: grid.cellWidth(span: 1)) == 130.33333333333331)
  }

  @Test func preset() {
    var configuration = LayoutConfiguration(width: 375)
    Preset(named: "cht-waterfall")?.apply(to: &configuration)
    #expect(configuration.columns == .count(2))
  }

  /// The layout of the six items that the pages speak of, with a viewport of 60.
  private func sixItems() throws -> MasonryLayout {
    var configuration = LayoutConfiguration(width: 340, height: 60)
    configuration.margins = Margins(all: 10)
    (configuration.columnGap, configuration.rowGap) = (10, 10)
    let sizes: [(Double, Double)] = [
      (100, 150), (200, 100), (100, 120), (50, 40), (100, 60), (100, 30),
    ]
    return try MasonryLayout(
      sizes.map { Item(width: $0, height: $1) }, configuration: configuration)
  }

  @Test func visibleIndex() throws {
    let layout = try sixItems()
    let index = VisibleIndex(layout)
    #expect(index.ranges(offset: 70) == [0..<1, 2..<4])
    #expect(index.ranges(offset: 70, overscan: 20) == [0..<5])
  }

  @Test func hitTest() throws {
    let layout = try sixItems()
    let test = HitTest(layout)
    #expect(test.index(at: Point(x: 10, y: 10)) == 0)
    #expect(test.index(at: Point(x: 110, y: 10)) == nil)
  }

  @Test func scrollSimulation() throws {
    let layout = try sixItems()
    var scroll = ScrollSimulation(layout)
    let first = try scroll.step(to: 0)
    #expect(first.appeared == [0, 1, 2])
    #expect(first.created == 3)
    let second = try scroll.step(to: 70)
    #expect(second.disappeared == [1])
    #expect(second.reused == 1)
    #expect(scroll.summary.created == 3)
  }

  @Test func layoutMetrics() throws {
    let layout = try sixItems()
    let metrics = layout.metrics
    #expect(metrics.contentHeight == 210)
    #expect(metrics.raggedness == 40)
  }

  @Test func reusePool() {
    var pool = ReusePool()
    let isThere = pool.take()
    #expect(isThere == false)
    pool.give()
    #expect(pool.count == 1)
  }
}
