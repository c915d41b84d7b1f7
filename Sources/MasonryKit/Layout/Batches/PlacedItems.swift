/// Where the items of a layout lie, in lane coordinates and before any edge is rounded, as flat
/// columns.
struct PlacedItems: Sendable {
  var columns: [Int32] = []
  /// Number of columns that each item covers.
  var spans = SparseColumn<Int32>(usual: 1)
  var ys: [Double] = []
  var heights: [Double] = []

  var count: Int { ys.count }

  /// Number of columns that an item covers.
  @inline(__always)
  func span(of item: Int) -> Int { Int(spans[item]) }

  /// The columns that an item covers.
  func columns(of item: Int) -> Range<Int> {
    let first = Int(columns[item])
    return first..<first + span(of: item)
  }

  /// Adds the items of a run that was placed exactly.
  mutating func append(_ run: LaneRun) {
    spans.append(run.placedSpans, count: run.count)
    columns.append(contentsOf: UnsafeBufferPointer(start: run.placedColumns, count: run.count))
    ys.append(contentsOf: UnsafeBufferPointer(start: run.ys, count: run.count))
    heights.append(contentsOf: UnsafeBufferPointer(start: run.heights, count: run.count))
  }

  /// Drops all items but the first `count`.
  mutating func truncate(to count: Int) {
    columns.removeSubrange(count...)
    spans.truncate(to: count)
    ys.removeSubrange(count...)
    heights.removeSubrange(count...)
  }

  /// The positions of columns that were at `positions` before the items came.
  ///
  /// - Precondition: each item lies below those before it in its columns.
  /// - Complexity: O(*n*) for *n* items.
  func positions(from positions: [Double], rowGap: Double) -> [Double] {
    var positions = positions
    for item in 0..<count {
      let position = (ys[item] + heights[item]) + rowGap
      for column in columns(of: item) { positions[column] = position }
    }
    return positions
  }
}
