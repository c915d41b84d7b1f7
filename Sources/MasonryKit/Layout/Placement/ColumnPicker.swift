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
    let positions = Array(repeating: startLine, count: columnCount)
    if lanes.isDense || lanes.spanFromWidth {
      self = .general(GeneralPlacement(lanes, positions: positions))
    } else if lanes.placement == .sequential {
      self = .sequential(SequentialColumns(positions: positions))
    } else if lanes.flowTolerance > 0 || lanes.tie != .first {
      self = .general(GeneralPlacement(lanes, positions: positions))
    } else if columnCount <= FewColumns.maximumCount {
      self = .few(FewColumns(positions: positions))
    } else {
      self = .many(ShortestColumn(positions: positions))
    }
  }

  /// Goes over to the general way with the columns as they stand.
  mutating func generalize(_ lanes: LayoutConfiguration) {
    let positions: [Double]
    var cursor = 0
    switch self {
    case .few(let columns): positions = columns.positions
    case .many(let columns): positions = columns.positions
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
    self = .few(FewColumns(positions: [0]))
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

  /// Takes over items that were placed before, by where they lie.
  ///
  /// - Precondition: no item was placed yet.
  /// - Complexity: O(*n* + *c*) for *n* items and *c* columns, without holes.
  mutating func adopt(_ items: PlacedItems, rowGap: Double) {
    switch self {
    case .few(let columns):
      self = .few(FewColumns(positions: items.positions(from: columns.positions, rowGap: rowGap)))
    case .many(let columns):
      self = .many(
        ShortestColumn(positions: items.positions(from: columns.positions, rowGap: rowGap)))
    case .sequential(let columns):
      let positions = items.positions(from: columns.positions, rowGap: rowGap)
      let last = items.columns.last.map(Int.init) ?? -1
      let next = (last + 1) % positions.count
      self = .sequential(SequentialColumns(positions: positions, next: next))
    case .general(var columns):
      for item in 0..<items.count {
        columns.adopt(
          columns: items.columns(of: item), y: items.ys[item],
          position: (items.ys[item] + items.heights[item]) + rowGap)
      }
      self = .general(columns)
    }
  }
}
