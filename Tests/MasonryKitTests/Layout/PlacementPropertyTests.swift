import Testing

@testable import MasonryKit

/// What holds for every layout; each argument is the seed that makes a failure again.
@Suite struct PlacementPropertyTests {
  @Test(arguments: 0..<200)
  func placementFollowsTheRulesAsStated(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    var configuration = random.configuration()
    configuration.rounding = .none
    let grid = try ColumnGrid(configuration)
    var items = random.items(
      count: 30, columns: grid.count, pins: !configuration.spanFromWidth)
    if configuration.isDense && configuration.rowGap == 0 {
      // An item without any extent would fit between any two others.
      for item in items.indices { items[item].extraHeight += 1 }
    }
    let layout = try MasonryLayout(items, configuration: configuration)
    let isHorizontal = configuration.axis == .horizontal
    let plain = PlainPlacement(configuration, columnCount: grid.count).place(
      zip(items, layout.frames).map { item, frame in
        (
          frame.span, item.column,
          isHorizontal ? frame.rect.width : frame.rect.height
        )
      })
    for (frame, expected) in zip(layout.frames, plain) {
      try #require(frame.column == expected.column, "item \(frame.index)")
      try #require((isHorizontal ? frame.rect.x : frame.rect.y) == expected.y)
    }
  }

  @Test(arguments: 0..<100)
  func oneItemAtATimeGivesWhatABatchGives(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    let configuration = random.configuration()
    let columns = try ColumnGrid(configuration).count
    // Spans and pins come late, when columns were already chosen the plain way.
    var items = random.items(count: 20, columns: columns, spans: false, pins: false)
    items += random.items(count: 20, columns: columns, pins: !configuration.spanFromWidth)
    var packer = try Packer(configuration)
    let layout = try MasonryLayout(items, configuration: configuration)
    for (item, frame) in zip(items, layout.frames) { try #require(try packer.place(item) == frame) }
    #expect(packer.contentSize == layout.contentSize)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 63, 64, 65, 100])
  func everyNumberOfColumnsIsPackedAsByAScan(count: Int) throws {
    var random = LayoutRandom(seed: UInt64(count))
    var configuration = LayoutConfiguration(width: 5000)
    configuration.columns = .count(count)
    configuration.itemHeight = .literal
    let items = random.items(count: 600, columns: count, spans: false, pins: false)
    let layout = try MasonryLayout(items, configuration: configuration)
    var positions = Array(repeating: 8.0, count: count)
    for (item, frame) in zip(items, layout.frames) {
      let least = positions.min() ?? 0
      let column = positions.firstIndex(of: least) ?? 0
      try #require(frame.column == column && frame.rect.y == least)
      positions[column] = ((least + item.size.height) + item.extraHeight) + 8
      if item.extraHeight != 0 {
        positions[column] = (least + (item.size.height + item.extraHeight)) + 8
      }
    }
  }

  @Test(arguments: 0..<120)
  func framesOfOneColumnNeverOverlapAndStayBetweenTheMargins(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    let configuration = random.configuration()
    let grid = try ColumnGrid(configuration)
    let items = random.items(count: 80, columns: grid.count)
      .map { configuration.spanFromWidth ? Item(width: $0.size.width, height: 10) : $0 }
    let layout = try MasonryLayout(items, configuration: configuration)
    let lanes = configuration.inLaneCoordinates
    var columns = Array(repeating: [LaneEdges](), count: grid.count)
    for position in 0..<layout.count {
      let edges = layout.edges(at: position)
      let first = layout.frames[position].column
      for column in first..<first + layout.frames[position].span { columns[column].append(edges) }
      // A pixel of slack for rounded edges and for columns that were let in with a shortfall.
      let hasOwnWidth = if case .width = configuration.columns { true } else { false }
      try #require(hasOwnWidth || edges.right <= lanes.width - lanes.margins.right + 1)
      try #require(hasOwnWidth || edges.left >= lanes.margins.left - 1)
      try #require(edges.top >= lanes.header + lanes.margins.top - 1)
      try #require(edges.bottom + lanes.margins.bottom + lanes.footer <= layout.laneExtent + 1)
    }
    for column in columns {
      let sorted = column.sorted { ($0.top, $0.bottom) < ($1.top, $1.bottom) }
      for (upper, lower) in zip(sorted, sorted.dropFirst()) {
        try #require(upper.bottom <= lower.top)
      }
    }
  }

  @Test(arguments: 0..<100)
  func shortestFirstNeverGoesUpWithoutSpans(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    var configuration = LayoutConfiguration(width: 800)
    configuration.columns = .count(Int.random(in: 1...30, using: &random))
    let items = random.items(count: 200, columns: 1, spans: false, pins: false)
    let ys = try MasonryLayout(items, configuration: configuration).frames.map(\.rect.y)
    #expect(zip(ys, ys.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(arguments: 1...9)
  func sequentialPlacementCountsTheColumns(count: Int) throws {
    var configuration = LayoutConfiguration(width: 800)
    configuration.columns = .count(count)
    configuration.placement = .sequential
    let items = (0..<50).map { Item(width: 10, height: Double($0 % 7)) }
    let layout = try MasonryLayout(items, configuration: configuration)
    #expect(layout.frames.map(\.column) == (0..<50).map { $0 % count })
  }

  @Test(arguments: 0..<100)
  func columnsFromTheRightAreTheMirrorImage(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    var configuration = random.configuration()
    configuration.axis = .vertical
    configuration.direction = .leftToRight
    configuration.rounding = .none
    configuration.margins.right = configuration.margins.left
    let grid = try ColumnGrid(configuration)
    let items = random.items(count: 40, columns: grid.count, pins: false)
    let left = try MasonryLayout(items, configuration: configuration)
    configuration.direction = .rightToLeft
    let right = try MasonryLayout(items, configuration: configuration)
    for (a, b) in zip(left.frames, right.frames) {
      try #require(a.column == b.column && a.rect.y == b.rect.y && a.rect.width == b.rect.width)
      try #require(abs(a.rect.x + a.rect.width + b.rect.x - configuration.width) < 1e-9)
    }
  }

  @Test(arguments: 0..<100)
  func theHorizontalAxisIsTheTransposedLayout(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    var configuration = random.configuration()
    configuration.axis = .vertical
    configuration.direction = .leftToRight
    let grid = try ColumnGrid(configuration)
    let items = random.items(count: 40, columns: grid.count, pins: false)
      .map { Item(size: Size(width: $0.size.width, height: $0.size.height + 1), span: $0.span) }
    let vertical = try MasonryLayout(items, configuration: configuration)
    var transposed = configuration
    transposed.axis = .horizontal
    transposed.width = try #require(configuration.height)
    transposed.height = configuration.width
    transposed.margins = configuration.margins.transposed
    let horizontal = try MasonryLayout(
      items.map {
        Item(size: Size(width: $0.size.height, height: $0.size.width), span: $0.span)
      }, configuration: transposed)
    for (a, b) in zip(vertical.frames, horizontal.frames) {
      try #require(a.rect == b.rect.transposed && a.column == b.column && a.span == b.span)
    }
    #expect(vertical.contentSize.height == horizontal.contentSize.width)
    #expect(vertical.contentSize.width == horizontal.contentSize.height)
  }

  @Test(arguments: 0..<200)
  func roundedNeighboursNeitherOverlapNorPart(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    var configuration = LayoutConfiguration(
      width: Double(Int.random(in: 100...999, using: &random)))
    configuration.columns = .count(Int.random(in: 1...12, using: &random))
    configuration.margins = Margins(all: 0)
    (configuration.columnGap, configuration.rowGap) = (0, 0)
    configuration.rounding = .nearest
    configuration.scale = [1, 2, 3].randomElement(using: &random) ?? 1
    if random.chance(0.5) { configuration.direction = .rightToLeft }
    let items = random.items(count: 60, columns: 1, spans: false, pins: false)
    let layout = try MasonryLayout(items, configuration: configuration)
    let byColumn = Dictionary(grouping: 0..<layout.count) { layout.frames[$0].column }
    for column in byColumn.values {
      for (upper, lower) in zip(column, column.dropFirst()) {
        try #require(layout.edges(at: upper).bottom == layout.edges(at: lower).top)
      }
    }
    for column in 1..<max(1, byColumn.count) {
      let (a, b) = (try #require(byColumn[column - 1]?.first), byColumn[column]?.first ?? 0)
      let (near, far) = (layout.edges(at: a), layout.edges(at: b))
      let isLeft = configuration.direction == .leftToRight
      try #require(isLeft ? near.right == far.left : near.left == far.right)
    }
  }
}

extension MasonryLayout {
  /// Extent of the content in the direction in which it grows.
  fileprivate var laneExtent: Double {
    configuration.axis == .horizontal ? contentSize.width : contentSize.height
  }
}
