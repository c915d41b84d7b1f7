/// Prints a layout as an XML property list of the same shape as the JSON output.
///
/// Counts, indexes and columns are `integer`, lengths and offsets `real`. A frame stands on a line.
package struct PropertyListWriter: LayoutWriter {
  private var frames: FrameText?
  private var parts = LayoutParts()
  private var precision: Int?

  package init() {}

  package mutating func begin(_ preamble: LayoutPreamble, into text: inout TextBuffer) {
    parts = preamble.parts
    precision = preamble.precision
    text.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>

      """)
    text.appendMember("schema", .integer(JSONWriter.schema))
    text.appendMember("input", .list(preamble.input.map { .text($0) }))
    text.appendMember("configuration", .members(preamble.configuration))
    guard parts.contains(.frames) else { return }
    frames = FrameText(.propertyList, preamble)
    text.append("<key>frames</key>\n<array>\n")
  }

  package mutating func write(
    _ frames: FrameBatch, ids: TextColumn?, section: Int?, into text: inout TextBuffer
  ) {
    self.frames?.write(frames, ids: ids, section: section, into: &text)
  }

  package mutating func end(_ summary: LayoutSummary, into text: inout TextBuffer) {
    if parts.contains(.frames) { text.append("</array>\n") }
    if parts.contains(.size) { writeSize(summary, into: &text) }
    if parts.contains(.visible), let visible = summary.visible {
      text.append("<key>visible</key>\n<array>\n")
      for entry in visible { text.appendPropertyList(entry) }
      text.append("</array>\n")
    }
    text.append("</dict>\n</plist>\n")
  }

  private func writeSize(_ summary: LayoutSummary, into text: inout TextBuffer) {
    if let sections = summary.sections {
      text.append("<key>sections</key>\n<array>\n")
      for section in sections {
        text.appendPropertyList(value(section))
        text.append("\n")
      }
      text.append("</array>\n")
    }
    if let header = summary.header { text.appendMember("header", value(header)) }
    if let footer = summary.footer { text.appendMember("footer", value(footer)) }
    text.appendMember(
      "contentSize",
      .members([
        length("width", summary.contentSize.width), length("height", summary.contentSize.height),
      ]))
  }

  private func value(_ section: LayoutSummary.Section) -> DocumentValue {
    var members = [DocumentValue.Member("count", .integer(section.count))]
    if let header = section.header { members.append(.init("header", value(header))) }
    if let footer = section.footer { members.append(.init("footer", value(footer))) }
    return .members(members)
  }

  private func value(_ rect: Rect) -> DocumentValue {
    .members([
      length("x", rect.x), length("y", rect.y), length("width", rect.width),
      length("height", rect.height),
    ])
  }

  private func length(_ name: String, _ length: Double) -> DocumentValue.Member {
    .init(name, .number(NumberText.rounded(length, precision: precision)))
  }
}

extension TextBuffer {
  /// Appends a key and its value, a line each.
  fileprivate mutating func appendMember(_ name: String, _ value: DocumentValue) {
    appendKey(name)
    append("\n")
    appendPropertyList(value)
    append("\n")
  }

  private mutating func appendKey(_ name: String) {
    append("<key>")
    appendXMLContent(name)
    append("</key>")
  }

  /// Appends a value on one line.
  fileprivate mutating func appendPropertyList(_ value: DocumentValue) {
    switch value {
    case .number(let number):
      append("<real>")
      append(number)
      append("</real>")
    case .integer(let number):
      append("<integer>")
      append(number)
      append("</integer>")
    case .text(let text): append(text, style: .propertyList)
    case .boolean(let flag): append(flag ? "<true/>" : "<false/>")
    case .list(let values):
      append("<array>")
      for value in values { appendPropertyList(value) }
      append("</array>")
    case .members(let members):
      append("<dict>")
      for member in members {
        appendKey(member.name)
        appendPropertyList(member.value)
      }
      append("</dict>")
    }
  }

  fileprivate mutating func appendPropertyList(_ visible: LayoutSummary.Visible) {
    append("<dict><key>offset</key><real>")
    append(visible.offset)
    append("</real><key>indexes</key><array>")
    for range in visible.indexes {
      for index in range {
        append("<integer>")
        append(index)
        append("</integer>")
      }
    }
    append("</array></dict>\n")
  }
}
