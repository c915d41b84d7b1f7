/// Where the viewport stands at each offset.
extension SVGLayout {
  func viewports(_ summary: LayoutSummary) -> [(offset: Double, rect: Rect)] {
    let size = backdrop.viewport
    return (summary.visible ?? []).map { visible in
      preamble.isHorizontal
        ? (visible.offset, Rect(x: visible.offset, y: 0, width: size.width, height: size.height))
        : (visible.offset, Rect(x: 0, y: visible.offset, width: size.width, height: size.height))
    }
  }

  /// Outlines each viewport and names its offset where the names do not run into each other.
  func writeViewports(
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
