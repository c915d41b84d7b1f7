/// An axis-aligned rectangle in points; the origin is its top left corner and y grows downwards.
public struct Rect: Hashable, Sendable {
  /// Left edge.
  public var x: Double
  /// Top edge.
  public var y: Double
  /// Extent along x.
  public var width: Double
  /// Extent along y.
  public var height: Double

  /// A rectangle with the given top left corner and extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The same rectangle with x and y exchanged.
  package var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}
