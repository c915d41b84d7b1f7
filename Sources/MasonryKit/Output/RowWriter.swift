/// Prints rows of named cells in one format, a row at a time.
package protocol RowWriter {
  /// What stands before the rows; `columns` names the cells.
  mutating func begin(_ columns: [String], into text: inout TextBuffer)
  /// A row of as many cells as there are columns; nil for one that the row does not have.
  mutating func write(_ cells: [DocumentValue?], into text: inout TextBuffer)
  /// What stands after the rows.
  mutating func end(into text: inout TextBuffer)
}

/// A new writer of the format, or nil where rows have none.
package func makeRowWriter(_ format: OutputFormat) -> (any RowWriter)? {
  switch format {
  case .csv: DelimitedRowWriter()
  case .json: JSONRowWriter(isArray: true)
  case .ndjson: JSONRowWriter(isArray: false)
  case .text: TextRowWriter()
  case .tsv, .plist, .svg: nil
  }
}

/// Prints rows as objects, a line each: on their own, or as the elements of an array.
struct JSONRowWriter: RowWriter {
  let isArray: Bool
  private var columns: [String] = []
  private var isFirst = true

  init(isArray: Bool) { self.isArray = isArray }

  mutating func begin(_ columns: [String], into text: inout TextBuffer) {
    self.columns = columns
    if isArray { text.append("[") }
  }

  mutating func write(_ cells: [DocumentValue?], into text: inout TextBuffer) {
    if isArray { text.append(isFirst ? "\n" : ",\n") }
    isFirst = false
    let members = zip(columns, cells).compactMap { name, cell in
      cell.map { DocumentValue.Member(name, $0) }
    }
    text.appendJSON(members)
    if !isArray { text.append("\n") }
  }

  mutating func end(into text: inout TextBuffer) {
    if isArray { text.append("\n]\n") }
  }
}

/// Prints rows with commas between the cells, under a line that names them (RFC 4180).
struct DelimitedRowWriter: RowWriter {
  mutating func begin(_ columns: [String], into text: inout TextBuffer) {
    write(columns.map { .text($0) }, into: &text)
  }

  mutating func write(_ cells: [DocumentValue?], into text: inout TextBuffer) {
    for (position, cell) in cells.enumerated() {
      if position > 0 { text.append(UInt8(ascii: ",")) }
      switch cell {
      case nil: break
      case .number(let number): text.append(number)
      case .integer(let integer): text.append(integer)
      case .text(let words): text.append(words, style: .commaSeparated)
      case .boolean, .list, .members: cell.map { text.appendJSON($0) }
      }
    }
    text.append(UInt8(ascii: "\n"))
  }

  mutating func end(into text: inout TextBuffer) {}
}

/// Prints rows as an aligned table for people, which is known only at the end.
struct TextRowWriter: RowWriter {
  private var table: TextTable?

  mutating func begin(_ columns: [String], into text: inout TextBuffer) {
    // Words stand to the left only in the last column; a column of them is mostly of settings.
    table = TextTable(
      columns: columns.map { .init(title: $0, isText: $0 == columns.last && $0 == "error") })
  }

  mutating func write(_ cells: [DocumentValue?], into text: inout TextBuffer) {
    for cell in cells {
      switch cell {
      case .number(let number): table?.append(number)
      case .integer(let integer): table?.append(integer)
      case .text(var words): words.withUTF8 { table?.append($0) }
      case nil, .boolean, .list, .members: table?.append(UnsafeBufferPointer(start: nil, count: 0))
      }
    }
  }

  mutating func end(into text: inout TextBuffer) { table?.write(into: &text) }
}
