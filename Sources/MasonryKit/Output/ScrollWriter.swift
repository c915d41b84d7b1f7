/// Prints the steps of a scroll, and what they come to, in one format.
///
/// | format | a step | the summary |
/// |---|---|---|
/// | ndjson | an object on a line | an object on the last line |
/// | json | an element of `steps`, on a line | `summary` |
/// | csv, tsv | a row, with spaces between indexes | is left out |
/// | text | a row, with counts in place of indexes | a sentence |
package struct ScrollWriter {
  /// The formats that there are, the usual one first.
  package static let formats: [OutputFormat] = [.ndjson, .json, .csv, .tsv, .text]

  private static let members = [
    "step", "offset", "visible", "appeared", "disappeared", "created", "reused", "pooled", "event",
  ]

  private let format: OutputFormat
  private var table: TextTable?
  private var isFirst = true

  /// A writer of one of ``formats``.
  package init(_ format: OutputFormat) { self.format = format }

  /// Appends what stands before the steps.
  package mutating func begin(into text: inout TextBuffer) {
    switch format {
    case .json: text.append("{\n\"schema\": 1,\n\"steps\": [\n")
    case .csv, .tsv:
      for member in Self.members {
        text.append(member)
        text.append(member == "event" ? UInt8(ascii: "\n") : delimiter)
      }
    case .text:
      table = TextTable(columns: Self.members.map { .init(title: $0, isText: $0 == "event") })
    default: break
    }
  }

  /// Appends a step.
  package mutating func write(_ step: ScrollStep, into text: inout TextBuffer) {
    switch format {
    case .csv, .tsv: writeRow(step, into: &text)
    case .text: appendRow(step)
    default:
      if format == .json && !isFirst { text.append(",\n") }
      writeObject(step, into: &text)
      if format != .json { text.append("\n") }
    }
    isFirst = false
  }

  /// Appends what stands after the steps.
  package mutating func end(_ summary: ScrollSummary, into text: inout TextBuffer) {
    switch format {
    case .csv, .tsv: break
    case .text:
      table?.write(into: &text)
      text.append("\n")
      writeSentence(summary, into: &text)
    case .json:
      text.append(isFirst ? "],\n\"summary\": " : "\n],\n\"summary\": ")
      writeObject(summary, into: &text)
      text.append("\n}\n")
    default:
      writeObject(summary, into: &text)
      text.append("\n")
    }
  }
}

// MARK: - Objects

extension ScrollWriter {
  private func writeObject(_ step: ScrollStep, into text: inout TextBuffer) {
    text.append("{\"step\":")
    text.append(step.number)
    text.append(",\"offset\":")
    text.append(step.offset)
    text.append(",\"visible\":")
    text.append(step.visible)
    text.append(",\"appeared\":[")
    write(step.appeared, UInt8(ascii: ","), into: &text)
    text.append("],\"disappeared\":[")
    write(step.disappeared, UInt8(ascii: ","), into: &text)
    text.append("],\"created\":")
    text.append(step.created)
    text.append(",\"reused\":")
    text.append(step.reused)
    text.append(",\"pooled\":")
    text.append(step.pooled)
    if let event = step.event {
      text.append(",\"event\":")
      text.append(event.rawValue, style: .json)
    }
    text.append("}")
  }

  private func writeObject(_ summary: ScrollSummary, into text: inout TextBuffer) {
    text.append("{\"steps\":")
    text.append(summary.steps)
    text.append(",\"created\":")
    text.append(summary.created)
    text.append(",\"reused\":")
    text.append(summary.reused)
    text.append(",\"peakVisible\":")
    text.append(summary.peakVisible)
    text.append(",\"peakPooled\":")
    text.append(summary.peakPooled)
    text.append("}")
  }

  private func write(_ indexes: [Int], _ separator: UInt8, into text: inout TextBuffer) {
    var isFirst = true
    for index in indexes {
      if !isFirst { text.append(separator) }
      text.append(index)
      isFirst = false
    }
  }
}

// MARK: - Rows

extension ScrollWriter {
  private var delimiter: UInt8 { format == .csv ? UInt8(ascii: ",") : UInt8(ascii: "\t") }

  private func writeRow(_ step: ScrollStep, into text: inout TextBuffer) {
    text.append(step.number)
    text.append(delimiter)
    text.append(step.offset)
    text.append(delimiter)
    text.append(step.visible)
    text.append(delimiter)
    write(step.appeared, UInt8(ascii: " "), into: &text)
    text.append(delimiter)
    write(step.disappeared, UInt8(ascii: " "), into: &text)
    text.append(delimiter)
    for count in [step.created, step.reused, step.pooled] {
      text.append(count)
      text.append(delimiter)
    }
    if let event = step.event { text.append(event.rawValue) }
    text.append("\n")
  }

  private func appendRow(_ step: ScrollStep) {
    table?.append(step.number)
    table?.append(step.offset)
    let counts = [
      step.visible, step.appeared.count, step.disappeared.count, step.created, step.reused,
      step.pooled,
    ]
    for count in counts { table?.append(count) }
    table?.append(step.event?.rawValue ?? "")
  }

  private func writeSentence(_ summary: ScrollSummary, into text: inout TextBuffer) {
    text.append(summary.steps)
    text.append(summary.steps == 1 ? " step: " : " steps: ")
    text.append(summary.created)
    text.append(summary.created == 1 ? " cell created, " : " cells created, ")
    text.append(summary.reused)
    text.append(" reused, at most ")
    text.append(summary.peakVisible)
    text.append(" visible and ")
    text.append(summary.peakPooled)
    text.append(" pooled\n")
  }
}
