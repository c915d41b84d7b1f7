/// Rows of cells that are printed in columns: numbers to the right, texts to the left.
///
/// A class, as it owns the text of all its cells; a copy of a writer shares it.
final class TextTable {
  /// A column of the table.
  struct Column {
    var title: String
    /// Whether its cells are texts; only the last column may hold texts, so that no row ends in
    /// spaces.
    var isText: Bool
  }

  private let columns: [Column]
  /// All cells, row by row, one after the other, and where each ends.
  private var cells = TextBuffer()
  private var ends: [Int] = []
  /// Length of the longest cell of each column.
  private var widths: [Int]

  init(columns: [Column]) {
    self.columns = columns
    widths = columns.map { _ in 0 }
    for column in columns {
      cells.append(column.title)
      endCell()
    }
  }

  func append(_ number: Int) {
    cells.append(number)
    endCell()
  }

  func append(_ number: Double) {
    cells.append(number)
    endCell()
  }

  /// Appends a text, with its control characters escaped.
  func append(_ text: UnsafeBufferPointer<UInt8>) {
    cells.append(text, style: .plain)
    endCell()
  }

  /// Appends a word without control characters.
  func append(_ word: String) {
    cells.append(word)
    endCell()
  }

  private func endCell() {
    let column = ends.count % columns.count
    widths[column] = max(widths[column], cells.count - (ends.last ?? 0))
    ends.append(cells.count)
  }

  /// Prints the titles and all rows.
  func write(into text: inout TextBuffer) {
    let bytes = cells.bytes.assumingMemoryBound(to: UInt8.self)
    var start = 0
    for (position, end) in ends.enumerated() {
      let cell = UnsafeBufferPointer(rebasing: bytes[start..<end])
      write(cell, position % columns.count, into: &text)
      start = end
    }
  }

  private func write(
    _ cell: UnsafeBufferPointer<UInt8>, _ column: Int, into text: inout TextBuffer
  ) {
    let isLast = column == columns.count - 1
    var indent = column == 0 || columns[column].isText && cell.isEmpty ? 0 : 2
    if !columns[column].isText { indent += widths[column] - cell.count }
    let start = text.reserve(indent)
    start.update(repeating: UInt8(ascii: " "), count: indent)
    text.finish(at: start + indent)
    text.append(cell)
    if isLast { text.append(UInt8(ascii: "\n")) }
  }
}
