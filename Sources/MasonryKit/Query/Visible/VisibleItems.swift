/// The items that are visible at one offset, found while the frames stream by.
///
/// Visible is a frame whose bottom edge lies below the viewport's top and whose top edge lies above
/// the viewport's bottom, both strictly and both with the overscan; its height does not matter. With a
/// horizontal axis the same holds along x.
package struct VisibleItems {
  private let top: Double
  private let bottom: Double
  private let pixels: PixelGrid?
  private let isHorizontal: Bool
  private var found = IndexRanges()

  /// The items within `overscan` points of the viewport at `offset`.
  ///
  /// The viewport's extent is that of the configuration along its axis, 0 where that is missing.
  package init(offset: Double, overscan: Double, configuration: LayoutConfiguration) {
    isHorizontal = configuration.axis == .horizontal
    let extent = isHorizontal ? configuration.width : configuration.height ?? 0
    top = offset - overscan
    bottom = offset + extent + overscan
    pixels =
      configuration.rounding == .nearest ? PixelGrid(scale: configuration.scale) : nil
  }

  /// Visible indexes of the frames collected so far, as ascending ranges.
  package var ranges: [Range<Int>] { found.ranges }

  /// Adds the visible frames of a batch.
  ///
  /// - Precondition: indexes ascend, also from one batch to the next.
  /// - Complexity: O(*n*) for *n* frames.
  package mutating func collect(_ frames: FrameBatch) {
    for position in 0..<frames.count where isVisible(frames, position) {
      found.append(frames.indexes[position])
    }
  }

  /// Whether a frame of a batch is visible.
  @inline(__always)
  package func isVisible(_ frames: FrameBatch, _ position: Int) -> Bool {
    let start = isHorizontal ? frames.xs[position] : frames.ys[position]
    let end = start + (isHorizontal ? frames.widths[position] : frames.heights[position])
    return isVisible(from: start, to: end)
  }

  /// Whether what lies between two edges is visible; of several frames together, whether any of
  /// them can be.
  @inline(__always)
  package func isVisible(from start: Double, to end: Double) -> Bool {
    // The sum may miss a rounded edge in its last bit; the edge itself lies on the grid.
    return start < bottom && (pixels?.nearest(end) ?? end) > top
  }
}
