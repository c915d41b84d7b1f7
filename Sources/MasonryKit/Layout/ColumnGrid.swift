/// Number of columns, their width, and where each begins.
///
///     let grid = try ColumnGrid(LayoutConfiguration(width: 375))
///     grid.count  // 3
///     grid.columnWidth  // 114.33333333333333
///     grid.x(column: 1, cellWidth: grid.cellWidth(span: 1))  // 130.33333333333331
///
/// The formulas are those of <doc:TheAlgorithm>.
///
/// With a horizontal axis the columns are lanes, one below the other: widths and x are then measured
/// along the container's height.
public struct ColumnGrid: Sendable {
  /// The greatest number of columns.
  public static let columnCountLimit = 65_535

  /// Number of columns, at least 1.
  public let count: Int
  /// Width of a column in points, as it results; positive and finite.
  public let columnWidth: Double

  private let gap: Double
  /// Distance between the left edges of neighbouring columns.
  private let pitch: Double
  /// Left margin, or with columns from the right the container's width without the right margin.
  private let origin: Double
  private let isRightToLeft: Bool
  /// What a record's width is divided by to get its span; 0 where spans do not follow from widths.
  private let spanPitch: Double

  /// The columns of a configuration.
  ///
  /// - Throws: ``ConfigurationError`` where the configuration is invalid or leaves the columns no
  ///   width.
  /// - Complexity: O(1).
  public init(_ configuration: LayoutConfiguration) throws(ConfigurationError) {
    try configuration.validate()
    let lanes = configuration.inLaneCoordinates
    let count = try Self.columnCount(lanes)
    let available = lanes.width - lanes.margins.left - lanes.margins.right
    var width: Double
    if case .width(let fixed) = lanes.columns, !lanes.isLandscape {
      width = fixed
    } else {
      width = (available - Double(count - 1) * lanes.columnGap) / Double(count)
    }
    if lanes.rounding == .floor { width = PixelGrid(scale: lanes.scale).floor(width) }
    guard width > 0 && width.isFinite else {
      throw .columnWidthNotPositive(
        width: width, available: available, columns: count, columnGap: lanes.columnGap)
    }
    self.count = count
    columnWidth = width
    gap = lanes.columnGap
    pitch = width + lanes.columnGap
    isRightToLeft = lanes.direction == .rightToLeft
    origin = isRightToLeft ? lanes.width - lanes.margins.right : lanes.margins.left
    if lanes.spanFromWidth, case .width(let fixed) = lanes.columns {
      spanPitch = fixed + lanes.columnGap
    } else {
      spanPitch = 0
    }
    // A record's own width may be any finite number and is taken off a container's right edge.
    let widest = spanPitch > 0 ? Double.greatestFiniteMagnitude : cellWidth(span: count)
    let start = x(column: spanPitch > 0 ? count - 1 : 0, cellWidth: widest)
    guard pitch.isFinite, widest.isFinite, start.isFinite, (start + widest).isFinite else {
      throw .measureNotFinite("columnWidth")
    }
  }

  /// Width of a cell of `span` columns and the gaps between them.
  ///
  /// - Complexity: O(1).
  public func cellWidth(span: Int) -> Double {
    Double(span) * columnWidth + Double(span - 1) * gap
  }

  /// Left edge of a cell that starts at `column`.
  ///
  /// With columns from the right, `cellWidth` is the width of what stands there, so that it ends at
  /// the column's right edge.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  public func x(column: Int, cellWidth: Double) -> Double {
    let distance = Double(column) * pitch
    return isRightToLeft ? origin - cellWidth - distance : origin + distance
  }

  /// Whether cells of neighbouring columns share an edge.
  var columnsTouch: Bool { pitch == columnWidth && spanPitch == 0 }

  /// Left and right edge of a cell, where those of ``columnsTouch`` are the very same numbers.
  ///
  /// `x + width` may differ from the next column's x in the last bit, and at half a pixel the two
  /// would then be rounded apart.
  func sharedEdges(column: Int, span: Int) -> (left: Double, right: Double) {
    let (near, far) = (x(column: column, cellWidth: 0), x(column: column + span, cellWidth: 0))
    return isRightToLeft ? (far, near) : (near, far)
  }

  /// Number of columns that a record of the given width covers where spans follow from widths: the
  /// width in columns with their gaps, rounded up, but down where the remainder is below 1 px.
  ///
  /// At least 1 and at most ``count``; 1 where spans do not follow from widths.
  ///
  /// - Complexity: O(1).
  public func span(forRecordWidth recordWidth: Double) -> Int {
    guard spanPitch > 0 else { return 1 }
    let remainder = recordWidth.truncatingRemainder(dividingBy: spanPitch)
    // Exact but for one rounding, since the remainder is exact; a whole number but for that.
    let whole = ((recordWidth - remainder) / spanPitch).rounded()
    let columns = remainder < 1 ? whole : whole + 1
    return columns >= Double(count) ? count : columns >= 1 ? Int(columns) : 1
  }
}

extension ColumnGrid {
  /// The number of columns in a container that is given in lane coordinates.
  private static func columnCount(_ lanes: LayoutConfiguration) throws(ConfigurationError) -> Int {
    var rule = lanes.columns
    if lanes.isLandscape, let landscapeColumns = lanes.landscapeColumns {
      rule = .count(landscapeColumns)
    }
    let count: Double
    switch rule {
    case .count(let number):
      count = Double(number)
    case .minimumWidth(let width, let maximum):
      // An exact decimal fit such as 2 × 158.8 + 2.4 = 320 must not lose a column to binary
      // rounding.
      let fitting = fittingCount(width: width, lanes: lanes, allowance: 0.001)
      count = maximum.map { min(fitting, Double($0)) } ?? fitting
    case .width(let width):
      // Sizes that come from elsewhere were often rounded to whole pixels there.
      count = fittingCount(width: width, lanes: lanes, allowance: 1)
    }
    guard count >= 1 && count <= Double(columnCountLimit) else {
      throw .columnCountOutOfRange(count: count, limit: columnCountLimit)
    }
    return Int(count)
  }

  /// How many columns of `width` fit between the margins, at least 1; a shortfall below
  /// `allowance` counts as fitting.
  private static func fittingCount(
    width: Double, lanes: LayoutConfiguration, allowance: Double
  ) -> Double {
    let pitch = width + lanes.columnGap
    let available = lanes.width - lanes.margins.left - lanes.margins.right + lanes.columnGap
    let whole = (available / pitch).rounded(.down)
    let shortfall = (whole + 1) * pitch - available
    let count = shortfall < allowance ? whole + 1 : whole
    // Also 1 where the quotient is not a number; the column's width then decides.
    return count >= 1 ? count : 1
  }
}

extension LayoutConfiguration {
  /// Whether the number of columns for wide containers applies.
  fileprivate var isLandscape: Bool {
    guard landscapeColumns != nil, let height else { return false }
    return width > height
  }
}
