/// Everything that decides where a layout puts its items, apart from the items themselves.
///
/// All lengths are points and at least 0; ``Packer/init(_:)`` says what else it refuses. The
/// defaults are those of a waterflow view: three columns, margins and gaps of 8. The formulas that
/// the settings go into stand in <doc:TheAlgorithm>.
public struct LayoutConfiguration: Hashable, Sendable {
  /// Width of the container.
  public var width: Double
  /// Height of the viewport; a horizontal axis needs it. Without one, ``landscapeColumns`` and a
  /// content height of at least the viewport have no effect.
  public var height: Double?

  /// How the number of columns is found.
  public var columns = ColumnRule.count(3)
  /// Number of columns where the container is wider than high, as its lanes see it; takes the place of
  /// ``columns``.
  public var landscapeColumns: Int?
  /// Space around the content.
  public var margins = Margins(all: 8)
  /// Space between two columns.
  public var columnGap = 8.0
  /// Space between two items of one column.
  public var rowGap = 8.0
  /// Height of the header, which stands above the top margin.
  public var header = 0.0
  /// Height of the footer, which stands below the bottom margin.
  public var footer = 0.0
  /// The content is at least this high.
  public var minimumContentHeight = MinimumContentHeight.length(0)

  /// How an item's height follows from its record.
  public var itemHeight = ItemHeight.proportional
  /// Proportional heights below this are raised to it.
  public var minimumItemHeight: Double?
  /// Proportional heights above this are lowered to it.
  public var maximumItemHeight: Double?
  /// Added to the height of every item.
  public var extraHeight = 0.0
  /// Whether the number of columns that an item covers follows from its record's width.
  public var spanFromWidth = false

  /// How a column is chosen.
  public var placement = Placement.shortest
  /// How far a column's position may lie below the highest one and still be chosen; `.infinity` is
  /// allowed. It is an allowance against the least position, so it is not transitive.
  public var flowTolerance = 0.0
  /// Which of several allowed columns is taken.
  public var tie = Tie.first
  /// Whether an item may fill a hole that was left above a wider one.
  public var isDense = false
  /// Side from which columns are counted.
  public var direction = Direction.leftToRight
  /// Direction in which the content grows.
  public var axis = Axis.vertical
  /// How positions are brought to device pixels.
  public var rounding = Rounding.none
  /// Device pixels a point, for ``rounding``; positive.
  public var scale = 1.0

  /// The default layout for a container of the given width.
  public init(width: Double, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

/// How the number of columns is found; <doc:TheAlgorithm> has the formula.
public enum ColumnRule: Hashable, Sendable {
  /// As many columns as it says.
  case count(Int)
  /// As many columns of at least the width as fit, but no more than `maximumCount`; they stretch.
  case minimumWidth(Double, maximumCount: Int? = nil)
  /// As many columns of exactly the width as fit; what is left over stays at the end.
  case width(Double)
}

/// The least height of the content.
public enum MinimumContentHeight: Hashable, Sendable {
  /// A height in points.
  case length(Double)
  /// The height of the viewport.
  case viewport
}

/// How an item's height follows from its record; <doc:TheAlgorithm> has the formula.
public enum ItemHeight: Hashable, Sendable {
  /// In proportion to the width of the item's cell.
  case proportional
  /// The record's height as it is.
  case literal
  /// As high as the cell is wide.
  case square
  /// The same height for every item, in points.
  case fixed(Double)
}

/// How a column is chosen; <doc:TheAlgorithm> has the rule.
public enum Placement: String, Hashable, Sendable, CaseIterable {
  /// The column with the highest position, within the flow tolerance.
  case shortest
  /// One column after the other: an infinite tolerance with ``Tie/cursor``.
  case sequential
}

/// Which of several allowed start columns is taken; <doc:TheAlgorithm> has examples.
public enum Tie: String, Hashable, Sendable, CaseIterable {
  /// The first.
  case first
  /// The first at or after the cursor, else the first.
  case cursor
  /// The one whose last item came earliest; empty columns come first.
  case oldest
}

/// Side from which columns are counted.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  /// Column 0 is the leftmost.
  case leftToRight = "ltr"
  /// Column 0 is the rightmost.
  case rightToLeft = "rtl"
}

/// Direction in which the content grows.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Downwards; columns stand side by side.
  case vertical
  /// To the right; columns become lanes, one below the other.
  case horizontal
}

/// How positions are brought to device pixels; <doc:RoundingRules> compares the ways.
public enum Rounding: String, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case none
  /// Column width and item height go down to the pixel before placing.
  case floor
  /// Placed exactly, then every edge goes to the nearest pixel.
  case nearest
}
