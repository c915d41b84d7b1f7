/// The items of a layout by start column, and within a column from top to bottom.
///
/// Everything that is looked up here relies on one fact: items that start in the same column all cover
/// it, so they never overlap, whatever their spans and whatever holes they fill; sorted by their top
/// edges they are therefore sorted by their bottom edges as well. Rounding edges keeps that order.
///
/// Space: a little over three words an item.
struct ColumnOrder: Sendable {
  let layout: MasonryLayout
  /// An item with the edges that a search looks at, so that it does not leap through the layout.
  private struct Slot {
    var top: Double
    var bottom: Double
    var item: Int
  }

  /// All items, column after column.
  private var slots: [Slot]
  /// Where each column begins in `slots`, and where the last one ends.
  private var starts: [Int]
  /// Every `step`-th top edge of each column, then every `step`-th of those, and so on: a search goes
  /// down this ladder and touches one or two lines of memory on each rung.
  private var rungs: [Rung] = []
  private static let step = 16

  private struct Rung {
    var tops: [Double] = []
    /// Where each column begins in `tops`, and where the last one ends.
    var starts: [Int] = [0]
  }

  /// The least left and the greatest right edge of the items of each column.
  private(set) var reaches: [(left: Double, right: Double)]

  /// The order of a layout's items.
  ///
  /// - Complexity: O(*n* + *c*) for *n* items and *c* columns; O(*n* log *n*) where holes were filled.
  init(_ layout: MasonryLayout) {
    self.layout = layout
    slots = Array(repeating: Slot(top: 0, bottom: 0, item: 0), count: layout.count)
    starts = Array(repeating: 0, count: layout.grid.count + 1)
    reaches = Array(repeating: (.infinity, -.infinity), count: layout.grid.count)
    arrange()
    if layout.configuration.isDense { sortColumns() }
    buildRungs()
  }

  /// Takes every `step`-th top edge of each column until a column has no more than that.
  private mutating func buildRungs() {
    var lower = Rung(tops: slots.map(\.top), starts: starts)
    while zip(lower.starts, lower.starts.dropFirst()).contains(where: { $1 - $0 > Self.step }) {
      var rung = Rung()
      for (start, end) in zip(lower.starts, lower.starts.dropFirst()) {
        for slot in stride(from: start, to: end, by: Self.step) {
          rung.tops.append(lower.tops[slot])
        }
        rung.starts.append(rung.tops.count)
      }
      rungs.append(rung)
      lower = rung
    }
  }

  /// Distributes the items to their columns, in their order.
  private mutating func arrange() {
    for column in layout.placed.columns { starts[Int(column) + 1] += 1 }
    for column in reaches.indices { starts[column + 1] += starts[column] }
    var next = starts
    for item in 0..<layout.count {
      let column = Int(layout.placed.columns[item])
      let slot = next[column]
      next[column] += 1
      let frame = layout.edges(at: item)
      slots[slot] = Slot(top: frame.top, bottom: frame.bottom, item: item)
      let reach = reaches[column]
      reaches[column] = (min(reach.left, frame.left), max(reach.right, frame.right))
    }
  }

  /// Brings each column in order where items were placed above others of lower index.
  private mutating func sortColumns() {
    for column in reaches.indices {
      slots[starts[column]..<starts[column + 1]].sort {
        ($0.top, $0.bottom, $0.item) < ($1.top, $1.bottom, $1.item)
      }
    }
  }

  /// Number of columns.
  var columnCount: Int { reaches.count }

  /// The position of the item in a slot of the order.
  func item(at slot: Int) -> Int { slots[slot].item }

  /// Appends the positions of the items in a range of slots.
  ///
  /// - Complexity: O(*k*) for *k* slots.
  func appendItems(in range: Range<Int>, to positions: inout [Int]) {
    for slot in slots[range] { positions.append(slot.item) }
  }

  /// Slots of all items of a column.
  func slots(column: Int) -> Range<Int> { starts[column]..<starts[column + 1] }

  /// Slots of the items of a column whose bottom edge lies below `top` and whose top edge lies above
  /// `bottom`, both strictly.
  ///
  /// - Complexity: O(log *n*).
  func slots(column: Int, top: Double, bottom: Double) -> Range<Int> {
    var first = firstSlot(column: column) { $0 > top }
    // Only the last items that begin above may reach down here.
    while first > starts[column] && slots[first - 1].bottom > top { first -= 1 }
    // A few are walked over, but many are leapt, so that their edges need not be touched.
    var end = first
    let near = min(first + Self.step, starts[column + 1])
    while end < near && slots[end].top < bottom { end += 1 }
    if end == near && end > first { end = max(end, firstSlot(column: column) { $0 >= bottom }) }
    return first..<end
  }

  /// The item of a column that contains `y`, or nil; a top edge belongs to it, a bottom edge does not.
  ///
  /// - Complexity: O(log *n*), beside items without height at `y`.
  func item(column: Int, containing y: Double) -> Int? {
    var slot = firstSlot(column: column) { $0 > y }
    while slot > starts[column] {
      slot -= 1
      if slots[slot].bottom > y { return item(at: slot) }
      // Items without height may stand at `y` itself; anything above those ends above `y`.
      if slots[slot].top < y { return nil }
    }
    return nil
  }

  /// The first slot of a column whose top edge meets a condition that all further ones meet as well.
  @inline(__always)
  private func firstSlot(column: Int, where meets: (Double) -> Bool) -> Int {
    // Invariant: on the rung at hand the sought position lies in `range`, counted within the column.
    var range = 0..<Self.step
    for rung in rungs.reversed() {
      let start = rung.starts[column]
      let passed = partition(range.clamped(to: 0..<rung.starts[column + 1] - start)) {
        meets(rung.tops[start + $0])
      }
      guard passed > 0 else { return starts[column] }
      range = (passed - 1) * Self.step..<passed * Self.step
    }
    let start = starts[column]
    return start
      + partition(range.clamped(to: 0..<starts[column + 1] - start)) {
        meets(slots[start + $0].top)
      }
  }

  /// The first position for which a condition holds that holds for all after it as well.
  @inline(__always)
  private func partition(_ range: Range<Int>, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
