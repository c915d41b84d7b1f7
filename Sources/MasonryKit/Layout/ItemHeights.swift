/// How high items become, for a batch at a time.
///
/// One rule holds for all items of a layout, so it is chosen outside the loops, which then have no
/// branches and leave the compiler free to work on several items at once.
struct ItemHeights: Sendable {
  private let rule: ItemHeight
  private let minimum: Double
  private let maximum: Double
  private let extra: Double
  private let grid: PixelGrid?

  /// The rule of a configuration in lane coordinates.
  init(_ lanes: LayoutConfiguration) {
    rule = lanes.itemHeight
    minimum = lanes.minimumItemHeight ?? 0
    maximum = lanes.maximumItemHeight ?? .infinity
    extra = lanes.extraHeight
    grid = lanes.rounding == .floor ? PixelGrid(scale: lanes.scale) : nil
  }

  /// Writes the heights of `count` items, whose cells have the given widths.
  ///
  /// - Complexity: O(`count`).
  func fill(
    _ heights: UnsafeMutablePointer<Double>, cellWidths: UnsafePointer<Double>,
    recordWidths: UnsafePointer<Double>, recordHeights: UnsafePointer<Double>,
    extraHeights: UnsafePointer<Double>?, count: Int
  ) {
    let (minimum, maximum, extra) = (minimum, maximum, extra)
    switch rule {
    case .proportional:
      for item in 0..<count {
        let height = (cellWidths[item] * recordHeights[item]) / recordWidths[item]
        let raised = height < minimum ? minimum : height
        heights[item] = (raised > maximum ? maximum : raised) + extra
      }
    case .literal:
      for item in 0..<count { heights[item] = recordHeights[item] + extra }
    case .square:
      for item in 0..<count { heights[item] = cellWidths[item] + extra }
    case .fixed(let height):
      for item in 0..<count { heights[item] = height + extra }
    }
    if let extraHeights {
      for item in 0..<count { heights[item] += extraHeights[item] }
    }
    if let grid {
      for item in 0..<count { heights[item] = grid.floor(heights[item]) }
    }
  }
}
