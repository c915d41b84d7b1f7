/// The drawing of a layout, its frames aside.
struct SVGLayout {
  /// Containers are shown at least this many pixels across.
  private static let leastExtent = 320.0
  /// Widths of what stands beside the content, in pixels.
  private static let border = 8.0
  static let offsetGutter = 84.0
  static let sectionGutter = 72.0
  static let lineHeight = 16.0

  let frames: SVGFrames
  let preamble: LayoutPreamble
  let backdrop: LayoutPreamble.Backdrop
  /// Length of a pixel in points.
  let unit: Double
  /// Decimals of a coordinate in points, and of one that is an edge of the layout.
  let decimals: Int
  let edgeDecimals: Int

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
    self.decimals = decimals
    edgeDecimals = preamble.precision ?? decimals
    frames = SVGFrames(preamble, unit: unit, decimals: decimals, edgeDecimals: edgeDecimals)
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
    text.beginSVG(
      page, scale: 1 / unit, decimals: decimals, title: title, style: SVGTheme.layout)
    text.append("<g")
    text.appendAttribute("stroke-width", unit, decimals: decimals)
    text.appendAttribute("font-size", SVGLabel.sizes.upperBound * unit, decimals: decimals)
    text.append(">\n")
    text.appendRect("content", content, decimals: edgeDecimals)
    writeColumns(content, into: &text)
    if sections > 0 { writeSections(content, into: &text) }
    if preamble.parts.contains(.size) { writeBands(summary, into: &text) }
    text.append("<g class=\"frames\">\n")
    text.append(frames.text.bytes.assumingMemoryBound(to: UInt8.self))
    text.append("</g>\n")
    writeViewports(viewports, into: &text)
    // A pointer is to find frames, which tell about themselves, and not their labels.
    text.append("<g class=\"labels\" text-anchor=\"middle\" pointer-events=\"none\">\n")
    text.append(frames.labelBytes.assumingMemoryBound(to: UInt8.self))
    text.append("</g>\n")
    text.append("</g>\n")
    text.endSVG()
  }

  private var title: String {
    "Layout of " + preamble.input.map { $0 == "-" ? "standard input" : $0 }.joined(separator: ", ")
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
        if preamble.isHorizontal {
          rect.width = content.width
        } else {
          rect.height = content.height
        }
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
}
