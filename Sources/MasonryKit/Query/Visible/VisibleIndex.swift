/// Finds the visible items of a layout without looking at all of them.
///
/// With the layout of <doc:FirstLayout>:
///
///     let index = VisibleIndex(layout)
///     index.ranges(offset: 70)  // [0..<1, 2..<4]
///     index.ranges(offset: 70, overscan: 20)  // [0..<5]
///
/// Visible is a frame whose bottom edge lies below the viewport's top and whose top edge lies above
/// the viewport's bottom, both strictly; its height does not matter. With a horizontal axis offsets run
/// along x.
public struct VisibleIndex: Sendable {
  private let order: ColumnOrder
  private let extent: Double

  /// An index of a layout as it is now.
  ///
  /// The viewport's extent is that of the layout's configuration along its axis, 0 where that is
  /// missing.
  ///
  /// - Complexity: O(*n* + *c*) for *n* items and *c* columns; O(*n* log *n*) for dense layouts.
  public init(_ layout: MasonryLayout) {
    self.init(order: ColumnOrder(layout))
  }

  /// An index over an order that serves others as well.
  init(order: ColumnOrder) {
    self.order = order
    let configuration = order.layout.configuration
    extent = (configuration.axis == .horizontal ? configuration.width : configuration.height) ?? 0
  }

  /// Indexes of the items within `overscan` points of the viewport at `offset`, as ascending ranges.
  ///
  /// The offset may be negative or beyond the end.
  ///
  /// - Complexity: O(*c* log *n* + *r*) for *c* columns, *n* items and *r* visible ones.
  public func ranges(offset: Double, overscan: Double = 0) -> [Range<Int>] {
    let (top, bottom) = (offset - overscan, offset + extent + overscan)
    var indexes: [Int] = []
    for column in 0..<order.columnCount {
      for slot in order.slots(column: column, top: top, bottom: bottom) {
        indexes.append(order.layout.index(at: order.item(at: slot)))
      }
    }
    return IndexRanges.joining(indexes)
  }
}
