/// Placement under every rule: spans, pins, tolerance, ties and holes.
///
/// A start column costs the largest position under the item; of the starts whose cost lies within the
/// tolerance of the least, the tie rule takes one.
struct GeneralPlacement {
  private let tolerance: Double
  private let tie: Tie
  private var positions: [Double]
  /// Ordinal of the last item of each column, -1 for an empty one; empty where no rule asks for it.
  private var lastItems: [Int] = []
  /// The column after the last one of the item placed before; the number of columns at the end.
  private var cursor: Int
  private var placedCount = 0
  /// Costs of the start columns of an item of several columns.
  private var costs: [Double]
  /// Holes above spans, where they may be filled.
  private var holes: DensePlacement?

  /// Columns at the given positions; where a rule asks which item came last, all are empty.
  init(_ lanes: LayoutConfiguration, positions: [Double], cursor: Int = 0) {
    let isSequential = lanes.placement == .sequential
    tolerance = isSequential ? .infinity : lanes.flowTolerance
    tie = isSequential ? .cursor : lanes.tie
    self.positions = positions
    self.cursor = cursor
    costs = positions
    if tie == .oldest { lastItems = Array(repeating: -1, count: positions.count) }
    if lanes.isDense { holes = DensePlacement(columnCount: positions.count) }
  }

  /// Writes the column and the y of a run's items.
  ///
  /// - Complexity: O(*n* · *c* log *s*) for *n* items, *c* columns and spans of *s*, without holes.
  mutating func place(_ run: LaneRun, rowGap: Double) {
    for item in 0..<run.count {
      let span = Int(run.placedSpans[item])
      let pin = run.pins.map { Int($0[item]) } ?? -1
      let (column, y) = place(span: span, pin: pin, height: run.heights[item], rowGap: rowGap)
      run.placedColumns[item] = Int32(truncatingIfNeeded: column)
      run.ys[item] = y
    }
  }

  private mutating func place(
    span: Int, pin: Int, height: Double, rowGap: Double
  ) -> (column: Int, y: Double) {
    var column = pin
    var y: Double
    if pin >= 0 {
      y = cost(column: pin, span: span)
    } else {
      (column, y) = cheapestStart(span: span)
    }
    let strip = holes?.strip(
      span: span, pin: pin, height: height, rowGap: rowGap, tolerance: tolerance,
      otherwise: (column, y), positions: positions)
    if let strip {
      (column, y) = strip
    } else {
      cursor = column + span
    }
    occupy(column..<column + span, y: y, position: (y + height) + rowGap)
    placedCount += 1
    return (column, y)
  }

  /// Takes over an item that was placed before, with all that followed from it.
  mutating func adopt(columns: Range<Int>, y: Double, position: Double) {
    let liesInHole = columns.contains { y < positions[$0] }
    if !liesInHole { cursor = columns.upperBound }
    occupy(columns, y: y, position: position)
    placedCount += 1
  }

  /// Moves the ends of the columns under an item, and keeps the holes in step.
  private mutating func occupy(_ columns: Range<Int>, y: Double, position: Double) {
    for column in columns {
      let end = positions[column]
      if y >= end {
        holes?.open(column: column, from: end, to: y)
        positions[column] = position
        if tie == .oldest { lastItems[column] = placedCount }
      } else {
        holes?.fill(column: column, from: y, to: position)
      }
    }
  }

  /// The largest position among the columns under an item.
  private func cost(column: Int, span: Int) -> Double {
    var cost = positions[column]
    for other in column + 1..<column + span where positions[other] > cost {
      cost = positions[other]
    }
    return cost
  }

  /// The start column that the tolerance and the tie rule take, and its cost.
  private mutating func cheapestStart(span: Int) -> (column: Int, y: Double) {
    let starts = positions.count - span + 1
    if tolerance == .infinity && tie != .oldest {
      // Every start is allowed, so that costs need not be compared.
      let column = tie == .cursor && cursor < starts ? cursor : 0
      return (column, cost(column: column, span: span))
    }
    guard span > 1 else { return pick(positions, starts: starts) }
    findCosts(span: span)
    return pick(costs, starts: starts)
  }

  /// Takes an allowed start by the tie rule.
  private func pick(_ costs: [Double], starts: Int) -> (column: Int, y: Double) {
    var least = costs[0]
    for column in 1..<starts { least = costs[column] < least ? costs[column] : least }
    let bound = least + tolerance
    var taken: Int?
    switch tie {
    case .first:
      taken = costs[..<starts].firstIndex { $0 <= bound }
    case .cursor:
      taken =
        costs[min(cursor, starts)..<starts].firstIndex { $0 <= bound }
        ?? costs[..<starts].firstIndex { $0 <= bound }
    case .oldest:
      for column in 0..<starts where costs[column] <= bound {
        if taken.map({ lastItems[column] < lastItems[$0] }) ?? true { taken = column }
      }
    }
    let column = taken ?? 0
    return (column, costs[column])
  }

  /// Fills `costs` with the largest position in each window of `span` columns.
  ///
  /// Windows of 1, 2, 4, … columns follow from each other, and one of `span` is covered by two of
  /// the greatest power of two within it; the loops have no branches.
  private mutating func findCosts(span: Int) {
    let count = positions.count
    for column in 0..<count { costs[column] = positions[column] }
    var width = 1
    while width < span {
      // Invariant: costs[c] is the largest position in c ..< c + width.
      let step = min(width, span - width)
      for column in 0..<count - width - step + 1 {
        let (near, far) = (costs[column], costs[column + step])
        costs[column] = far > near ? far : near
      }
      width += step
    }
  }
}
