/// The space around the content, in points.
public struct Margins: Hashable, Sendable {
  /// Space above the first row, below the header.
  public var top: Double
  /// Space below the lowest item, above the footer.
  public var bottom: Double
  /// Space left of the first column.
  public var left: Double
  /// Space right of the last column.
  public var right: Double

  /// Margins of the given widths.
  public init(top: Double, bottom: Double, left: Double, right: Double) {
    self.top = top
    self.bottom = bottom
    self.left = left
    self.right = right
  }

  /// The same margin on all four sides.
  public init(all margin: Double) {
    self.init(top: margin, bottom: margin, left: margin, right: margin)
  }

  /// Margins for the container with x and y exchanged.
  package var transposed: Margins {
    Margins(top: left, bottom: right, left: top, right: bottom)
  }
}
