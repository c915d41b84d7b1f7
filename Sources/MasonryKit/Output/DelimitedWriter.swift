/// Prints one part of a layout as a table: a header line, then a row a line.
///
/// A table holds one kind of row: the frames where they are among the parts to be shown, else the
/// content size, else a row for each pair of offset and visible item.
///
/// Lines end in a line feed. With commas, ids are quoted as RFC 4180 says; with tabs, a tab, line
/// feed, carriage return or backslash in an id is written `\t`, `\n`, `\r` or `\\`.
package struct DelimitedWriter: LayoutWriter {
  /// What stands between two cells.
  package enum Separator: Sendable {
    case commas, tabs
  }

  private let separator: Separator
  private var frames: FrameText?
  private var parts = LayoutParts()
  private var precision: Int?

  package init(_ separator: Separator) { self.separator = separator }

  package mutating func begin(_ preamble: LayoutPreamble, into text: inout TextBuffer) {
    parts = preamble.parts
    precision = preamble.precision
    if parts.contains(.frames) {
      let template = separator == .commas ? FrameTemplate.commaSeparated : .tabSeparated
      frames = FrameText(template, preamble)
      writeRow(preamble.frameMembers, into: &text)
    } else if parts.contains(.size) {
      writeRow(["width", "height"], into: &text)
    } else if parts.contains(.visible) {
      writeRow(["offset", "index"], into: &text)
    }
  }

  package mutating func write(
    _ frames: FrameBatch, ids: TextColumn?, section: Int?, into text: inout TextBuffer
  ) {
    self.frames?.write(frames, ids: ids, section: section, into: &text)
  }

  package mutating func end(_ summary: LayoutSummary, into text: inout TextBuffer) {
    if parts.contains(.frames) { return }
    if parts.contains(.size) {
      text.append(NumberText.rounded(summary.contentSize.width, precision: precision))
      text.append(delimiter)
      text.append(NumberText.rounded(summary.contentSize.height, precision: precision))
      text.append(UInt8(ascii: "\n"))
    } else if parts.contains(.visible) {
      for entry in summary.visible ?? [] { writeRows(entry, into: &text) }
    }
  }

  private var delimiter: UInt8 {
    separator == .commas ? UInt8(ascii: ",") : UInt8(ascii: "\t")
  }

  private func writeRow(_ cells: [String], into text: inout TextBuffer) {
    for (position, cell) in cells.enumerated() {
      if position > 0 { text.append(delimiter) }
      text.append(cell)
    }
    text.append(UInt8(ascii: "\n"))
  }

  private func writeRows(_ visible: LayoutSummary.Visible, into text: inout TextBuffer) {
    for range in visible.indexes {
      for index in range {
        text.append(visible.offset)
        text.append(delimiter)
        text.append(index)
        text.append(UInt8(ascii: "\n"))
      }
    }
  }
}
