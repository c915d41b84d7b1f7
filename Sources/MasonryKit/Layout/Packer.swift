/// Packs items into columns, one after the other or a batch at a time.
///
///     var packer = try Packer(LayoutConfiguration(width: 375))
///     let frame = try packer.place(Item(width: 200, height: 275))
///     frame.rect          // x 8, y 8, width 114.33333333333333, height 157.20833333333331
///     packer.contentSize  // what has been placed so far
///
/// A column's *position* is where its next item would start: the start line for an empty column, else
/// the row gap below its last item. An item goes to a column with the highest position, as far as
/// ``LayoutConfiguration/flowTolerance``, ``LayoutConfiguration/tie`` and the item itself leave a
/// choice. Items that are placed stay where they are, so that a packer needs no more memory than its
/// columns take, however many items there are.
///
/// Positions are points, computed in double precision in a fixed order, so that results are equal bit
/// for bit on every platform.
public struct Packer {
  /// The columns that items are packed into.
  public let grid: ColumnGrid
  /// Sections that were closed, from top to bottom.
  public private(set) var sections: [SectionSummary] = []

  let configuration: LayoutConfiguration
  private let lanes: LayoutConfiguration
  private let itemHeights: ItemHeights
  private let rounding: EdgeRounding?

  private var picker: ColumnPicker
  /// Where the section at hand begins, and where its first items do.
  private var sectionTop = 0.0
  private var startLine: Double
  /// The lowest bottom edge of the section, or its start line.
  private var lowestEnd: Double
  private var sectionCount = 0
  private var isSectionOpen = true
  /// Number of items placed in all sections.
  private(set) var placedCount = 0

  /// A packer without items.
  ///
  /// - Throws: ``ConfigurationError`` where the configuration is invalid.
  /// - Complexity: O(*c*) for *c* columns.
  public init(_ configuration: LayoutConfiguration) throws(ConfigurationError) {
    grid = try ColumnGrid(configuration)
    self.configuration = configuration
    lanes = configuration.inLaneCoordinates
    itemHeights = ItemHeights(lanes)
    rounding = EdgeRounding(lanes)
    // Adding 0 turns a header of -0 into 0, whose bit pattern is not negative.
    startLine = (0 + lanes.header) + lanes.margins.top
    lowestEnd = startLine
    picker = ColumnPicker(lanes, columnCount: grid.count, startLine: startLine)
    guard (startLine + lanes.margins.bottom + lanes.footer).isFinite else {
      throw .measureNotFinite("contentHeight")
    }
    if let rounding {
      let edges = rounding.rounded(Rect(x: 0, y: 0, width: lanes.width, height: lanes.width))
      guard edges.width.isFinite else { throw .measureNotFinite("width") }
    }
  }

  /// Places the next item.
  ///
  /// - Precondition: the item's width is positive, its height and extra height are at least 0, all of
  ///   them are finite, its span is at least 1, and a column that it is pinned to leaves room for the
  ///   span.
  /// - Throws: ``PackingError`` where the content becomes too high for a double; the packer is then of
  ///   no further use.
  /// - Complexity: O(log *c*) for *c* columns; O(*c*) with spans, pins, a tolerance or a tie rule.
  public mutating func place(_ item: Item) throws(PackingError) -> Frame {
    item.checkPreconditions(columnCount: grid.count)
    let single = SingleItem(item, index: placedCount)
    defer { single.deallocate() }
    try place(single.run(isTransposed: configuration.axis == .horizontal))
    return single.frame
  }

  /// Places a batch of items, in their order.
  ///
  /// - Precondition: `frames` has room for the batch; of each item, what ``place(_:)`` asks for.
  /// - Complexity: as ``place(_:)``, for each item.
  package mutating func place(
    _ items: ItemBatch, into frames: FrameBatch
  ) throws(PackingError) {
    var run = LaneRun(items, into: frames)
    if configuration.axis == .horizontal { run.transpose() }
    frames.indexes.update(from: items.indexes, count: items.count)
    frames.count = items.count
    try place(run)
  }

  private mutating func place(_ run: LaneRun) throws(PackingError) {
    beginSection()
    if run.spans != nil || run.pins != nil {
      picker.generalize(lanes, columnCount: grid.count)
    }
    measure(run)
    picker.place(run, rowGap: lanes.rowGap)
    for item in 0..<run.count {
      run.xs[item] = grid.x(column: Int(run.placedColumns[item]), cellWidth: run.widths[item])
    }
    try extendContent(run)
    sectionCount += run.count
    placedCount += run.count
    rounding?.apply(to: run, grid: grid)
  }

  /// Writes spans, widths and heights of a run's items, none of which depends on the place.
  private func measure(_ run: LaneRun) {
    if lanes.spanFromWidth {
      for item in 0..<run.count {
        run.placedSpans[item] = Int32(grid.span(forRecordWidth: run.recordWidths[item]))
      }
    } else if let spans = run.spans {
      let most = Int32(grid.count)
      for item in 0..<run.count { run.placedSpans[item] = min(spans[item], most) }
    } else {
      run.placedSpans.update(repeating: 1, count: run.count)
    }
    if lanes.spanFromWidth || run.spans != nil {
      for item in 0..<run.count {
        run.widths[item] = grid.cellWidth(span: Int(run.placedSpans[item]))
      }
    } else {
      run.widths.update(repeating: grid.cellWidth(span: 1), count: run.count)
    }
    itemHeights.fill(
      run.heights, cellWidths: run.widths, recordWidths: run.recordWidths,
      recordHeights: run.recordHeights, extraHeights: run.extraHeights, count: run.count)
    if lanes.spanFromWidth {
      // The height goes by the cell, but the frame keeps the record's own width.
      run.widths.update(from: run.recordWidths, count: run.count)
    }
  }

  /// Takes note of the lowest bottom edge of a run.
  private mutating func extendContent(_ run: LaneRun) throws(PackingError) {
    var lowest = lowestEnd
    for item in 0..<run.count {
      let end = run.ys[item] + run.heights[item]
      lowest = end > lowest ? end : lowest
    }
    guard isFinite(lowest) else {
      let first = (0..<run.count).first { !isFinite(run.ys[$0] + run.heights[$0]) }
      throw .contentHeightNotFinite(record: run.indexes[first ?? 0])
    }
    lowestEnd = lowest
  }

  /// Whether the content height is finite where the section's lowest bottom edge is `end`.
  private func isFinite(_ end: Double) -> Bool {
    let height = end + lanes.margins.bottom + lanes.footer
    return (rounding?.pixels.nearest(height) ?? height).isFinite
  }
}

// MARK: - Sections and content

extension Packer {
  /// Closes the section begun last; the next item begins another below it.
  ///
  /// A section without items still takes its header, margins and footer. A packer of which no section
  /// is closed makes one section of all its items.
  ///
  /// - Complexity: O(*c*) for *c* columns.
  public mutating func endSection() {
    beginSection()
    let (header, footer) = sectionFrames
    sections.append(SectionSummary(count: sectionCount, header: header, footer: footer))
    sectionTop = sectionEnd
    isSectionOpen = false
  }

  /// Begins a section where none is open.
  private mutating func beginSection() {
    guard !isSectionOpen else { return }
    startLine = (sectionTop + lanes.header) + lanes.margins.top
    lowestEnd = startLine
    sectionCount = 0
    picker = ColumnPicker(lanes, columnCount: grid.count, startLine: startLine)
    isSectionOpen = true
  }

  /// Where the open section ends: the lowest column end, bottom margin and footer.
  private var sectionEnd: Double { lowestEnd + lanes.margins.bottom + lanes.footer }

  /// Header and footer of the open section, as they are printed.
  private var sectionFrames: (header: Rect?, footer: Rect?) {
    (
      band(y: sectionTop, height: lanes.header),
      band(y: lowestEnd + lanes.margins.bottom, height: lanes.footer)
    )
  }

  /// A frame across the whole container, or nil where its height is 0.
  private func band(y: Double, height: Double) -> Rect? {
    guard height > 0 else { return nil }
    let exact = Rect(x: 0, y: y, width: lanes.width, height: height)
    let rect = rounding?.rounded(exact) ?? exact
    return configuration.axis == .horizontal ? rect.transposed : rect
  }

  /// The frame of the header, where it has a height and no section was closed.
  public var header: Rect? { sections.isEmpty ? sectionFrames.header : nil }

  /// The frame of the footer, where it has a height and no section was closed.
  public var footer: Rect? { sections.isEmpty ? sectionFrames.footer : nil }

  /// Width and height of the content: all sections, and at least the minimum content height.
  ///
  /// - Complexity: O(1).
  public var contentSize: Size {
    let end = isSectionOpen ? sectionEnd : sectionTop
    let minimum: Double
    switch lanes.minimumContentHeight {
    case .length(let height): minimum = height
    case .viewport: minimum = lanes.height ?? 0
    }
    let exact = max(end, minimum)
    let height = rounding?.pixels.nearest(exact) ?? exact
    return configuration.axis == .horizontal
      ? Size(width: height, height: lanes.width) : Size(width: lanes.width, height: height)
  }

  /// Whether x and width (y and height with a horizontal axis) are the same for all frames of span 1
  /// in a column.
  package var columnsRepeat: Bool { !lanes.spanFromWidth }
}

/// What a closed section consists of, beside its items' frames.
public struct SectionSummary: Hashable, Sendable {
  /// Number of items.
  public let count: Int
  /// The header's frame, or nil where its height is 0.
  public let header: Rect?
  /// The footer's frame, or nil where its height is 0.
  public let footer: Rect?
}

/// Why items could not be packed.
public enum PackingError: Error, Hashable, Sendable {
  /// The content became too high for a double with the record of the given index.
  case contentHeightNotFinite(record: Int)
}
