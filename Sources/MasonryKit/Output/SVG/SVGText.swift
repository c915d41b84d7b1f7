/// The parts of SVG documents that all drawings share.
extension TextBuffer {
  /// Opens a drawing.
  ///
  /// It is as large as `bounds` says, times `scale`, and takes its colours from `style`, which
  /// stands in the document so that it needs nothing beside it.
  mutating func beginSVG(
    _ bounds: Rect, scale: Double, decimals: Int = shortDecimals, title: String,
    style: StaticString
  ) {
    append("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"")
    appendShort(bounds.x, decimals: decimals)
    append(" ")
    appendShort(bounds.y, decimals: decimals)
    append(" ")
    appendShort(bounds.width, decimals: decimals)
    append(" ")
    appendShort(bounds.height, decimals: decimals)
    append("\"")
    appendAttribute("width", bounds.width * scale)
    appendAttribute("height", bounds.height * scale)
    append(" font-family=\"system-ui,Helvetica,Arial,sans-serif\">\n<title>")
    appendXMLContent(title)
    append("</title>\n<style>\n")
    append(style)
    append("</style>\n")
    appendRect("page", bounds, decimals: decimals)
  }

  mutating func endSVG() { append("</svg>\n") }

  /// ` name="1.25"`
  mutating func appendAttribute(
    _ name: StaticString, _ value: Double, decimals: Int = shortDecimals
  ) {
    append(" ")
    append(name)
    append("=\"")
    appendShort(value, decimals: decimals)
    append("\"")
  }

  /// Appends a number rounded as far as nobody sees.
  mutating func appendShort(_ value: Double, decimals: Int = shortDecimals) {
    append(NumberText.rounded(value, decimals: decimals))
  }

  /// Appends a rectangle of a class of the style sheet.
  mutating func appendRect(_ name: StaticString, _ rect: Rect, decimals: Int = shortDecimals) {
    append("<rect class=\"")
    append(name)
    append("\"")
    appendAttribute("x", rect.x, decimals: decimals)
    appendAttribute("y", rect.y, decimals: decimals)
    appendAttribute("width", rect.width, decimals: decimals)
    appendAttribute("height", rect.height, decimals: decimals)
    append("/>\n")
  }

  /// Appends a line of text; `attributes` stand as they are.
  mutating func appendText(
    _ text: String, x: Double, y: Double, attributes: StaticString = "",
    decimals: Int = shortDecimals
  ) {
    append("<text")
    appendAttribute("x", x, decimals: decimals)
    appendAttribute("y", y, decimals: decimals)
    append(attributes)
    append(">")
    appendXMLContent(text)
    append("</text>\n")
  }
}

/// Decimals of a coordinate in pixels.
let shortDecimals = 2
