/// Reads the array of frames in a layout's JSON, a million a second and more, into flat columns.
struct FrameTableReader {
  private var frames = FrameTable()

  /// Reads the array at the cursor.
  ///
  /// A frame without an index follows the one before.
  static func read(_ cursor: inout JSONCursor) throws(RecordError) -> FrameTable {
    var reader = FrameTableReader()
    guard try cursor.kind() == .array else {
      throw reader.wrong("frames", .list, cursor)
    }
    try cursor.enter()
    while try cursor.nextElement(isFirst: reader.frames.count == 0) {
      try reader.readFrame(&cursor)
    }
    return reader.frames
  }

  private enum Member: String, CaseIterable {
    case x, y, id, span, index, width, column, height, section

    /// The member of a name, without making a string of it.
    init?(_ name: UnsafeBufferPointer<UInt8>) {
      let found = Self.allCases.first { $0.rawValue.utf8.elementsEqual(name) }
      guard let found else { return nil }
      self = found
    }
  }

  private mutating func readFrame(_ cursor: inout JSONCursor) throws(RecordError) {
    guard try cursor.kind() == .dictionary else { throw wrong(path, .object, cursor) }
    // Keeps the frame's beginning in the window, for the place of a fault found at its end.
    cursor.mark()
    let offset = cursor.offset
    var row = FrameTable.Row()
    let lowest = (frames.indexes.last ?? -1) + 1
    row.index = lowest
    var id: LayoutID?
    try cursor.enter()
    var isFirst = true
    while try cursor.nextKey(isFirst: isFirst) {
      isFirst = false
      guard let member = Member(cursor.key) else {
        try cursor.skip()
        continue
      }
      switch member {
      case .id: id = try readID(&cursor)
      case .index: row.index = Int(try readWhole(&cursor, "index", from: 0, below: 0x1p53))
      case .column: row.column = Int32(try readWhole(&cursor, "column", from: 0))
      case .span: row.span = Int32(try readWhole(&cursor, "span", from: 1))
      case .section: row.section = Int32(try readWhole(&cursor, "section", from: 0))
      case .x: row.x = try readNumber(&cursor, "x")
      case .y: row.y = try readNumber(&cursor, "y")
      case .width: row.width = try readNumber(&cursor, "width")
      case .height: row.height = try readNumber(&cursor, "height")
      }
    }
    if row.index < lowest {
      throw RecordError(
        .layout(.frameOrder(index: row.index)), at: cursor.location(ofOffset: offset))
    }
    frames.append(row)
    if let id {
      var text = id.text
      text.withUTF8 { frames.appendID(id.isNumber ? .number : .string, $0) }
    }
  }

  @inline(__always)
  private func readNumber(
    _ cursor: inout JSONCursor, _ name: StaticString
  ) throws(RecordError) -> Double {
    if try cursor.kind() == .number {
      let offset = cursor.offset
      if case .number(let number) = try cursor.scalar(), number.isFinite { return number }
      throw RecordError(
        .layout(.member(path: "\(path).\(name)", shape: .number)),
        at: cursor.location(ofOffset: offset))
    }
    throw wrong("\(path).\(name)", .number, cursor)
  }

  /// A whole number; columns, spans and sections are kept in 32 bits.
  private func readWhole(
    _ cursor: inout JSONCursor, _ name: StaticString, from least: Double,
    below limit: Double = 0x1p31
  ) throws(RecordError) -> Double {
    _ = try cursor.kind()
    let place = cursor.offset
    let number = try readNumber(&cursor, name)
    if number >= least && number < limit && number == number.rounded(.down) { return number }
    throw RecordError(
      .layout(.member(path: "\(path).\(name)", shape: least == 0 ? .index : .wholeNumber)),
      at: cursor.location(ofOffset: place))
  }

  private func readID(_ cursor: inout JSONCursor) throws(RecordError) -> LayoutID? {
    let kind = try cursor.kind()
    guard kind == .string || kind == .number || kind == .null else {
      throw wrong("\(path).id", .id, cursor)
    }
    _ = try cursor.scalar()
    if kind == .null { return nil }
    return LayoutID(
      text: String(decoding: cursor.text, as: UTF8.self), isNumber: kind == .number)
  }

  /// The path of the frame being read.
  private var path: String { "frames[\(frames.count)]" }

  private func wrong(
    _ path: String, _ shape: LayoutFault.Shape, _ cursor: JSONCursor
  ) -> RecordError {
    RecordError(
      .layout(.member(path: path, shape: shape)), at: cursor.location(ofOffset: cursor.offset))
  }
}
