/// Placement of one item into one column after the other.
struct SequentialColumns {
  private(set) var positions: [Double]
  /// The column of the next item.
  private(set) var next: Int

  /// Columns at the given positions, of which `next` is the next.
  init(positions: [Double], next: Int = 0) {
    self.positions = positions
    self.next = next
  }

  /// Writes the column and the y of `count` items.
  ///
  /// - Complexity: O(`count`).
  mutating func place(
    heights: UnsafePointer<Double>, count: Int, rowGap: Double,
    ys: UnsafeMutablePointer<Double>, columns placed: UnsafeMutablePointer<Int32>
  ) {
    var column = next
    positions.withUnsafeMutableBufferPointer { positions in
      for item in 0..<count {
        let y = positions[column]
        ys[item] = y
        placed[item] = Int32(truncatingIfNeeded: column)
        positions[column] = (y + heights[item]) + rowGap
        column += 1
        if column == positions.count { column = 0 }
      }
    }
    next = column
  }
}
