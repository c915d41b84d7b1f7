/// The frames of a drawing, which wait for the size of the whole.
///
/// Each is a path of short numbers with its title, then its label if it fits: about a hundred bytes
/// an item.
///
/// A class, as it owns its text; a copy of a writer shares it.
final class SVGFrames {
  private(set) var bounds = SVGBounds()
  private(set) var text = TextBuffer()
  /// Where the frames of each section with any begin and end, in the direction of growth.
  private(set) var sections: [(number: Int, start: Double, end: Double)] = []

  private let preamble: LayoutPreamble
  private let unit: Double
  private let decimals: Int
  private let edgeDecimals: Int
  private var labels = TextBuffer()

  init(_ preamble: LayoutPreamble, unit: Double, decimals: Int, edgeDecimals: Int) {
    self.preamble = preamble
    self.unit = unit
    self.decimals = decimals
    self.edgeDecimals = edgeDecimals
  }

  /// The labels of all frames, which stand above them.
  var labelBytes: UnsafeRawBufferPointer { labels.bytes }

  /// Adds the frames of a batch; `ids` holds one entry for each, or is nil.
  func add(_ frames: FrameBatch, ids: TextColumn?, section: Int?) {
    for position in 0..<frames.count {
      let frame = frames[position]
      let id = ids?.withText(at: position) { String(decoding: $0, as: UTF8.self) } ?? ""
      bounds.add(frame.rect)
      if let section { extend(section, frame.rect) }
      appendPath(frame, id: id, section: section)
      if let label = SVGLabel(
        id.isEmpty ? String(frame.index) : id, width: frame.rect.width,
        height: frame.rect.height, unit: unit)
      {
        append(label, at: frame.rect)
      }
    }
  }

  private func extend(_ section: Int, _ rect: Rect) {
    let start = preamble.isHorizontal ? rect.x : rect.y
    let end = start + (preamble.isHorizontal ? rect.width : rect.height)
    guard let last = sections.last, last.number == section else {
      return sections.append((section, start, end))
    }
    sections[sections.count - 1] = (section, min(last.start, start), max(last.end, end))
  }

  private func appendPath(_ frame: Frame, id: String, section: Int?) {
    let rect = frame.rect
    text.append(frame.span > 1 ? "<path class=\"wide\" d=\"M" : "<path d=\"M")
    text.appendShort(rect.x, decimals: edgeDecimals)
    text.append(" ")
    text.appendShort(rect.y, decimals: edgeDecimals)
    text.append("h")
    text.appendShort(rect.width, decimals: edgeDecimals)
    text.append("v")
    text.appendShort(rect.height, decimals: edgeDecimals)
    text.append("H")
    text.appendShort(rect.x, decimals: edgeDecimals)
    text.append("z\"><title>")
    text.append(frame.index)
    if !id.isEmpty {
      text.append(" ")
      text.appendXMLContent(id)
    }
    text.append(frame.span > 1 ? ": columns " : ": column ")
    text.append(frame.column)
    if frame.span > 1 {
      text.append("–")
      text.append(frame.column + frame.span - 1)
    }
    if let section {
      text.append(", section ")
      text.append(section)
    }
    text.append(", ")
    text.appendShort(rect.width, decimals: edgeDecimals)
    text.append(" × ")
    text.appendShort(rect.height, decimals: edgeDecimals)
    text.append("</title></path>\n")
  }

  /// Puts a label into the middle of a frame.
  private func append(_ label: SVGLabel, at rect: Rect) {
    labels.append("<text")
    labels.appendAttribute("x", rect.x + rect.width / 2, decimals: decimals)
    // Digits are about 0.7 of the font's size high, so their middle lies half of that above.
    labels.appendAttribute("y", rect.y + rect.height / 2 + 0.35 * label.size, decimals: decimals)
    if label.size != SVGLabel.sizes.upperBound * unit {
      labels.appendAttribute("font-size", label.size, decimals: decimals)
    }
    labels.append(">")
    labels.appendXMLContent(label.text)
    labels.append("</text>\n")
  }
}

/// The smallest rectangle around others.
struct SVGBounds {
  private var left = Double.infinity
  private var top = Double.infinity
  private var right = -Double.infinity
  private var bottom = -Double.infinity

  mutating func add(_ rect: Rect) {
    left = min(left, rect.x)
    top = min(top, rect.y)
    right = max(right, rect.x + rect.width)
    bottom = max(bottom, rect.y + rect.height)
  }

  /// The rectangle, with room around it.
  func rect(left before: Double, top above: Double, right after: Double, bottom below: Double)
    -> Rect
  {
    guard left <= right else {
      return Rect(x: 0, y: 0, width: before + after, height: above + below)
    }
    return Rect(
      x: left - before, y: top - above, width: right - left + before + after,
      height: bottom - top + above + below)
  }
}
