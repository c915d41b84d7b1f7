/// A record as the layout sees it: its size, and how many columns it covers.
public struct Item: Hashable, Sendable {
  /// Width and height of the record, in any unit: only their ratio matters unless item heights
  /// are literal or spans follow from widths.
  public var size: Size
  /// Number of adjacent columns that the item covers, at least 1; clamped to the number of columns.
  public var span: Int
  /// The column where the item must start, or `nil` for any.
  public var column: Int?
  /// Points added to the item's height, such as a caption's.
  public var extraHeight: Double

  /// An item of the given size.
  public init(size: Size, span: Int = 1, column: Int? = nil, extraHeight: Double = 0) {
    self.size = size
    self.span = span
    self.column = column
    self.extraHeight = extraHeight
  }

  /// An item of one column, with the given extents.
  public init(width: Double, height: Double) {
    self.init(size: Size(width: width, height: height))
  }
}
