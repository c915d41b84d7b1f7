import Testing

@testable import MasonryKit

/// What the measures of a layout are.
@Suite struct LayoutMetricsTests {
  /// Two columns of 145 under a header of 20; items are as high as their records.
  private func configuration() -> LayoutConfiguration {
    var configuration = LayoutConfiguration(width: 320, height: 100)
    configuration.columns = .count(2)
    configuration.margins = Margins(all: 10)
    configuration.columnGap = 10
    configuration.rowGap = 10
    configuration.header = 20
    configuration.footer = 5
    configuration.itemHeight = .literal
    return configuration
  }

  private func metrics(
    _ heights: [Double], _ configuration: LayoutConfiguration
  ) throws -> LayoutMetrics {
    let items = heights.map { Item(width: 1, height: $0) }
    return try MasonryLayout(items, configuration: configuration).metrics
  }

  @Test func measuresFollowTheirFormulas() throws {
    // Column 0 holds the first item, 30 to 130; column 1 the others, 30 to 80, 90 to 120, 130 to 190.
    let metrics = try metrics([100, 50, 30, 60], configuration())
    #expect(metrics.contentHeight == 205)
    #expect(metrics.shortestColumn == 130)
    #expect(metrics.raggedness == 60)
    // 145 * 240 of 300 * 160.
    #expect(metrics.fill == 0.725)
    // 30 + (240 + 4 * 10) / 2 - 10 + 10 + 5.
    #expect(metrics.lowerBound == 175)
    #expect(metrics.efficiency == 175.0 / 205)
    #expect(metrics.visible == 3)
    #expect(metrics.disorder == 0)
  }

  @Test func aColumnWithoutItemsEndsAtTheStartLine() throws {
    let metrics = try metrics([70], configuration())
    #expect(metrics.shortestColumn == 30)
    #expect(metrics.raggedness == 70)
    // The formula as it stands: 30 + 80 / 2 - 10 + 15.
    #expect(metrics.lowerBound == 75)
  }

  @Test func withoutItemsThereIsNothingToFill() throws {
    #expect(
      try metrics([], configuration())
        == LayoutMetrics(
          contentHeight: 45, shortestColumn: 30, raggedness: 0, fill: 0, lowerBound: 45,
          efficiency: 1, visible: 0, disorder: 0))
    var bare = LayoutConfiguration(width: 100)
    bare.margins = Margins(all: 0)
    #expect(
      try metrics([], bare)
        == LayoutMetrics(
          contentHeight: 0, shortestColumn: 0, raggedness: 0, fill: 0, lowerBound: 0,
          efficiency: 1, visible: nil, disorder: 0))
  }

  @Test func theMinimumHeightCountsForTheContentAlone() throws {
    var configuration = configuration()
    configuration.minimumContentHeight = .length(400)
    let metrics = try metrics([100, 50, 30, 60], configuration)
    #expect(metrics.contentHeight == 400)
    #expect(metrics.efficiency == 175.0 / 400)
    #expect(metrics.fill == 0.725)
  }

  @Test func aSpanMovesTheEndsOfAllItsColumns() throws {
    var wide = Item(width: 1, height: 40)
    wide.span = 2
    let layout = try MasonryLayout(
      [wide, Item(width: 1, height: 10)], configuration: configuration())
    // 30 to 70 in both columns, then 80 to 90 in the first.
    #expect(layout.metrics.shortestColumn == 70)
    #expect(layout.metrics.raggedness == 20)
    // 300 * 40 + 145 * 10 of 300 * 60.
    #expect(layout.metrics.fill == 13450.0 / 18000)
  }

  @Test func roundedFramesAreMeasuredAsTheyAre() throws {
    var configuration = configuration()
    configuration.rounding = .nearest
    // 30 to 80.4 becomes 30 to 80, and the item below it 90.4 to 101.1 becomes 90 to 101.
    let metrics = try metrics([60, 50.4, 10.7], configuration)
    #expect(metrics.shortestColumn == 90)
    #expect(metrics.raggedness == 11)
  }

  @Test func readingGoesByHeightThenFromTheSideOfTheColumns() throws {
    var configuration = configuration()
    configuration.placement = .sequential
    // Read 0, 1, 3, 2: one pair of six stands the other way round.
    #expect(try metrics([100, 10, 10, 10], configuration).disorder == 1.0 / 6)
    configuration.direction = .rightToLeft
    #expect(try metrics([100, 10, 10, 10], configuration).disorder == 1.0 / 6)
    #expect(try metrics([7], configuration).disorder == 0)
  }

  @Test func pinsCanTurnTheOrderAround() throws {
    let items = (0..<3).map { Item(size: Size(width: 1, height: 5), column: 2 - $0) }
    var configuration = configuration()
    configuration.columns = .count(3)
    #expect(try MasonryLayout(items, configuration: configuration).metrics.disorder == 1)
  }

  @Test func alongAHorizontalAxisHeightsAreExtentsAlongX() throws {
    var configuration = configuration()
    configuration.axis = .horizontal
    configuration.width = 100
    configuration.height = 320
    configuration.margins = Margins(all: 10)
    let items = [100.0, 50, 30, 60].map { Item(width: $0, height: 1) }
    let metrics = try MasonryLayout(items, configuration: configuration).metrics
    #expect(metrics.contentHeight == 205)
    #expect(metrics.raggedness == 60)
    #expect(metrics.fill == 0.725)
    #expect(metrics.visible == 3)
  }

  @Test func sectionsAddUp() throws {
    var layout = try MasonryLayout(configuration())
    let batch = ItemBatch(capacity: 4)
    for _ in 0..<2 {
      batch.removeAll()
      for (position, height) in [100.0, 50, 30, 60].enumerated() {
        batch.indexes[position] = layout.count + position
        (batch.widths[position], batch.heights[position]) = (1, height)
        batch.count += 1
      }
      try layout.append(batch, scratch: FrameBatch())
      layout.endSection()
    }
    layout.endSection()
    // Each section is the one of the formulas; the last, without items, takes 45.
    #expect(layout.metrics.contentHeight == 455)
    #expect(layout.metrics.shortestColumn == 205 + 130)
    #expect(layout.metrics.raggedness == 60)
    #expect(layout.metrics.fill == 0.725)
    #expect(layout.metrics.lowerBound == 175 + 175 + 45)
  }
}

/// The measures against what the frames themselves say, for layouts drawn at random.
@Suite struct LayoutMetricsPropertyTests {
  @Test(arguments: UInt64(1)...60)
  func measuresAreWhatTheFramesSay(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    let configuration = random.configuration()
    let grid = try ColumnGrid(configuration)
    let items = random.items(
      count: Int.random(in: 0...300, using: &random), columns: grid.count)
    let layout = try MasonryLayout(items, configuration: configuration)
    let metrics = layout.metrics
    let isHorizontal = configuration.axis == .horizontal
    let frames = layout.frames.map { frame in
      isHorizontal ? frame.rect.transposed : frame.rect
    }
    #expect(
      metrics.contentHeight
        == (isHorizontal ? layout.contentSize.width : layout.contentSize.height),
      "seed \(seed)")
    var ends: [Int: Double] = [:]
    for (frame, rect) in zip(layout.frames, frames) {
      for column in frame.column..<frame.column + frame.span {
        ends[column] = max(ends[column] ?? -1, rect.y + rect.height)
      }
    }
    if ends.count == grid.count, let longest = ends.values.max(), let shortest = ends.values.min() {
      #expect(abs(metrics.shortestColumn - shortest) < 1e-9, "seed \(seed)")
      #expect(abs(metrics.raggedness - (longest - shortest)) < 1e-9, "seed \(seed)")
    }
    let right = configuration.direction == .rightToLeft
    let places = frames.map { ($0.y, right ? -($0.x + $0.width) : $0.x) }
    var inversions = 0
    for later in places.indices {
      for earlier in 0..<later where places[later] < places[earlier] { inversions += 1 }
    }
    let pairs = places.count * (places.count - 1) / 2
    #expect(
      metrics.disorder == (pairs == 0 ? 0 : Double(inversions) / Double(pairs)), "seed \(seed)")
    #expect(metrics.fill >= 0 && metrics.fill.isFinite, "seed \(seed)")
  }
}
