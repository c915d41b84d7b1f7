/// The frames of a whole layout as flat columns.
///
/// Space: 48 bytes a frame, plus ids and sections where there are any.
package struct FrameTable {
  /// What a frame may leave out is marked so that no frame can hold it.
  enum Absent {
    static let length = Double.nan
    static let column: Int32 = -1
    static let span: Int32 = 0
    static let section: Int32 = -1
  }

  /// Ascending.
  package private(set) var indexes: [Int] = []
  private(set) var columns: [Int32] = []
  private(set) var spans: [Int32] = []
  /// Empty as long as no frame has a section.
  private(set) var sections: [Int32] = []
  private(set) var xs: [Double] = []
  private(set) var ys: [Double] = []
  private(set) var widths: [Double] = []
  private(set) var heights: [Double] = []
  /// Nil as long as no frame has an id.
  private(set) var ids: TextColumn?

  /// One frame on its way into the table.
  struct Row {
    var index = 0
    var column = Absent.column
    var span = Absent.span
    var section = Absent.section
    var x = Absent.length
    var y = Absent.length
    var width = Absent.length
    var height = Absent.length
  }

  package var count: Int { indexes.count }

  /// Appends a frame, whose id, if any, comes next.
  mutating func append(_ row: Row) {
    if row.section != Absent.section && sections.isEmpty {
      sections = Array(repeating: Absent.section, count: count)
    }
    if row.section != Absent.section || !sections.isEmpty { sections.append(row.section) }
    indexes.append(row.index)
    columns.append(row.column)
    // A frame that says where it stands and names no span covers one column.
    let hasPlainSpan = row.span == Absent.span && row.column != Absent.column
    spans.append(hasPlainSpan ? 1 : row.span)
    xs.append(row.x)
    ys.append(row.y)
    widths.append(row.width)
    heights.append(row.height)
  }

  /// Appends the id of the frame that was appended last.
  mutating func appendID(_ kind: TextColumn.Kind, _ text: UnsafeBufferPointer<UInt8>) {
    let column = ids ?? TextColumn()
    ids = column
    while column.count < count - 1 { column.appendNone() }
    if kind == .none { column.appendNone() } else { column.append(kind, text) }
  }

  /// The id of the frame at a position.
  func id(at position: Int) -> LayoutID? {
    guard let ids, position < ids.count, ids.kind(at: position) != .none else { return nil }
    return LayoutID(
      text: ids.withText(at: position) { String(decoding: $0, as: UTF8.self) },
      isNumber: ids.kind(at: position) == .number)
  }

  func section(at position: Int) -> Int32 {
    sections.isEmpty ? Absent.section : sections[position]
  }

  mutating func round(to precision: Int) {
    Self.round(&xs, precision)
    Self.round(&ys, precision)
    Self.round(&widths, precision)
    Self.round(&heights, precision)
  }

  private static func round(_ lengths: inout [Double], _ precision: Int) {
    for position in lengths.indices {
      lengths[position] = roundedUnlessAbsent(lengths[position], precision)
    }
  }
}

/// An item's id, as the input has it: a string, or a number by its digits.
package struct LayoutID: Hashable, Sendable {
  package let text: String
  package let isNumber: Bool

  /// The id as JSON has it; digits that would change as a double stay a text.
  package var documentValue: DocumentValue {
    if isNumber, let number = Double(text), NumberText.string(number) == text {
      return .number(number)
    }
    return .text(text)
  }
}
