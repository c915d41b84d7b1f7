import MasonryKit

/// The items visible at each of several offsets, found while the frames stream by.
struct VisibleCollector {
  private let offsets: [Double]
  private var queries: [VisibleItems]

  init(offsets: [Double], overscan: Double, configuration: LayoutConfiguration) {
    self.offsets = offsets
    queries = offsets.map {
      VisibleItems(offset: $0, overscan: overscan, configuration: configuration)
    }
  }

  /// Adds the items of a batch that are visible.
  mutating func collect(_ frames: FrameBatch) {
    for position in queries.indices { queries[position].collect(frames) }
  }

  /// Whether a frame is visible at any of the offsets.
  func isVisible(_ frames: FrameBatch, _ position: Int) -> Bool {
    queries.contains { $0.isVisible(frames, position) }
  }

  /// One entry for each offset, in the order given.
  var results: [LayoutSummary.Visible] {
    zip(offsets, queries).map { LayoutSummary.Visible(offset: $0, indexes: $1.ranges) }
  }
}
