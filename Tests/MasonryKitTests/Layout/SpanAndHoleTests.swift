import Testing

@testable import MasonryKit

/// Literal heights in three columns of 50 points with gaps of 10, as a browser lays out lanes.
@Suite struct SpanAndHoleTests {
  private func place(
    _ items: [(height: Double, span: Int)], _ change: (inout LayoutConfiguration) -> Void = { _ in }
  ) throws -> [[Double]] {
    var configuration = LayoutConfiguration(width: 170)
    configuration.margins = Margins(all: 0)
    (configuration.columnGap, configuration.rowGap) = (10, 10)
    configuration.itemHeight = .literal
    configuration.tie = .cursor
    change(&configuration)
    var packer = try Packer(configuration)
    return try items.map {
      let rect = try packer.place(Item(size: Size(width: 1, height: $0.height), span: $0.span)).rect
      return [rect.x, rect.y, rect.width, rect.height]
    }
  }

  @Test func aSpanStandsBelowTheLowestOfItsColumns() throws {
    let frames = try place([(30, 1), (90, 2), (70, 1), (70, 3), (30, 1), (50, 2), (20, 1)])
    #expect(
      frames == [
        [0, 0, 50, 30], [60, 0, 110, 90], [0, 40, 50, 70], [0, 120, 170, 70], [0, 200, 50, 30],
        [60, 200, 110, 50], [0, 240, 50, 20],
      ])
  }

  @Test func aSpanWiderThanTheGridIsClamped() throws {
    #expect(try place([(10, 9)]) == [[0, 0, 170, 10]])
  }

  @Test func anItemThatJustFitsFillsTheHoleAboveASpan() throws {
    let items = [(20.0, 1), (60, 1), (60, 1), (15, 2), (30, 1), (20, 1)]
    let frames = try place(items) { $0.isDense = true }
    #expect(frames[3...] == [[0, 70, 110, 15], [0, 30, 50, 30], [120, 70, 50, 20]])
  }

  @Test func anItemThatIsTooTallLeavesTheHoleToTheNext() throws {
    let items = [(20.0, 1), (60, 1), (60, 1), (15, 2), (31, 1), (20, 1)]
    let frames = try place(items) { $0.isDense = true }
    #expect(frames[3...] == [[0, 70, 110, 15], [120, 70, 50, 31], [0, 30, 50, 20]])
  }

  @Test func withinTheToleranceTheCursorDecides() throws {
    let items = [(80.0, 1), (70, 1), (70, 1), (80, 1)]
    let frames = try place(items) {
      $0.width = 210
      $0.columns = .count(2)
      $0.flowTolerance = 16
    }
    #expect(frames.map { $0[0] } == [0, 110, 0, 110])
    let strict = try place(items) {
      $0.width = 210
      $0.columns = .count(2)
    }
    #expect(strict.map { $0[0] } == [0, 110, 110, 0])
  }

  @Test func theOldestColumnWinsATie() throws {
    let items = [(10.0, 1), (20, 1), (10, 1), (10, 1), (10, 1)]
    let frames = try place(items) {
      $0.tie = .oldest
      $0.rowGap = 0
    }
    // Columns end at 20, 20 and 20 after five items; the second was served first.
    #expect(frames.map { $0[0] } == [0, 60, 120, 0, 120])
    #expect(
      try place(items + [(5, 1)]) {
        $0.tie = .oldest; $0.rowGap = 0
      }.last?[0] == 60)
  }

  @Test func aPinnedItemMovesTheCursor() throws {
    var configuration = LayoutConfiguration(width: 170)
    configuration.placement = .sequential
    var packer = try Packer(configuration)
    let size = Size(width: 1, height: 1)
    #expect(try packer.place(Item(size: size)).column == 0)
    #expect(try packer.place(Item(size: size, column: 0)).column == 0)
    #expect(try packer.place(Item(size: size)).column == 1)
    #expect(throws: PackingError.pinOutsideGrid(record: 3)) {
      try packer.place(Item(size: size, span: 2, column: 2))
    }
  }
}
