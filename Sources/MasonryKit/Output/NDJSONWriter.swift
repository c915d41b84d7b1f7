/// Prints a layout as lines of JSON: one for each frame, then one for the content size and one for
/// each offset where these parts are to be shown.
package struct NDJSONWriter: LayoutWriter {
  private var frames: FrameText?
  private var parts = LayoutParts()
  private var precision: Int?

  package init() {}

  package mutating func begin(_ preamble: LayoutPreamble, into text: inout TextBuffer) {
    parts = preamble.parts
    precision = preamble.precision
    if parts.contains(.frames) { frames = FrameText(.ndjson, preamble) }
  }

  package mutating func write(
    _ frames: FrameBatch, ids: TextColumn?, section: Int?, into text: inout TextBuffer
  ) {
    self.frames?.write(frames, ids: ids, section: section, into: &text)
  }

  package mutating func end(_ summary: LayoutSummary, into text: inout TextBuffer) {
    if parts.contains(.size) {
      text.append("{\"contentSize\":")
      text.appendJSON(summary.contentSize, precision: precision)
      text.append("}\n")
    }
    if parts.contains(.visible), let visible = summary.visible {
      for entry in visible {
        text.appendJSON(entry)
        text.append("\n")
      }
    }
  }
}
