/// Takes the measures of a layout while its frames stream by.
///
/// What it costs is to stay below what packing costs, as layouts are swept by the million.
package struct MetricsCollector {
  private let lanes: LayoutConfiguration
  private let columnCount: Int
  /// Brings the sum of y and height back to the edge that was rounded, which it may miss in its
  /// last bit.
  private let pixels: PixelGrid?
  private let isHorizontal: Bool
  private let viewport: (top: Double, bottom: Double)?

  /// The lowest bottom edge in each column so far.
  private var ends: [Double]
  private var itemCount = 0
  private var visibleCount = 0
  private var frameArea = 0.0
  private var readingOrder: ReadingOrder?

  // The section at hand, and what the closed ones have come to.
  private var sectionTop = 0.0
  private var sectionCount = 0
  private var sectionEnd: Double
  private var sectionHeights = 0.0
  private var isSectionOpen = true
  private var closedBound = 0.0
  private var closedArea = 0.0

  /// A collector for frames of the given layout.
  ///
  /// - Complexity: O(*c*) for *c* columns.
  package init(
    _ configuration: LayoutConfiguration, grid: ColumnGrid, overscan: Double, takesDisorder: Bool
  ) {
    lanes = configuration.inLaneCoordinates
    columnCount = grid.count
    pixels = lanes.rounding == .nearest ? PixelGrid(scale: lanes.scale) : nil
    isHorizontal = configuration.axis == .horizontal
    viewport = lanes.height.map { (-overscan, $0 + overscan) }
    readingOrder =
      takesDisorder ? ReadingOrder(isRightToLeft: lanes.direction == .rightToLeft) : nil
    let startLine = Self.startLine(below: 0, lanes, pixels)
    ends = Array(repeating: startLine, count: columnCount)
    sectionEnd = startLine
  }

  /// Adds the frames of a batch.
  ///
  /// - Complexity: O(*n*) for *n* frames, apart from spans.
  package mutating func collect(_ frames: FrameBatch) {
    beginSection()
    let count = frames.count
    let ys = UnsafePointer(isHorizontal ? frames.xs : frames.ys)
    let heights = UnsafePointer(isHorizontal ? frames.widths : frames.heights)
    let widths = UnsafePointer(isHorizontal ? frames.heights : frames.widths)
    add(frames, ys: ys, heights: heights, widths: widths)
    if viewport != nil { countVisible(ys: ys, heights: heights, count: count) }
    if readingOrder != nil {
      readingOrder?.append(
        xs: isHorizontal ? frames.ys : frames.xs, ys: ys, widths: widths, count: count)
    }
    itemCount += count
    sectionCount += count
  }

  /// Closes the section; the next frames begin another.
  package mutating func endSection() {
    beginSection()
    closedBound += sectionBound
    closedArea += sectionArea
    sectionTop = sectionEnd + lanes.margins.bottom + lanes.footer
    isSectionOpen = false
  }

  /// The measures of all frames so far.
  ///
  /// - Complexity: O(*c*) for *c* columns, and O(*n* log *n*) for the disorder of *n* items.
  package func metrics(contentSize: Size) -> LayoutMetrics {
    let height = isHorizontal ? contentSize.width : contentSize.height
    var (shortest, longest) = (ends[0], ends[0])
    for end in ends {
      shortest = min(shortest, end)
      longest = max(longest, end)
    }
    let area = closedArea + (isSectionOpen ? sectionArea : 0)
    let bound = closedBound + (isSectionOpen ? sectionBound : 0)
    return LayoutMetrics(
      contentHeight: height, shortestColumn: shortest, raggedness: longest - shortest,
      fill: area > 0 ? frameArea / area : 0, lowerBound: bound,
      efficiency: height > 0 ? bound / height : 1,
      visible: viewport == nil ? nil : visibleCount, disorder: readingOrder?.disorder)
  }

  // MARK: Frames

  /// Adds ends, heights and areas in one loop: each waits for its own last value only, so that
  /// together they take no longer than one of them.
  private mutating func add(
    _ frames: FrameBatch, ys: UnsafePointer<Double>, heights: UnsafePointer<Double>,
    widths: UnsafePointer<Double>
  ) {
    let (columns, spans, count) = (frames.columns, frames.spans, frames.count)
    var (lowest, heightSum, area) = (sectionEnd, 0.0, 0.0)
    var widest: Int32 = 1
    ends.withUnsafeMutableBufferPointer { buffer in
      guard let ends = buffer.baseAddress else { return }
      for item in 0..<count {
        let height = heights[item]
        let end = ys[item] + height
        let column = Int(columns[item])
        // An item that fills a hole ends above others of its column.
        ends[column] = end > ends[column] ? end : ends[column]
        lowest = end > lowest ? end : lowest
        heightSum += height
        area += widths[item] * height
        widest = max(widest, spans[item])
      }
    }
    if widest > 1 { addSpans(frames, ys: ys, heights: heights) }
    sectionEnd = lowest
    sectionHeights += heightSum
    frameArea += area
  }

  /// Adds the ends of items of several columns to all but their first.
  private mutating func addSpans(
    _ frames: FrameBatch, ys: UnsafePointer<Double>, heights: UnsafePointer<Double>
  ) {
    for item in 0..<frames.count where frames.spans[item] > 1 {
      let first = Int(frames.columns[item])
      let end = ys[item] + heights[item]
      for column in first + 1..<first + Int(frames.spans[item]) {
        ends[column] = max(ends[column], end)
      }
    }
  }

  private mutating func countVisible(
    ys: UnsafePointer<Double>, heights: UnsafePointer<Double>, count: Int
  ) {
    guard let viewport else { return }
    let pixels = pixels
    var visible = 0
    for item in 0..<count where ys[item] < viewport.bottom {
      let sum = ys[item] + heights[item]
      if (pixels?.nearest(sum) ?? sum) > viewport.top { visible += 1 }
    }
    visibleCount += visible
  }

  // MARK: Sections

  private static func startLine(
    below top: Double, _ lanes: LayoutConfiguration, _ pixels: PixelGrid?
  ) -> Double {
    let exact = (top + lanes.header) + lanes.margins.top
    return pixels?.nearest(exact) ?? exact
  }

  private var startLine: Double { Self.startLine(below: sectionTop, lanes, pixels) }

  private mutating func beginSection() {
    guard !isSectionOpen else { return }
    sectionEnd = startLine
    sectionHeights = 0
    sectionCount = 0
    isSectionOpen = true
  }

  /// What the section cannot be lower than, measured from its own top.
  private var sectionBound: Double {
    var bound = lanes.header + lanes.margins.top
    if sectionCount > 0 {
      let all = sectionHeights + Double(sectionCount) * lanes.rowGap
      bound = bound + all / Double(columnCount) - lanes.rowGap
    }
    return bound + lanes.margins.bottom + lanes.footer
  }

  private var sectionArea: Double {
    (lanes.width - lanes.margins.left - lanes.margins.right) * (sectionEnd - startLine)
  }
}
