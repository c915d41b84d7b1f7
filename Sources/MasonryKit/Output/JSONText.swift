/// The parts of a layout as JSON on one line, for the formats that are made of it.
extension TextBuffer {
  mutating func appendJSON(_ size: Size, precision: Int?) {
    append("{\"width\":")
    append(NumberText.rounded(size.width, precision: precision))
    append(",\"height\":")
    append(NumberText.rounded(size.height, precision: precision))
    append("}")
  }

  mutating func appendJSON(_ rect: Rect, precision: Int?) {
    append("{\"x\":")
    append(NumberText.rounded(rect.x, precision: precision))
    append(",\"y\":")
    append(NumberText.rounded(rect.y, precision: precision))
    append(",\"width\":")
    append(NumberText.rounded(rect.width, precision: precision))
    append(",\"height\":")
    append(NumberText.rounded(rect.height, precision: precision))
    append("}")
  }

  mutating func appendJSON(_ section: LayoutSummary.Section, precision: Int?) {
    append("{\"count\":")
    append(section.count)
    if let header = section.header {
      append(",\"header\":")
      appendJSON(header, precision: precision)
    }
    if let footer = section.footer {
      append(",\"footer\":")
      appendJSON(footer, precision: precision)
    }
    append("}")
  }

  mutating func appendJSON(_ visible: LayoutSummary.Visible) {
    append("{\"offset\":")
    append(visible.offset)
    append(",\"indexes\":[")
    var isFirst = true
    for range in visible.indexes {
      for index in range {
        if !isFirst { append(UInt8(ascii: ",")) }
        append(index)
        isFirst = false
      }
    }
    append("]}")
  }

  package mutating func appendJSON(_ value: DocumentValue) {
    switch value {
    case .number(let number): append(number)
    case .integer(let number): append(number)
    case .text(let text): append(text, style: .json)
    case .boolean(let flag): append(flag ? "true" : "false")
    case .list(let values):
      append("[")
      for (position, value) in values.enumerated() {
        if position > 0 { append(",") }
        appendJSON(value)
      }
      append("]")
    case .members(let members): appendJSON(members)
    }
  }

  mutating func appendJSON(_ members: [DocumentValue.Member]) {
    append("{")
    for (position, member) in members.enumerated() {
      if position > 0 { append(",") }
      append(member.name, style: .json)
      append(":")
      appendJSON(member.value)
    }
    append("}")
  }
}
