/// Shortest-first placement into many columns.
///
/// Keeps a winner tree over the columns' positions: each inner node holds a copy of the better of its
/// two children, so the root is the leftmost column with the lowest position. An item that moves the
/// root's column down is compared with one sibling on each level; which sibling is known before the
/// comparisons are, so they wait for nothing but each other.
///
/// Positions are compared as the bit patterns of their doubles, as in ``FewColumns``: exactly, without
/// a tolerance.
///
/// Space: four words a column, up to eight where the number is just above a power of two.
struct ShortestColumn {
  private struct Node {
    var key: Int
    var column: Int
  }

  /// `nodes[1]` is the root; the children of `k` are `2k` and `2k + 1`; the leaves are the columns,
  /// padded to a power of two with positions that never win.
  private var nodes: [Node]
  private let leaves: Int
  private let count: Int

  /// Columns at the given positions.
  ///
  /// - Precondition: there is at least one, and none is negative.
  /// - Complexity: O(*c*) for *c* columns.
  init(positions: [Double]) {
    count = positions.count
    var leaves = 1
    while leaves < count { leaves *= 2 }
    self.leaves = leaves
    nodes = Array(repeating: Node(key: Int.max - 1, column: 0), count: 2 * leaves)
    for column in 0..<leaves {
      let key = column < count ? Int(positionKey: positions[column]) : Int.max - 1
      nodes[leaves + column] = Node(key: key, column: column)
    }
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      let (left, right) = (nodes[2 * node], nodes[2 * node + 1])
      nodes[node] = right.key < left.key ? right : left
    }
  }

  /// Writes the column and the y of `count` items.
  ///
  /// - Complexity: O(`count` log *c*) for *c* columns.
  mutating func place(
    heights: UnsafePointer<Double>, count: Int, rowGap: Double,
    ys: UnsafeMutablePointer<Double>, columns placed: UnsafeMutablePointer<Int32>
  ) {
    let leaves = leaves
    nodes.withUnsafeMutableBufferPointer { buffer in
      guard let nodes = buffer.baseAddress else { return }
      var (key, column) = (nodes[1].key, nodes[1].column)
      for item in 0..<count {
        let y = Double(positionKey: key)
        ys[item] = y
        placed[item] = Int32(truncatingIfNeeded: column)
        key = Int(positionKey: (y + heights[item]) + rowGap)
        var node = leaves &+ column
        nodes[node] = Node(key: key, column: column)
        while node > 1 {
          // Invariant: `key` and `column` are right for `node`. A left child, an even one, also wins
          // a tie. Both are selected by one mask, since a branch would be guessed wrong half the time.
          let sibling = nodes[node ^ 1]
          let wins = (key &- sibling.key &- (1 ^ (node & 1))) &>> (Int.bitWidth - 1)
          key = sibling.key ^ ((key ^ sibling.key) & wins)
          column = sibling.column ^ ((column ^ sibling.column) & wins)
          node >>= 1
          nodes[node] = Node(key: key, column: column)
        }
      }
    }
  }

  /// The position of each column, by number.
  var positions: [Double] {
    nodes[leaves..<leaves + count].map { Double(positionKey: $0.key) }
  }
}

extension Int {
  /// A whole number that compares as the position does.
  @inline(__always)
  fileprivate init(positionKey position: Double) {
    self = Int(truncatingIfNeeded: position.bitPattern)
  }
}

extension Double {
  /// The position that a key stands for.
  @inline(__always)
  fileprivate init(positionKey key: Int) {
    self = Double(bitPattern: UInt64(truncatingIfNeeded: key))
  }
}
