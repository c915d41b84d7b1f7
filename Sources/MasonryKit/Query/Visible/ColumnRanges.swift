/// Slots of a ``ColumnOrder``, as ascending ranges within each column, columns one after the other.
///
/// What is visible of a column is one range, or two where the content repeats and the viewport lies
/// across the seam; so two of these are compared in the time that the columns take, however many
/// items are visible.
struct ColumnRanges: Sendable {
  private var ranges: [Range<Int>] = []
  /// Where the ranges of each column end.
  private var ends: [Int] = []
  /// Number of slots in all ranges.
  private(set) var count = 0

  /// Number of columns that were closed.
  var columnCount: Int { ends.count }

  mutating func removeAll() {
    ranges.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    count = 0
  }

  /// Adds slots to the column at hand.
  ///
  /// - Precondition: neither end of the range lies before that of the one added last to the column.
  mutating func append(_ slots: Range<Int>) {
    guard !slots.isEmpty else { return }
    if ranges.count > (ends.last ?? 0), let last = ranges.last, last.upperBound >= slots.lowerBound
    {
      ranges[ranges.count - 1] = last.lowerBound..<slots.upperBound
      count += slots.upperBound - last.upperBound
    } else {
      ranges.append(slots)
      count += slots.count
    }
  }

  /// Closes the column at hand.
  mutating func endColumn() { ends.append(ranges.count) }

  /// Calls `body` with the ranges of slots that are here and not in `other`.
  ///
  /// - Precondition: `other` is over the same columns, or empty.
  /// - Complexity: O(*c*) for *c* columns, beside the calls.
  func forEachRange(missingIn other: ColumnRanges, _ body: (Range<Int>) -> Void) {
    var next = 0
    var otherStart = 0
    for column in ends.indices {
      let otherEnd = column < other.ends.count ? other.ends[column] : otherStart
      while next < ends[column] {
        let range = ranges[next]
        var rest = range.lowerBound
        for slots in other.ranges[otherStart..<otherEnd]
        where slots.upperBound > rest && slots.lowerBound < range.upperBound {
          if slots.lowerBound > rest { body(rest..<slots.lowerBound) }
          rest = slots.upperBound
        }
        if rest < range.upperBound { body(rest..<range.upperBound) }
        next += 1
      }
      otherStart = otherEnd
    }
  }
}
