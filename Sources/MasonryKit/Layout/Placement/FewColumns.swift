/// Shortest-first placement into at most four columns.
///
/// The columns are kept sorted by position, ties by number, in registers. An item goes to the first;
/// its new position then takes its place among the three others by minima and maxima alone. Which
/// columns these positions belong to follows from masks beside that, so that an item waits for two
/// additions and one minimum of the item before, whatever the positions are, and for no branch.
struct FewColumns {
  /// The greatest number of columns that this way of placing serves.
  static let maximumCount = 4

  private let count: Int
  private var sortedPositions: (Double, Double, Double, Double)
  private var columns: (Int, Int, Int, Int)

  /// Columns at the given positions.
  ///
  /// - Precondition: there is at least one and at most ``maximumCount``, and none is negative.
  init(positions: [Double]) {
    count = positions.count
    // A column that is not there lies below all others.
    let absent = Array(repeating: Double.infinity, count: Self.maximumCount - positions.count)
    let all = positions + absent
    // Sorting four pairs with their column as the last resort gives the invariant below.
    let order = all.indices.sorted { (all[$0], $0) < (all[$1], $1) }
    columns = (order[0], order[1], order[2], order[3])
    sortedPositions = (all[order[0]], all[order[1]], all[order[2]], all[order[3]])
  }

  /// Writes the column and the y of `count` items.
  ///
  /// - Complexity: O(`count`).
  mutating func place(
    heights: UnsafePointer<Double>, count: Int, rowGap: Double,
    ys: UnsafeMutablePointer<Double>, columns placed: UnsafeMutablePointer<Int32>
  ) {
    var (first, second, third, fourth) = sortedPositions
    var (column0, column1, column2, column3) = columns
    for item in 0..<count {
      // Invariant: the pairs of position and column ascend.
      let column = column0
      ys[item] = first
      placed[item] = Int32(truncatingIfNeeded: column)
      let position = (first + heights[item]) + rowGap
      let before1 = precedes(position, column, second, column1)
      let before2 = precedes(position, column, third, column2)
      let before3 = precedes(position, column, fourth, column3)
      column0 = select(before1, column, column1)
      column1 = select(before1, column1, select(before2, column, column2))
      column2 = select(before2, column2, select(before3, column, column3))
      column3 = select(before3, column3, column)
      first = lesser(position, second)
      second = greater(second, lesser(position, third))
      third = greater(third, lesser(position, fourth))
      fourth = greater(position, fourth)
    }
    sortedPositions = (first, second, third, fourth)
    columns = (column0, column1, column2, column3)
  }

  /// The position of each column, by number.
  var positions: [Double] {
    let sorted = sortedPositions
    var result = Array(repeating: 0.0, count: count)
    for (position, column) in [
      (sorted.0, columns.0), (sorted.1, columns.1), (sorted.2, columns.2), (sorted.3, columns.3),
    ] where column < count {
      result[column] = position
    }
    return result
  }
}

/// All ones where the first position is less, or equal and of a lower column; else 0.
///
/// The bit patterns of numbers from 0 up have the order of the numbers and, being whole numbers, let
/// a tie be decided by adding 1.
@inline(__always)
private func precedes(_ position: Double, _ column: Int, _ other: Double, _ otherColumn: Int) -> Int
{
  let key = Int(truncatingIfNeeded: position.bitPattern)
  let otherKey = Int(truncatingIfNeeded: other.bitPattern)
  let winsTie = (column &- otherColumn) &>> (Int.bitWidth - 1)
  // Subtracting all ones adds 1.
  return (key &- (otherKey &- winsTie)) &>> (Int.bitWidth - 1)
}

/// `value` where the mask is all ones, `other` where it is 0.
@inline(__always)
private func select(_ mask: Int, _ value: Int, _ other: Int) -> Int {
  other ^ ((value ^ other) & mask)
}

/// Written out, since this form is one instruction and `min` a branch.
@inline(__always)
private func lesser(_ a: Double, _ b: Double) -> Double { a < b ? a : b }

@inline(__always)
func greater(_ a: Double, _ b: Double) -> Double { a > b ? a : b }
