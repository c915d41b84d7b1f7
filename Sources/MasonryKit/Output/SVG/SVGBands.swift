/// What stands between the frames and beside them: header, footer and sections.
extension SVGLayout {
  func writeBands(_ summary: LayoutSummary, into text: inout TextBuffer) {
    for section in summary.sections ?? [] {
      writeBand("header", section.header, into: &text)
      writeBand("footer", section.footer, into: &text)
    }
    writeBand("header", summary.header, into: &text)
    writeBand("footer", summary.footer, into: &text)
  }

  private func writeBand(_ name: String, _ rect: Rect?, into text: inout TextBuffer) {
    guard let rect else { return }
    text.appendRect("band", rect, decimals: edgeDecimals)
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
  func writeSections(_ content: Rect, into text: inout TextBuffer) {
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
      if section.start - last < (preamble.isHorizontal ? Self.sectionGutter : Self.lineHeight)
        * unit
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
}
