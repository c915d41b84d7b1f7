import MasonryKit

/// The items visible at each of several offsets, found while the frames stream by.
///
/// A scroll of a thousand steps asks at a thousand offsets, but only a few of them concern a batch:
/// the others are told by the batch's outermost edges.
struct VisibleCollector {
  private let offsets: [Double]
  private let isHorizontal: Bool
  private var queries: [VisibleItems]
  /// Positions in `queries` of those that concern the batch that was collected last.
  private var concerned: [Int] = []

  init(offsets: [Double], overscan: Double, configuration: LayoutConfiguration) {
    self.offsets = offsets
    isHorizontal = configuration.axis == .horizontal
    queries = offsets.map {
      VisibleItems(offset: $0, overscan: overscan, configuration: configuration)
    }
  }

  /// Adds the items of a batch that are visible.
  ///
  /// - Complexity: O(*n* + *q*) for *n* frames and *q* offsets, and O(*n*) more for each offset
  ///   that lies within the batch.
  mutating func collect(_ frames: FrameBatch) {
    let (start, end) = extent(of: frames)
    concerned.removeAll(keepingCapacity: true)
    for position in queries.indices where queries[position].isVisible(from: start, to: end) {
      concerned.append(position)
      queries[position].collect(frames)
    }
  }

  /// Whether a frame of the batch that was collected last is visible at any of the offsets.
  func isVisible(_ frames: FrameBatch, _ position: Int) -> Bool {
    concerned.contains { queries[$0].isVisible(frames, position) }
  }

  /// One entry for each offset, in the order given.
  var results: [LayoutSummary.Visible] {
    zip(offsets, queries).map { LayoutSummary.Visible(offset: $0, indexes: $1.ranges) }
  }

  /// The outermost edges of a batch, along the axis.
  private func extent(of frames: FrameBatch) -> (start: Double, end: Double) {
    let starts = isHorizontal ? frames.xs : frames.ys
    let lengths = isHorizontal ? frames.widths : frames.heights
    var (start, end) = (Double.infinity, -Double.infinity)
    for position in 0..<frames.count {
      start = min(start, starts[position])
      end = max(end, starts[position] + lengths[position])
    }
    return (start, end)
  }
}
