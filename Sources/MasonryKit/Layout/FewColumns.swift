/// Shortest-first placement into at most four columns.
///
/// The columns are kept sorted by position, ties by number, in registers. An item goes to the first;
/// its new position is compared with the three others at once, so that the time of an item is that of
/// two additions and one comparison whatever the positions are, and no branch depends on them.
///
/// Positions are compared as the bit patterns of their doubles, which for numbers from 0 up have the
/// same order and, being whole numbers, let a tie be decided by adding 1.
struct FewColumns {
  /// The greatest number of columns that this way of placing serves.
  static let maximumCount = 4

  /// Above every position; still not the greatest number, since 1 may be added to it.
  private static let absent = Int.max - 1

  private var keys: (Int, Int, Int, Int)
  private var columns: (Int, Int, Int, Int)

  /// Empty columns that begin at `startLine`.
  ///
  /// - Precondition: `count` is at least 1 and at most ``maximumCount``; `startLine` is not negative.
  init(count: Int, startLine: Double) {
    let key = Int(positionKey: startLine)
    keys = (
      key, count > 1 ? key : Self.absent, count > 2 ? key : Self.absent,
      count > 3 ? key : Self.absent
    )
    columns = (0, 1, 2, 3)
  }

  /// Writes the column and the y of `count` items.
  ///
  /// - Complexity: O(`count`).
  mutating func place(
    heights: UnsafePointer<Double>, count: Int, rowGap: Double,
    ys: UnsafeMutablePointer<Double>, columns placed: UnsafeMutablePointer<Int32>
  ) {
    var (key0, key1, key2, key3) = keys
    var (column0, column1, column2, column3) = columns
    for item in 0..<count {
      // Invariant: (key0, column0) < (key1, column1) < (key2, column2) < (key3, column3).
      let y = Double(positionKey: key0)
      ys[item] = y
      placed[item] = Int32(truncatingIfNeeded: column0)
      let key = Int(positionKey: (y + heights[item]) + rowGap)
      let column = column0
      let precedes1 = key < key1 &+ (column < column1 ? 1 : 0)
      let precedes2 = key < key2 &+ (column < column2 ? 1 : 0)
      let precedes3 = key < key3 &+ (column < column3 ? 1 : 0)
      key0 = precedes1 ? key : key1
      column0 = precedes1 ? column : column1
      key1 = precedes1 ? key1 : precedes2 ? key : key2
      column1 = precedes1 ? column1 : precedes2 ? column : column2
      key2 = precedes2 ? key2 : precedes3 ? key : key3
      column2 = precedes2 ? column2 : precedes3 ? column : column3
      key3 = precedes3 ? key3 : key
      column3 = precedes3 ? column3 : column
    }
    keys = (key0, key1, key2, key3)
    columns = (column0, column1, column2, column3)
  }

  /// The position of each column, by number.
  func positions(count: Int) -> [Double] {
    var positions = Array(repeating: 0.0, count: count)
    for (key, column) in [
      (keys.0, columns.0), (keys.1, columns.1), (keys.2, columns.2), (keys.3, columns.3),
    ] where column < count {
      positions[column] = Double(positionKey: key)
    }
    return positions
  }
}

extension Int {
  /// A whole number that compares as the position does.
  @inline(__always)
  init(positionKey position: Double) {
    self = Int(truncatingIfNeeded: position.bitPattern)
  }
}

extension Double {
  /// The position that a key stands for.
  @inline(__always)
  init(positionKey key: Int) {
    self = Double(bitPattern: UInt64(truncatingIfNeeded: key))
  }
}
