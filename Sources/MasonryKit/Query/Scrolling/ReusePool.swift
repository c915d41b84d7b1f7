/// Cells that left the screen and wait to be used again.
///
///     var pool = ReusePool()
///     let isThere = pool.take()
///     isThere  // false
///     pool.give()
///     pool.count  // 1
///
/// Cells of different kinds never stand in for each other, as views do that are registered under
/// different reuse identifiers. Kinds are numbers from 0; cells of one kind are all alike, so that
/// the pool counts them and nothing more.
///
/// Space: a word for each kind up to the highest.
public struct ReusePool: Hashable, Sendable {
  private var counts: [Int] = []
  /// Number of cells that wait, of all kinds.
  public private(set) var count = 0

  /// An empty pool.
  public init() {}

  /// Number of cells of a kind that wait.
  ///
  /// - Complexity: O(1).
  public func count(ofKind kind: Int) -> Int { counts.indices.contains(kind) ? counts[kind] : 0 }

  /// Takes a cell of a kind out; false where none waits.
  ///
  /// - Complexity: O(1).
  public mutating func take(kind: Int = 0) -> Bool {
    guard count(ofKind: kind) > 0 else { return false }
    counts[kind] -= 1
    count -= 1
    return true
  }

  /// Puts a cell of a kind in.
  ///
  /// - Precondition: `kind` is at least 0.
  /// - Complexity: O(1) amortized, the first time for a kind O(`kind`).
  public mutating func give(kind: Int = 0) {
    precondition(kind >= 0, "kinds are numbered from 0")
    if kind >= counts.count {
      counts += repeatElement(0, count: kind + 1 - counts.count)
    }
    counts[kind] += 1
    count += 1
  }

  /// Throws all cells away.
  ///
  /// - Complexity: O(*k*) for *k* kinds.
  public mutating func removeAll() { self = ReusePool() }
}

/// In which order a scroll step hands cells on.
public enum ReuseOrder: String, Hashable, Sendable, CaseIterable {
  /// One pass by index: an item that appears takes a cell, one that disappears gives its own back, so
  /// that an item only gets cells of items before it, or of earlier steps.
  case indexOrder = "index-order"
  /// All items that disappear give back their cells before any that appears takes one. This creates
  /// as many cells as the screen has shown items at once, and never more than `indexOrder`.
  case leavingFirst = "leaving-first"
}
