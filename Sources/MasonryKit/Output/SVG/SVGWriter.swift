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
