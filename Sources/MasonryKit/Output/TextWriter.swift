/// Prints a layout as an aligned table for people, with size and visible items in plain words.
///
/// How wide a column must be is known only at the end, so the rows are kept until then.
package struct TextWriter: LayoutWriter {
  private var table: TextTable?
  private var parts = LayoutParts()
  private var preamble: LayoutPreamble?

  package init() {}

  package mutating func begin(_ preamble: LayoutPreamble, into text: inout TextBuffer) {
    parts = preamble.parts
    self.preamble = preamble
    guard parts.contains(.frames) else { return }
    table = TextTable(
      columns: preamble.frameMembers.map { .init(title: $0, isText: $0 == "id") })
  }

  package mutating func write(
    _ frames: FrameBatch, ids: TextColumn?, section: Int?, into text: inout TextBuffer
  ) {
    guard let preamble else { return }
    for position in 0..<frames.count {
      let frame = frames[position]
      table?.append(frame.index)
      table?.append(frame.column)
      appendLength(frame.rect.x)
      appendLength(frame.rect.y)
      appendLength(frame.rect.width)
      appendLength(frame.rect.height)
      if preamble.hasSections { table?.append(section ?? 0) }
      if preamble.hasSpans { table?.append(frame.span) }
      if preamble.hasIDs { writeID(ids, position) }
    }
  }

  package mutating func end(_ summary: LayoutSummary, into text: inout TextBuffer) {
    table?.write(into: &text)
    let hasVisible = parts.contains(.visible) && summary.visible != nil
    if table != nil, parts.contains(.size) || hasVisible { text.append("\n") }
    if parts.contains(.size) { writeSize(summary, into: &text) }
    if parts.contains(.visible) {
      for entry in summary.visible ?? [] { writeVisible(entry, into: &text) }
    }
  }

  private func appendLength(_ length: Double) {
    table?.append(NumberText.rounded(length, precision: preamble?.precision))
  }

  private func writeID(_ ids: TextColumn?, _ position: Int) {
    guard let ids else { return table?.append(UnsafeBufferPointer(start: nil, count: 0)) ?? () }
    ids.withText(at: position) { table?.append($0) }
  }

  private func writeSize(_ summary: LayoutSummary, into text: inout TextBuffer) {
    for (position, section) in (summary.sections ?? []).enumerated() {
      text.append("section ")
      text.append(position)
      text.append(": ")
      writeCount(section.count, into: &text)
      if let header = section.header { writeRect(", header ", header, into: &text) }
      if let footer = section.footer { writeRect(", footer ", footer, into: &text) }
      text.append("\n")
    }
    if let header = summary.header { writeRect("header: ", header, "\n", into: &text) }
    if let footer = summary.footer { writeRect("footer: ", footer, "\n", into: &text) }
    text.append("content size: ")
    writeSize(summary.contentSize.width, summary.contentSize.height, into: &text)
    text.append("\n")
  }

  private func writeVisible(_ visible: LayoutSummary.Visible, into text: inout TextBuffer) {
    text.append("visible at ")
    text.append(visible.offset)
    text.append(": ")
    writeCount(visible.indexes.reduce(0) { $0 + $1.count }, into: &text)
    var separator = " ("
    for range in visible.indexes where !range.isEmpty {
      text.append(separator)
      text.append(range.lowerBound)
      if range.count > 1 {
        text.append("-")
        text.append(range.upperBound - 1)
      }
      separator = ", "
    }
    text.append(separator == ", " ? ")\n" : "\n")
  }

  private func writeCount(_ count: Int, into text: inout TextBuffer) {
    if count == 0 { return text.append("no items") }
    text.append(count)
    text.append(count == 1 ? " item" : " items")
  }

  private func writeRect(
    _ prefix: String, _ rect: Rect, _ suffix: String = "", into text: inout TextBuffer
  ) {
    text.append(prefix)
    writeSize(rect.width, rect.height, into: &text)
    text.append(" at x ")
    writeLength(rect.x, into: &text)
    text.append(", y ")
    writeLength(rect.y, into: &text)
    text.append(suffix)
  }

  private func writeSize(_ width: Double, _ height: Double, into text: inout TextBuffer) {
    writeLength(width, into: &text)
    text.append(" x ")
    writeLength(height, into: &text)
  }

  private func writeLength(_ length: Double, into text: inout TextBuffer) {
    text.append(NumberText.rounded(length, precision: preamble?.precision))
  }
}
