/// Finds the holes that items may fill instead of going to the end of their columns.
struct DensePlacement: Sendable {
  private var columns: [ColumnHoles]

  init(columnCount: Int) {
    columns = Array(repeating: ColumnHoles(), count: columnCount)
  }

  /// Notes the room between a column's position and an item that is placed further down.
  mutating func open(column: Int, from start: Double, to end: Double) {
    columns[column].open(from: start, to: end)
  }

  /// Takes the room of an item, and of the row gap after it, out of the hole that it lies in.
  mutating func fill(column: Int, from start: Double, to end: Double) {
    columns[column].fill(from: start, to: end)
  }

  /// The place in a hole that an item takes instead of `otherwise`, or nil where none is better.
  ///
  /// For each start column that is the highest strip that is free in all columns under the item and
  /// long enough; of the starts within the tolerance of the highest strip, the first is taken. A
  /// pinned item has one start column only.
  func strip(
    span: Int, pin: Int, height: Double, rowGap: Double, tolerance: Double,
    otherwise: (column: Int, y: Double), positions: [Double]
  ) -> (column: Int, y: Double)? {
    let starts = pin >= 0 ? pin..<pin + 1 : 0..<positions.count - span + 1
    var highest = Double.infinity
    var strips: [(column: Int, y: Double)] = []
    for column in starts {
      guard
        let y = highestStrip(
          columns: column..<column + span, height: height, rowGap: rowGap, limit: otherwise.y,
          positions: positions),
        y < otherwise.y || column < otherwise.column
      else { continue }
      strips.append((column, y))
      highest = min(highest, y)
    }
    return strips.first { $0.y <= highest + tolerance }
  }

  /// The least y, up to `limit`, from which on an item fits into all the columns and into a hole of
  /// at least one of them.
  private func highestStrip(
    columns range: Range<Int>, height: Double, rowGap: Double, limit: Double, positions: [Double]
  ) -> Double? {
    var y = 0.0
    var isSettled = false
    var usesHole = false
    while !isSettled {
      // Invariant: the item fits nowhere above y.
      isSettled = true
      usesHole = false
      for column in range {
        let place = columns[column].firstPlace(from: y, height: height, rowGap: rowGap)
        if place != nil { usesHole = true }
        let start = place ?? positions[column]
        if start > y {
          y = start
          isSettled = range.count == 1
        }
        if y > limit { return nil }
      }
    }
    return usesHole ? y : nil
  }
}
