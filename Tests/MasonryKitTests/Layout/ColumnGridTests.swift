import Testing

@testable import MasonryKit

@Suite struct ColumnGridTests {
  private func grid(
    width: Double, height: Double? = nil, _ change: (inout LayoutConfiguration) -> Void = { _ in }
  ) throws -> ColumnGrid {
    var configuration = LayoutConfiguration(width: width, height: height)
    change(&configuration)
    return try ColumnGrid(configuration)
  }

  @Test func threeColumnsShareWhatMarginsAndGapsLeave() throws {
    let grid = try grid(width: 375)
    #expect(grid.count == 3)
    #expect(grid.columnWidth == 114.33333333333333)
    #expect(grid.x(column: 0, cellWidth: grid.columnWidth) == 8)
    #expect(grid.x(column: 1, cellWidth: grid.columnWidth) == 130.33333333333331)
    #expect(grid.cellWidth(span: 2) == 236.66666666666666)
  }

  @Test func columnsFromTheRightKeepTheMarginsOnTheirSides() throws {
    let grid = try grid(width: 100) {
      $0.columns = .count(2)
      $0.direction = .rightToLeft
      $0.margins = Margins(top: 0, bottom: 0, left: 10, right: 4)
      $0.columnGap = 6
    }
    #expect(grid.columnWidth == 40)
    #expect(grid.x(column: 0, cellWidth: 40) == 56)
    #expect(grid.x(column: 1, cellWidth: 40) == 10)
    #expect(grid.x(column: 0, cellWidth: grid.cellWidth(span: 2)) == 10)
  }

  @Test func columnsOfALeastWidthStretch() throws {
    let grid = try grid(width: 375) { $0.columns = .minimumWidth(100) }
    #expect(grid.count == 3)
    #expect(grid.columnWidth == 114.33333333333333)
    let capped = try self.grid(width: 375) { $0.columns = .minimumWidth(100, maximumCount: 2) }
    #expect(capped.count == 2)
    #expect(capped.columnWidth == 175.5)
  }

  @Test func anExactDecimalFitLosesNoColumnToBinaryRounding() throws {
    let grid = try grid(width: 320) {
      $0.columns = .minimumWidth(158.8)
      $0.margins = Margins(all: 0)
      $0.columnGap = 2.4
    }
    #expect(grid.count == 2)
  }

  @Test(arguments: [(999.9995, 10), (999.998, 9), (1000, 10)])
  func aShortfallBelowAThousandthFitsColumnsOfALeastWidth(width: Double, count: Int) throws {
    let grid = try grid(width: width) {
      $0.columns = .minimumWidth(100)
      $0.margins = Margins(all: 0)
      $0.columnGap = 0
    }
    #expect(grid.count == count)
  }

  @Test(arguments: [(1599.5, 4, 1), (999.5, 10, 0), (999, 9, 0)])
  func aShortfallBelowAPixelFitsColumnsOfOneWidth(width: Double, count: Int, gap: Double) throws {
    let columnWidth = gap == 0 ? 100.0 : 399.25
    let grid = try grid(width: width) {
      $0.columns = .width(columnWidth)
      $0.margins = Margins(all: 0)
      $0.columnGap = gap
    }
    #expect(grid.count == count)
    #expect(grid.columnWidth == columnWidth)
  }

  @Test func columnsOfOneWidthKeepItWhereNotEvenOneFits() throws {
    let grid = try grid(width: 50) { $0.columns = .width(100) }
    #expect(grid.count == 1)
    #expect(grid.columnWidth == 100)
  }

  @Test func wideContainersHaveTheirOwnNumberOfColumns() throws {
    #expect(try grid(width: 667, height: 375) { $0.landscapeColumns = 5 }.count == 5)
    #expect(try grid(width: 375, height: 667) { $0.landscapeColumns = 5 }.count == 3)
    #expect(try grid(width: 375, height: 375) { $0.landscapeColumns = 5 }.count == 3)
    #expect(try grid(width: 667) { $0.landscapeColumns = 5 }.count == 3)
  }

  @Test func horizontalLanesShareTheHeight() throws {
    let grid = try grid(width: 100, height: 375) {
      $0.axis = .horizontal
      $0.margins = Margins(top: 8, bottom: 8, left: 99, right: 99)
    }
    #expect(grid.columnWidth == 114.33333333333333)
    #expect(grid.x(column: 1, cellWidth: grid.columnWidth) == 130.33333333333331)
  }

  @Test func floorRoundingTakesColumnsDownToThePixel() throws {
    let grid = try grid(width: 375) {
      $0.rounding = .floor
      $0.scale = 2
    }
    #expect(grid.columnWidth == 114)
    #expect(grid.x(column: 2, cellWidth: 114) == 252)
  }

  @Test(arguments: [
    (59.0, 1), (58.0625, 1), (58.5, 1), (59.0625, 2), (116, 2), (117, 2), (118, 3), (0.5, 1),
    (1e308, 3),
  ])
  func aSpanIsTheRecordsWidthInColumnsRoundedUpFromAPixel(width: Double, span: Int) throws {
    let grid = try grid(width: 180) {
      $0.columns = .width(50.0625)
      $0.margins = Margins(all: 0)
      $0.columnGap = 8
      $0.spanFromWidth = true
    }
    #expect(grid.span(forRecordWidth: width) == span)
  }

  @Test func columnsWithoutWidthAreAnErrorThatShowsTheNumbers() {
    #expect(
      throws: ConfigurationError.columnWidthNotPositive(
        width: -4, available: 4, columns: 3, columnGap: 8)
    ) { try grid(width: 20) }
    #expect(
      throws: ConfigurationError.columnWidthNotPositive(
        width: 0, available: 18, columns: 3, columnGap: 8)
    ) {
      try grid(width: 34) { $0.rounding = .floor }
    }
  }

  @Test(arguments: [0, -1, 65_536, Int.max])
  func theNumberOfColumnsHasLimits(count: Int) {
    #expect(
      throws: ConfigurationError.columnCountOutOfRange(count: Double(count), limit: 65_535)
    ) {
      try grid(width: 1e6) { $0.columns = .count(count) }
    }
  }

  @Test func theLimitItselfIsAllowed() throws {
    let grid = try grid(width: 65_535) {
      $0.columns = .minimumWidth(1)
      $0.margins = Margins(all: 0)
      $0.columnGap = 0
    }
    #expect(grid.count == 65_535)
  }
}
