/// Packs items into columns, one after the other or a batch at a time.
///
///     var packer = try Packer(LayoutConfiguration(width: 375))
///     let frame = try packer.place(Item(width: 200, height: 275))
///     frame.column  // 0
///     frame.rect.height  // 157.20833333333331
///     packer.contentSize.height  // 173.20833333333331
///
/// A column's *position* is where its next item would start: the start line for an empty column, else
/// the row gap below its last item. An item goes to a column with the highest position, as far as
/// ``LayoutConfiguration/flowTolerance``, ``LayoutConfiguration/tie`` and the item itself leave a
/// choice. Items that are placed stay where they are, so that a packer needs no more memory than its
/// columns take, however many items there are.
///
/// Positions are points, computed in double precision in the order of <doc:TheAlgorithm>, so that
/// results are equal bit for bit on every platform.
public struct Packer: Sendable {
  /// The columns that items are packed into.
  public let grid: ColumnGrid
  /// Sections that were closed, from top to bottom.
  public internal(set) var sections: [SectionSummary] = []

  let configuration: LayoutConfiguration
  let lanes: LayoutConfiguration
  let rounding: EdgeRounding?
  private let itemHeights: ItemHeights

  var picker: ColumnPicker
  /// Where the section at hand begins, and where its first items do.
  var sectionTop = 0.0
  var startLine: Double
  /// The lowest bottom edge of the section, or its start line.
  var lowestEnd: Double
  var sectionCount = 0
  var isSectionOpen = true
  /// Number of items placed in all sections.
  var placedCount = 0

  /// A packer without items.
  ///
  /// - Throws: ``ConfigurationError`` where the configuration is invalid.
  /// - Complexity: O(*c*) for *c* columns.
  public init(_ configuration: LayoutConfiguration) throws(ConfigurationError) {
    grid = try ColumnGrid(configuration)
    self.configuration = configuration
    lanes = configuration.inLaneCoordinates
    itemHeights = ItemHeights(lanes)
    rounding = EdgeRounding(lanes)
    // Adding 0 turns a header of -0 into 0, whose bit pattern is not negative.
    startLine = (0 + lanes.header) + lanes.margins.top
    lowestEnd = startLine
    picker = ColumnPicker(lanes, columnCount: grid.count, startLine: startLine)
    guard laneContentHeight.isFinite else { throw .measureNotFinite("contentHeight") }
    if let rounding {
      let edges = rounding.rounded(Rect(x: 0, y: 0, width: lanes.width, height: lanes.width))
      guard edges.width.isFinite else { throw .measureNotFinite("width") }
    }
  }

  /// Places the next item.
  ///
  /// - Precondition: the item's width is positive, its height and extra height are at least 0, all of
  ///   them are finite, and its span is at least 1.
  /// - Throws: ``PackingError`` where the content becomes too high for a double or a pinned item leaves
  ///   the grid; the packer is then of no further use.
  /// - Complexity: O(log *c*) for *c* columns; O(*c*) with spans, pins, a tolerance or a tie rule.
  public mutating func place(_ item: Item) throws(PackingError) -> Frame {
    item.checkPreconditions()
    let single = SingleItem(item, index: placedCount)
    defer { single.deallocate() }
    let run = single.run(isTransposed: configuration.axis == .horizontal)
    try place(run)
    rounding?.apply(to: run, grid: grid)
    return single.frame
  }

  /// Places a batch of items, in their order.
  ///
  /// - Precondition: `frames` has room for the batch; of each item, what ``place(_:)`` asks for.
  /// - Complexity: as ``place(_:)``, for each item.
  package mutating func place(
    _ items: ItemBatch, into frames: FrameBatch
  ) throws(PackingError) {
    let run = try placeExactly(items, into: frames)
    rounding?.apply(to: run, grid: grid)
  }

  /// Places a batch without bringing its edges to pixels.
  @discardableResult
  mutating func placeExactly(
    _ items: ItemBatch, into frames: FrameBatch
  ) throws(PackingError) -> LaneRun {
    var run = LaneRun(items, into: frames)
    if configuration.axis == .horizontal { run.transpose() }
    frames.indexes.update(from: items.indexes, count: items.count)
    frames.count = items.count
    try place(run)
    return run
  }

  private mutating func place(_ run: LaneRun) throws(PackingError) {
    beginSection()
    if run.spans != nil || run.pins != nil {
      picker.generalize(lanes)
    }
    measure(run)
    try checkPins(run)
    try checkProportions(run)
    picker.place(run, rowGap: lanes.rowGap)
    for item in 0..<run.count {
      run.xs[item] = grid.x(column: Int(run.placedColumns[item]), cellWidth: run.widths[item])
    }
    try extendContent(run)
    sectionCount += run.count
    placedCount += run.count
  }

  /// Writes spans, widths and heights of a run's items, none of which depends on the place.
  private func measure(_ run: LaneRun) {
    if lanes.spanFromWidth {
      for item in 0..<run.count {
        run.placedSpans[item] = Int32(grid.span(forRecordWidth: run.recordWidths[item]))
      }
    } else if let spans = run.spans {
      let most = Int32(grid.count)
      for item in 0..<run.count { run.placedSpans[item] = min(spans[item], most) }
    } else {
      run.placedSpans.update(repeating: 1, count: run.count)
    }
    if lanes.spanFromWidth || run.spans != nil {
      for item in 0..<run.count {
        run.widths[item] = grid.cellWidth(span: Int(run.placedSpans[item]))
      }
    } else {
      run.widths.update(repeating: grid.cellWidth(span: 1), count: run.count)
    }
    itemHeights.fill(
      run.heights, cellWidths: run.widths, recordWidths: run.recordWidths,
      recordHeights: run.recordHeights, extraHeights: run.extraHeights, count: run.count)
    if lanes.spanFromWidth {
      // The height goes by the cell, but the frame keeps the record's own width.
      run.widths.update(from: run.recordWidths, count: run.count)
    }
  }

  /// Refuses pins from which a span would leave the grid, before anything is placed.
  private func checkPins(_ run: LaneRun) throws(PackingError) {
    guard let pins = run.pins else { return }
    for item in 0..<run.count where Int(pins[item]) + Int(run.placedSpans[item]) > grid.count {
      throw .pinOutsideGrid(record: run.recordIndex(of: item))
    }
  }

  /// Refuses records of no height along a horizontal axis, where that is what their proportions
  /// are divided by: 0 / 0 is no number, and would pass every comparison of edges unnoticed.
  private func checkProportions(_ run: LaneRun) throws(PackingError) {
    guard configuration.axis == .horizontal, case .proportional = lanes.itemHeight else { return }
    for item in 0..<run.count where run.heights[item].isNaN {
      throw .contentHeightNotFinite(record: run.recordIndex(of: item))
    }
  }

  /// Takes note of the lowest bottom edge of a run.
  private mutating func extendContent(_ run: LaneRun) throws(PackingError) {
    let lowest = max(lowestEnd, lowestEdge(of: run))
    guard isFinite(lowest) else {
      let first = (0..<run.count).first { !isFinite(run.ys[$0] + run.heights[$0]) }
      throw .contentHeightNotFinite(record: run.recordIndex(of: first ?? 0))
    }
    lowestEnd = lowest
  }

  /// The lowest bottom edge of a run, or 0.
  ///
  /// Four maxima at a time, so that none waits for the one before: a fifth of the packing of three
  /// columns is saved by that.
  private func lowestEdge(of run: LaneRun) -> Double {
    var (first, second, third, fourth) = (0.0, 0.0, 0.0, 0.0)
    var item = 0
    while item + 4 <= run.count {
      first = greater(first, run.ys[item] + run.heights[item])
      second = greater(second, run.ys[item + 1] + run.heights[item + 1])
      third = greater(third, run.ys[item + 2] + run.heights[item + 2])
      fourth = greater(fourth, run.ys[item + 3] + run.heights[item + 3])
      item += 4
    }
    while item < run.count {
      first = greater(first, run.ys[item] + run.heights[item])
      item += 1
    }
    return greater(greater(first, second), greater(third, fourth))
  }

  /// Whether the content height is finite where the section's lowest bottom edge is `end`.
  private func isFinite(_ end: Double) -> Bool {
    let height = end + lanes.margins.bottom + lanes.footer
    return (rounding?.pixels.nearest(height) ?? height).isFinite
  }
}

/// Why items could not be packed.
public enum PackingError: Error, Hashable, Sendable {
  /// The content became too high for a double with the record of the given index.
  case contentHeightNotFinite(record: Int)
  /// The record of the given index is pinned to a column from which its span leaves the grid.
  case pinOutsideGrid(record: Int)
}
