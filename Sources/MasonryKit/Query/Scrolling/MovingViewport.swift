/// A viewport that moves over a layout and tells what comes into view and what goes.
///
/// It keeps the visible items as ranges of each column and compares those, so a move costs what
/// changes, however many items there are and however many are in view.
struct MovingViewport: Sendable {
  private let order: ColumnOrder
  private let length: Double
  private let overscan: Double
  /// Height with which the content repeats, or nil where it does not.
  private let period: Double?
  private var visible = ColumnRanges()
  /// What was visible before; kept for its memory.
  private var before = ColumnRanges()

  /// A viewport that shows nothing yet.
  ///
  /// - Complexity: as ``VisibleIndex/init(_:)``.
  init(_ layout: MasonryLayout, overscan: Double, isLooping: Bool) {
    order = ColumnOrder(layout)
    length = layout.viewportLength
    self.overscan = overscan
    // Copies of a content without height all lie upon each other.
    period = isLooping && layout.contentLength > 0 ? layout.contentLength : nil
  }

  /// Number of items in view.
  var count: Int { visible.count }

  /// The indexes that items have in their input.
  func indexes(at positions: [Int]) -> [Int] { order.layout.indexes(at: positions) }

  /// Moves to an offset; positions of items that come into view and of those that go, ascending.
  ///
  /// - Complexity: O(*c* log *n* + *m* log *m*) for *c* columns, *n* items and *m* changes.
  mutating func move(to offset: Double) -> (appeared: [Int], disappeared: [Int]) {
    swap(&visible, &before)
    visible.removeAll()
    look(at: offset)
    return (positions(in: visible, butNotIn: before), positions(in: before, butNotIn: visible))
  }

  /// Positions of all items in view, ascending.
  var positions: [Int] { positions(in: visible, butNotIn: ColumnRanges()) }

  private func positions(in some: ColumnRanges, butNotIn others: ColumnRanges) -> [Int] {
    var count = 0
    some.forEachRange(missingIn: others) { count += $0.count }
    var positions: [Int] = []
    if count == 0 { return positions }
    positions.reserveCapacity(count)
    some.forEachRange(missingIn: others) { order.appendItems(in: $0, to: &positions) }
    // Columns ascend each for itself, but where holes were filled.
    positions.sort()
    return positions
  }

  /// Finds what is visible at an offset.
  private mutating func look(at offset: Double) {
    guard let period else {
      let (top, bottom) = (offset - overscan, offset + length + overscan)
      for column in 0..<order.columnCount {
        visible.append(order.slots(column: column, top: top, bottom: bottom))
        visible.endColumn()
      }
      return
    }
    // The remainder is exact, so that steps far away are the same as those near 0.
    var start = offset.truncatingRemainder(dividingBy: period)
    if start < 0 { start += period }
    let (top, bottom) = (start - overscan, start + length + overscan)
    if bottom - top > 2 * period {
      // A whole copy lies strictly within, from its top edge to its bottom edge.
      for column in 0..<order.columnCount {
        visible.append(order.slots(column: column))
        visible.endColumn()
      }
      return
    }
    lookAround(top: top, bottom: bottom, period: period)
  }

  /// Finds what is visible where copies of the content, `period` apart, lie between `top` and
  /// `bottom`.
  private mutating func lookAround(top: Double, bottom: Double, period: Double) {
    // Instead of the copies the viewport moves, from the one seen lowest up, so that it goes down.
    let first = (top / period).rounded(.down)
    let last = (bottom / period).rounded(.up) - 1
    for column in 0..<order.columnCount {
      var copy = last
      while copy >= first {
        visible.append(
          order.slots(column: column, top: top - copy * period, bottom: bottom - copy * period))
        copy -= 1
      }
      visible.endColumn()
    }
  }
}
