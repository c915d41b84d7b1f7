/// Prints a layout as one JSON object, a frame a line, so that two of them compare well by line.
///
///     {
///     "schema": 1,
///     "input": ["shops.json"],
///     "configuration": {"width":375,"columns":3},
///     "frames": [
///     {"index":0,"column":0,"x":8,"y":8,"width":114,"height":157.2}
///     ],
///     "contentSize": {"width":375,"height":173.2}
///     }
///
/// Parts that are not to be shown are left out; sections, header and footer belong to the size.
package struct JSONWriter: LayoutWriter {
  /// Version of the shape of the output.
  package static let schema = 1

  private var frames: FrameText?
  private var parts = LayoutParts()
  private var precision: Int?

  package init() {}

  package mutating func begin(_ preamble: LayoutPreamble, into text: inout TextBuffer) {
    parts = preamble.parts
    precision = preamble.precision
    text.append("{\n\"schema\": ")
    text.append(Self.schema)
    text.append(",\n\"input\": ")
    text.appendJSON(.list(preamble.input.map { .text($0) }))
    text.append(",\n\"configuration\": ")
    text.appendJSON(preamble.configuration)
    guard parts.contains(.frames) else { return }
    frames = FrameText(.json, preamble)
    text.append(",\n\"frames\": [")
  }

  package mutating func write(
    _ frames: FrameBatch, ids: TextColumn?, section: Int?, into text: inout TextBuffer
  ) {
    self.frames?.write(frames, ids: ids, section: section, into: &text)
  }

  package mutating func end(_ summary: LayoutSummary, into text: inout TextBuffer) {
    if parts.contains(.frames) { text.append("\n]") }
    if parts.contains(.size) { writeSize(summary, into: &text) }
    if parts.contains(.visible), let visible = summary.visible {
      text.append(",\n\"visible\": [")
      for (position, entry) in visible.enumerated() {
        text.append(position > 0 ? ",\n" : "\n")
        text.appendJSON(entry)
      }
      text.append("\n]")
    }
    text.append("\n}\n")
  }

  private func writeSize(_ summary: LayoutSummary, into text: inout TextBuffer) {
    if let sections = summary.sections {
      text.append(",\n\"sections\": [")
      for (position, section) in sections.enumerated() {
        text.append(position > 0 ? ",\n" : "\n")
        text.appendJSON(section, precision: precision)
      }
      text.append("\n]")
    }
    if let header = summary.header {
      text.append(",\n\"header\": ")
      text.appendJSON(header, precision: precision)
    }
    if let footer = summary.footer {
      text.append(",\n\"footer\": ")
      text.appendJSON(footer, precision: precision)
    }
    text.append(",\n\"contentSize\": ")
    text.appendJSON(summary.contentSize, precision: precision)
  }
}
