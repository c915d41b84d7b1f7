/// The positions that a display of `scale` device pixels a point can show: multiples of 1/`scale`.
///
/// | call | 0.4 px | 0.5 px | 0.6 px | -0.5 px |
/// |---|---|---|---|---|
/// | ``floor(_:)`` | 0 | 0 | 0 | -1 |
/// | ``nearest(_:)`` | 0 | 1 | 1 | 0 |
///
/// Infinite values stay as they are, and so do those that would not be finite in pixels or at the
/// pixel: at that size the numbers themselves lie further apart than pixels, or there is no pixel.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels a point; positive and finite.
  public let scale: Double

  /// A grid of `scale` pixels a point.
  ///
  /// - Precondition: `scale` is positive and finite.
  public init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "the scale is positive and finite")
    self.scale = scale
  }

  /// The greatest grid position that is not above `value`: ⌊value·scale⌋/scale.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  public func floor(_ value: Double) -> Double {
    let pixels = value * scale
    guard pixels.isFinite else { return value }
    return finite(pixels.rounded(.down) / scale, else: value)
  }

  /// The grid position nearest to `value`; a fraction of exactly one half goes up.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  public func nearest(_ value: Double) -> Double {
    // Not ⌊p + ½⌋: that sum rounds 0.49999999999999994 up to 1, while `pixels - whole` is exact.
    let pixels = value * scale
    guard pixels.isFinite else { return value }
    let whole = pixels.rounded(.down)
    return finite((pixels - whole >= 0.5 ? whole + 1 : whole) / scale, else: value)
  }

  @inline(__always)
  private func finite(_ position: Double, else value: Double) -> Double {
    position.isFinite ? position : value
  }
}
