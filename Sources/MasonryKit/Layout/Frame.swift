/// Where an item goes.
public struct Frame: Hashable, Sendable {
  /// The item's index in its list, from 0.
  public var index: Int
  /// The first column that the item covers, from 0; the lane with a horizontal axis.
  public var column: Int
  /// Number of columns that the item covers.
  public var span: Int
  /// Position and size, in points.
  public var rect: Rect

  /// A frame of the given place.
  public init(index: Int, column: Int, span: Int = 1, rect: Rect) {
    self.index = index
    self.column = column
    self.span = span
    self.rect = rect
  }
}
