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
  mutating func beginSection() {
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
    let exact = Rect(x: 0, y: y, width: lanes.width, height: height)
    let rect = rounding?.rounded(exact) ?? exact
    guard rect.height > 0 else { return nil }
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
    let height = laneContentHeight
    return configuration.axis == .horizontal
      ? Size(width: height, height: lanes.width) : Size(width: lanes.width, height: height)
  }

  /// Extent of the content in the direction in which it grows.
  var laneContentHeight: Double {
    let end = isSectionOpen ? sectionEnd : sectionTop
    let minimum: Double
    switch lanes.minimumContentHeight {
    case .length(let height): minimum = height
    case .viewport: minimum = lanes.height ?? 0
    }
    let exact = max(end, minimum)
    return rounding?.pixels.nearest(exact) ?? exact
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
