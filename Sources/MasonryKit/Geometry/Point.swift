/// A position in points; the origin is the content's top left corner and y grows downwards.
public struct Point: Hashable, Sendable {
  /// Distance from the left edge.
  public var x: Double
  /// Distance from the top edge.
  public var y: Double

  /// A point at the given distances.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
