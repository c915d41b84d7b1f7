/// The way in which columns are chosen, picked once for a layout.
///
/// The first three serve items of one column under the plain rules and cost next to nothing; the
/// last serves everything and takes over at the first batch that needs it.
enum ColumnPicker {
  case few(FewColumns)
  case many(ShortestColumn)
  case sequential(SequentialColumns)
  case general(GeneralPlacement)

  /// Empty columns that begin at `startLine`.
  init(_ lanes: LayoutConfiguration, columnCount: Int, startLine: Double) {
    if lanes.isDense || lanes.spanFromWidth {
      self = .general(GeneralPlacement(lanes, columnCount: columnCount, startLine: startLine))
    } else if lanes.placement == .sequential {
      self = .sequential(SequentialColumns(count: columnCount, startLine: startLine))
    } else if lanes.flowTolerance > 0 || lanes.tie != .first {
      self = .general(GeneralPlacement(lanes, columnCount: columnCount, startLine: startLine))
    } else if columnCount <= FewColumns.maximumCount {
      self = .few(FewColumns(count: columnCount, startLine: startLine))
    } else {
      self = .many(ShortestColumn(count: columnCount, startLine: startLine))
    }
  }

  /// Goes over to the general way with the columns as they stand.
  mutating func generalize(_ lanes: LayoutConfiguration, columnCount: Int) {
    let positions: [Double]
    var cursor = 0
    switch self {
    case .few(let columns): positions = columns.positions(count: columnCount)
    case .many(let columns): positions = columns.positions(count: columnCount)
    case .sequential(let columns): (positions, cursor) = (columns.positions, columns.next)
    case .general: return
    }
    self = .general(GeneralPlacement(lanes, positions: positions, cursor: cursor))
  }

  /// Writes the column and the y of a run's items, whose heights and spans are known.
  ///
  /// - Precondition: where the run has spans or pins, the general way has taken over.
  mutating func place(_ run: LaneRun, rowGap: Double) {
    // Taken out and put back, so that the arrays within have one owner and are not copied.
    let picker = self
    self = .few(FewColumns(count: 1, startLine: 0))
    switch consume picker {
    case .few(var columns):
      columns.place(
        heights: run.heights, count: run.count, rowGap: rowGap, ys: run.ys,
        columns: run.placedColumns)
      self = .few(columns)
    case .many(var columns):
      columns.place(
        heights: run.heights, count: run.count, rowGap: rowGap, ys: run.ys,
        columns: run.placedColumns)
      self = .many(columns)
    case .sequential(var columns):
      columns.place(
        heights: run.heights, count: run.count, rowGap: rowGap, ys: run.ys,
        columns: run.placedColumns)
      self = .sequential(columns)
    case .general(var columns):
      columns.place(run, rowGap: rowGap)
      self = .general(columns)
    }
  }
}
