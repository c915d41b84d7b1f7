/// The free strips that items of several columns have left above them.
///
/// A hole reaches from the position that its column had to the top of the item below, so that an item
/// and the row gap after it must fit. Holes of one column never overlap and are kept from top to
/// bottom.
struct ColumnHoles {
  private struct Hole {
    var start: Double
    var end: Double
  }

  private var holes: [[Hole]]

  init(columnCount: Int) {
    holes = Array(repeating: [], count: columnCount)
  }

  /// Notes the room between a column's position and an item that is placed further down.
  mutating func open(column: Int, from start: Double, to end: Double) {
    if end > start { holes[column].append(Hole(start: start, end: end)) }
  }

  /// Takes the room of an item, and of the row gap after it, out of the hole that it lies in.
  mutating func fill(column: Int, from start: Double, to end: Double) {
    guard let index = holes[column].firstIndex(where: { $0.end >= end && $0.start <= start }) else {
      return
    }
    let hole = holes[column][index]
    var rest: [Hole] = []
    if start > hole.start { rest.append(Hole(start: hole.start, end: start)) }
    if hole.end > end { rest.append(Hole(start: end, end: hole.end)) }
    holes[column].replaceSubrange(index...index, with: rest)
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
    columns: Range<Int>, height: Double, rowGap: Double, limit: Double, positions: [Double]
  ) -> Double? {
    var y = 0.0
    var isSettled = false
    var usesHole = false
    while !isSettled {
      // Invariant: the item fits nowhere above y.
      isSettled = true
      usesHole = false
      for column in columns {
        let hole = holes[column].first {
          let start = max(y, $0.start)
          return (start + height) + rowGap <= $0.end
        }
        let start = hole?.start ?? positions[column]
        if hole != nil { usesHole = true }
        if start > y {
          y = start
          isSettled = columns.count == 1
        }
        if y > limit { return nil }
      }
    }
    return usesHole ? y : nil
  }
}
