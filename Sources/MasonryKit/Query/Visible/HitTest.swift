/// Finds the item of a layout under a point.
///
/// With the layout of <doc:FirstLayout>:
///
///     let test = HitTest(layout)
///     test.index(at: Point(x: 10, y: 10))  // 0
///     test.index(at: Point(x: 110, y: 10))  // nil
///
/// Left and top edges belong to a frame, right and bottom edges do not. Where frames overlap, which
/// only those that keep their record's own width can, the highest index is hit.
public struct HitTest: Sendable {
  private let order: ColumnOrder

  /// A test of a layout as it is now.
  ///
  /// - Complexity: O(*n* + *c*) for *n* items and *c* columns; O(*n* log *n*) for dense layouts.
  public init(_ layout: MasonryLayout) {
    self.init(order: ColumnOrder(layout))
  }

  /// A test over an order that serves others as well.
  init(order: ColumnOrder) {
    self.order = order
  }

  /// Index of the item under a point in content coordinates, or nil where there is none.
  ///
  /// - Complexity: O(*c* + *k* log *n*) for *c* columns, of which *k* have items that reach the point's
  ///   x, and *n* items.
  public func index(at point: Point) -> Int? {
    let isHorizontal = order.layout.configuration.axis == .horizontal
    let x = isHorizontal ? point.y : point.x
    let y = isHorizontal ? point.x : point.y
    var hit: Int?
    for column in 0..<order.columnCount {
      let reach = order.reaches[column]
      guard reach.left <= x, x < reach.right,
        let item = order.item(column: column, containing: y)
      else { continue }
      let edges = order.layout.edges(at: item)
      if edges.left <= x && x < edges.right { hit = max(hit ?? item, item) }
    }
    return hit.map { order.layout.index(at: $0) }
  }
}
