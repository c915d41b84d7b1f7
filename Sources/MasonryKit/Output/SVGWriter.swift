/// Draws a layout: columns, frames with index or id, header and footer, and the viewport at each
/// offset.
///
/// One unit of the drawing is a point of the layout. A container below 320 points across is shown
/// larger, with texts and lines as in any other. The height is known only at the end and stands at
/// the beginning, so the frames' text is kept until then.
package struct SVGWriter: LayoutWriter {
  private var drawing: SVGLayout?
  private var parts = LayoutParts()

  package init() {}

  package mutating func begin(_ preamble: LayoutPreamble, into text: inout TextBuffer) {
    parts = preamble.parts
    drawing = SVGLayout(preamble)
  }

  package mutating func write(
    _ frames: FrameBatch, ids: TextColumn?, section: Int?, into text: inout TextBuffer
  ) {
    guard parts.contains(.frames) else { return }
    drawing?.frames.add(frames, ids: ids, section: section)
  }

  package mutating func end(_ summary: LayoutSummary, into text: inout TextBuffer) {
    drawing?.write(summary, into: &text)
  }
}

/// The drawing of a layout, its frames aside.
struct SVGLayout {
  /// Containers are shown at least this many pixels across.
  private static let leastExtent = 320.0
  /// Widths of what stands beside the content, in pixels.
  private static let border = 8.0
  private static let offsetGutter = 84.0
  private static let sectionGutter = 72.0
  private static let lineHeight = 16.0

  let frames: SVGFrames
  private let preamble: LayoutPreamble
  private let backdrop: LayoutPreamble.Backdrop
  /// Length of a pixel in points, and decimals of a coordinate in points.
  private let unit: Double
  private let decimals: Int

  init(_ preamble: LayoutPreamble) {
    self.preamble = preamble
    backdrop = preamble.backdrop ?? .init(columns: [], viewport: Size(width: 0, height: 0))
    let extent = preamble.isHorizontal ? backdrop.viewport.height : backdrop.viewport.width
    unit = extent > 0 && extent < Self.leastExtent ? extent / Self.leastExtent : 1
    var decimals = shortDecimals
    var step = 1.0
    while step > unit && decimals < 12 {
      step /= 10
      decimals += 1
    }
    self.decimals = preamble.precision ?? decimals
    frames = SVGFrames(preamble, unit: unit, decimals: self.decimals)
  }

  /// Writes the whole drawing.
  func write(_ summary: LayoutSummary, into text: inout TextBuffer) {
    let size = summary.contentSize
    let content = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let viewports = preamble.parts.contains(.visible) ? viewports(summary) : []
    var bounds = frames.bounds
    bounds.add(content)
    for viewport in viewports { bounds.add(viewport.rect) }
    let isHorizontal = preamble.isHorizontal
    let (gutter, line) = (viewports.isEmpty ? 0 : Self.offsetGutter, Self.lineHeight)
    let sections = summary.sections?.count ?? 0 > 1 ? (isHorizontal ? line : Self.sectionGutter) : 0
    let border = Self.border * unit
    let page = bounds.rect(
      left: border + (isHorizontal ? 0 : sections * unit),
      top: border + (isHorizontal ? sections * unit : 0),
      right: border + (isHorizontal ? 0 : gutter * unit),
      bottom: border + (isHorizontal && gutter > 0 ? line * unit : 0))
    text.beginSVG(page, scale: 1 / unit, title: title, style: SVGTheme.layout)
    beginGroup("", into: &text)
    text.appendRect("content", content, decimals: decimals)
    writeColumns(content, into: &text)
    if preamble.parts.contains(.size) { writeBands(summary, into: &text) }
    writeFrames(into: &text)
    if sections > 0 { writeSections(content, into: &text) }
    writeViewports(viewports, into: &text)
    text.append("</g>\n")
    text.endSVG()
  }

  private var title: String {
    "Layout of " + preamble.input.map { $0 == "-" ? "standard input" : $0 }.joined(separator: ", ")
  }

  /// Opens a group with the usual line and font.
  private func beginGroup(_ attributes: StaticString, into text: inout TextBuffer) {
    text.append("<g")
    text.append(attributes)
    text.appendAttribute("stroke-width", unit, decimals: decimals)
    text.appendAttribute("font-size", SVGLabel.sizes.upperBound * unit, decimals: decimals)
    text.append(">\n")
  }

  private func writeFrames(into text: inout TextBuffer) {
    text.append("<g class=\"frames\">\n")
    text.append(frames.text.bytes.assumingMemoryBound(to: UInt8.self))
    // Frames tell about themselves, and their labels are not to stand between them and a pointer.
    text.append("</g>\n<g class=\"labels\" text-anchor=\"middle\" pointer-events=\"none\">\n")
    text.append(frames.labelBytes.assumingMemoryBound(to: UInt8.self))
    text.append("</g>\n")
  }

  /// Shades the columns, every other one a little more, in one path each.
  private func writeColumns(_ content: Rect, into text: inout TextBuffer) {
    let names: [StaticString] = ["even", "odd"]
    for (parity, name) in names.enumerated() where backdrop.columns.count > parity {
      text.append("<path class=\"")
      text.append(name)
      text.append("\" d=\"")
      for column in stride(from: parity, to: backdrop.columns.count, by: 2) {
        var rect = backdrop.columns[column]
        if preamble.isHorizontal { rect.width = content.width } else { rect.height = content.height }
        text.append("M")
        text.appendShort(rect.x, decimals: decimals)
        text.append(" ")
        text.appendShort(rect.y, decimals: decimals)
        text.append("h")
        text.appendShort(rect.width, decimals: decimals)
        text.append("v")
        text.appendShort(rect.height, decimals: decimals)
        text.append("H")
        text.appendShort(rect.x, decimals: decimals)
        text.append("z")
      }
      text.append("\"/>\n")
    }
  }

  // MARK: Header, footer and sections

  private func writeBands(_ summary: LayoutSummary, into text: inout TextBuffer) {
    for section in summary.sections ?? [] {
      writeBand("header", section.header, into: &text)
      writeBand("footer", section.footer, into: &text)
    }
    writeBand("header", summary.header, into: &text)
    writeBand("footer", summary.footer, into: &text)
  }

  private func writeBand(_ name: String, _ rect: Rect?, into text: inout TextBuffer) {
    guard let rect else { return }
    text.appendRect("band", rect, decimals: decimals)
    let label = SVGLabel(name, width: rect.width, height: rect.height, unit: unit)
    guard let label else { return }
    text.append("<text class=\"note\" text-anchor=\"middle\"")
    text.appendAttribute("x", rect.x + rect.width / 2, decimals: decimals)
    text.appendAttribute("y", rect.y + rect.height / 2 + 0.35 * label.size, decimals: decimals)
    text.appendAttribute("font-size", label.size, decimals: decimals)
    text.append(">")
    text.append(label.text)
    text.append("</text>\n")
  }

  /// Names the sections beside their frames, with a line between two of them.
  private func writeSections(_ content: Rect, into text: inout TextBuffer) {
    var last = -Double.infinity
    var seam = 0.0
    for section in frames.sections {
      if seam > 0 {
        let middle = (seam + section.start) / 2
        text.append("<path class=\"section\" d=\"")
        text.append(preamble.isHorizontal ? "M" : "M0 ")
        text.appendShort(middle, decimals: decimals)
        text.append(preamble.isHorizontal ? " 0v" : "h")
        text.appendShort(preamble.isHorizontal ? content.height : content.width, decimals: decimals)
        text.append("\"/>\n")
      }
      seam = section.end
      let label = "section \(section.number)"
      if section.start - last < (preamble.isHorizontal ? Self.sectionGutter : Self.lineHeight) * unit
      {
        continue
      }
      last = section.start
      let (x, y) = preamble.isHorizontal ? (last, -5 * unit) : (-8 * unit, last + 11 * unit)
      text.append("<text class=\"note\"")
      text.appendAttribute("x", x, decimals: decimals)
      text.appendAttribute("y", y, decimals: decimals)
      text.append(preamble.isHorizontal ? ">" : " text-anchor=\"end\">")
      text.append(label)
      text.append("</text>\n")
    }
  }

  // MARK: Viewports

  private func viewports(_ summary: LayoutSummary) -> [(offset: Double, rect: Rect)] {
    let size = backdrop.viewport
    return (summary.visible ?? []).map { visible in
      preamble.isHorizontal
        ? (visible.offset, Rect(x: visible.offset, y: 0, width: size.width, height: size.height))
        : (visible.offset, Rect(x: 0, y: visible.offset, width: size.width, height: size.height))
    }
  }

  /// Outlines each viewport and names its offset where the names do not run into each other.
  private func writeViewports(
    _ viewports: [(offset: Double, rect: Rect)], into text: inout TextBuffer
  ) {
    if viewports.isEmpty { return }
    text.append("<g class=\"viewports\"")
    text.appendAttribute("stroke-width", 2 * unit, decimals: decimals)
    text.append(">\n")
    defer { text.append("</g>\n") }
    var last = -Double.infinity
    for (offset, rect) in viewports.sorted(by: { $0.offset < $1.offset }) {
      text.appendRect("viewport", rect, decimals: decimals)
      let distance = preamble.isHorizontal ? Self.offsetGutter : Self.lineHeight
      if offset - last < distance * unit { continue }
      last = offset
      let (x, y) =
        preamble.isHorizontal
        ? (offset + 2 * unit, rect.height + 14 * unit)
        : (rect.width + 6 * unit, offset + 12 * unit)
      text.append("<text class=\"offset\"")
      text.appendAttribute("x", x, decimals: decimals)
      text.appendAttribute("y", y, decimals: decimals)
      text.append(">offset ")
      text.append(NumberText.string(NumberText.rounded(offset, decimals: decimals)))
      text.append("</text>\n")
    }
  }
}
