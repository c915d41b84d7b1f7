/// The items of a layout by start column, and within a column from top to bottom.
///
/// Everything that is looked up here relies on one fact: items that start in the same column all cover
/// it, so they never overlap, whatever their spans and whatever holes they fill; sorted by their top
/// edges they are therefore sorted by their bottom edges as well. Rounding edges keeps that order.
///
/// Space: three words for two items.
struct ColumnOrder: Sendable {
  let layout: MasonryLayout
  /// Positions of items, column after column.
  private var items: [UInt32] = []
  /// Top edges of `items`, so that a search does not leap through the layout.
  private var tops: [Double] = []
  /// Where each column begins in `items`, and where the last one ends.
  private var starts: [Int]
  /// Every `step`-th top edge of each column, and where each column's begin: a short list to search
  /// first, which stays in the cache.
  private var milestones: [Double] = []
  private var milestoneStarts: [Int] = []
  private static let step = 64

  /// The least left and the greatest right edge of the items of each column.
  private(set) var reaches: [(left: Double, right: Double)]

  /// The order of a layout's items.
  ///
  /// - Complexity: O(*n* + *c*) for *n* items and *c* columns; O(*n* log *n*) where holes were filled.
  init(_ layout: MasonryLayout) {
    self.layout = layout
    starts = Array(repeating: 0, count: layout.grid.count + 1)
    reaches = Array(repeating: (.infinity, -.infinity), count: layout.grid.count)
    arrange()
    if layout.configuration.isDense { sortColumns() }
    tops = items.map { layout.edges(at: Int($0)).top }
    for column in reaches.indices {
      milestoneStarts.append(milestones.count)
      for slot in stride(from: starts[column], to: starts[column + 1], by: Self.step) {
        milestones.append(tops[slot])
      }
    }
    milestoneStarts.append(milestones.count)
  }

  /// Distributes the items to their columns, in their order.
  private mutating func arrange() {
    let placed = layout.placed
    for column in placed.columns { starts[Int(column) + 1] += 1 }
    for column in reaches.indices { starts[column + 1] += starts[column] }
    items = Array(repeating: 0, count: placed.count)
    var next = starts
    for item in 0..<placed.count {
      let column = Int(placed.columns[item])
      items[next[column]] = UInt32(truncatingIfNeeded: item)
      next[column] += 1
      let edges = layout.edges(at: item)
      let reach = reaches[column]
      reaches[column] = (min(reach.left, edges.left), max(reach.right, edges.right))
    }
  }

  /// Brings each column in order where items were placed above others of lower index.
  private mutating func sortColumns() {
    for column in reaches.indices {
      items[starts[column]..<starts[column + 1]].sort {
        let (a, b) = (layout.edges(at: Int($0)), layout.edges(at: Int($1)))
        return (a.top, a.bottom, $0) < (b.top, b.bottom, $1)
      }
    }
  }

  /// Number of columns.
  var columnCount: Int { reaches.count }

  /// The position of the item in a slot of the order.
  func item(at slot: Int) -> Int { Int(items[slot]) }

  /// Slots of all items of a column.
  func slots(column: Int) -> Range<Int> { starts[column]..<starts[column + 1] }

  /// Slots of the items of a column whose bottom edge lies below `top` and whose top edge lies above
  /// `bottom`, both strictly.
  ///
  /// - Complexity: O(log *n*).
  func slots(column: Int, top: Double, bottom: Double) -> Range<Int> {
    var first = firstSlot(column: column, below: top)
    // Only the last items that begin above may reach down here.
    while first > starts[column] && edges(at: first - 1).bottom > top { first -= 1 }
    // Below the double before `bottom` is at or below `bottom`.
    let end = firstSlot(column: column, below: bottom.nextDown)
    return first..<max(first, end)
  }

  /// The item of a column that contains `y`, or nil; a top edge belongs to it, a bottom edge does not.
  ///
  /// - Complexity: O(log *n*), beside items without height at `y`.
  func item(column: Int, containing y: Double) -> Int? {
    var slot = firstSlot(column: column, below: y)
    while slot > starts[column] {
      slot -= 1
      if edges(at: slot).bottom > y { return item(at: slot) }
      // Items without height may stand at `y` itself; anything above those ends above `y`.
      if tops[slot] < y { return nil }
    }
    return nil
  }

  private func edges(at slot: Int) -> LaneEdges { layout.edges(at: item(at: slot)) }

  /// The first slot of a column whose top edge lies below `y`.
  private func firstSlot(column: Int, below y: Double) -> Int {
    let stones = milestoneStarts[column]..<milestoneStarts[column + 1]
    let passed = firstPosition(in: milestones, stones) - stones.lowerBound
    guard passed > 0 else { return starts[column] }
    // The slot lies after the last milestone that is not below `y`.
    let from = starts[column] + (passed - 1) * Self.step
    return firstPosition(in: tops, from..<min(from + Self.step, starts[column + 1]))

    func firstPosition(in edges: [Double], _ range: Range<Int>) -> Int {
      var (low, high) = (range.lowerBound, range.upperBound)
      while low < high {
        // Invariant: edges before `low` are at most `y`, those from `high` on are greater.
        let middle = low + (high - low) / 2
        if edges[middle] > y { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}
