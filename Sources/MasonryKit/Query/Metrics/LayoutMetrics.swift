/// What a layout is worth, in numbers that layouts of the same items can be compared by.
///
/// With the layout of <doc:FirstLayout>:
///
///     let metrics = layout.metrics
///     metrics.contentHeight  // 210
///     metrics.raggedness  // 40
///
/// <doc:Experiments> works each of them out.
///
/// All measures are taken of the frames as they are handed out, so after any rounding, and along the
/// direction in which the content grows: with a horizontal axis, heights here are extents along x.
///
/// Sections are measured one by one and stacked, as the layout stacks them; a column's end is the
/// lowest one in any section.
public struct LayoutMetrics: Hashable, Sendable {
  /// Extent of the content in the direction in which it grows.
  public var contentHeight: Double
  /// The end of the shortest column; a column without items ends at the start line.
  public var shortestColumn: Double
  /// The end of the longest column less that of the shortest; 0 without items.
  public var raggedness: Double
  /// The area of the frames, divided by the area between the margins from the start line down to
  /// the lowest end; 0 where that area is 0.
  public var fill: Double
  /// A content height that no layout of the items in as many columns goes below, as long as none of
  /// them covers several: start line + (heights and row gaps of all items) / columns − row gap +
  /// bottom margin + footer. Without items there is no row gap to take off.
  public var lowerBound: Double
  /// ``lowerBound`` divided by ``contentHeight``; 1 where both are 0.
  public var efficiency: Double
  /// Number of items visible at offset 0, or `nil` without a viewport.
  public var visible: Int?
  /// How far the reading order is from the order of the items, or `nil` where nobody asked: the
  /// number of pairs that stand in the other order, divided by that of all pairs.
  ///
  /// Items are read from top to bottom, and at the same height from the side where columns begin;
  /// two in the very same place are in order. 0 is in order, 1 is backwards.
  public var disorder: Double?
}

extension MasonryLayout {
  /// The measures of this layout, ``LayoutMetrics/disorder`` among them.
  ///
  /// - Complexity: O(*n* log *n* + *c*) for *n* items and *c* columns.
  public var metrics: LayoutMetrics {
    var collector = MetricsCollector(configuration, grid: grid, overscan: 0, takesDisorder: true)
    let frames = FrameBatch()
    var start = 0
    for sectionCount in sections.isEmpty ? [count] : sections.map(\.count) {
      let end = start + sectionCount
      while start < end {
        fill(frames, from: start)
        frames.count = min(frames.count, end - start)
        collector.collect(frames)
        start += frames.count
      }
      if !sections.isEmpty { collector.endSection() }
    }
    return collector.metrics(contentSize: contentSize)
  }
}
