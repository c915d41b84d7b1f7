/// Reads a layout back from masonry's JSON output.
///
/// Members may stand in any order and with any white space; those that are not known are passed
/// over, and any may be missing. Nothing is held but numbers, ids and the configuration.
package struct LayoutDocumentReader {
  private var cursor: JSONCursor
  private var document = LayoutDocument()

  /// Reads the one layout that `source` holds.
  ///
  /// - Throws: ``RecordError`` where the text is no JSON, or no layout.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ source: any ByteSource) throws(RecordError) -> LayoutDocument {
    var reader = LayoutDocumentReader(cursor: try JSONCursor(source))
    try reader.readDocument()
    return reader.document
  }

  private init(cursor: JSONCursor) { self.cursor = cursor }

  private mutating func readDocument() throws(RecordError) {
    guard try cursor.nextDocument() else { throw RecordError(.empty) }
    guard try cursor.kind() == .dictionary else { throw fault(.notAnObject) }
    var parts: Set<String> = []
    try readMembers { (reader, name) throws(RecordError) in
      guard Self.parts.contains(name) else { return try reader.cursor.skip() }
      _ = try reader.cursor.kind()
      // Which of the two counts would be anybody's guess.
      if !parts.insert(name).inserted { throw reader.fault(.repeatedPart(name)) }
      try reader.readPart(name)
    }
    if try cursor.nextDocument() { throw fault(.severalValues) }
  }

  private static let parts: Set = [
    "schema", "input", "configuration", "frames", "header", "footer", "sections", "contentSize",
    "visible",
  ]

  private mutating func readPart(_ name: String) throws(RecordError) {
    switch name {
    case "schema": try readSchema()
    case "input": document.input = try readInput()
    case "configuration":
      guard try cursor.kind() == .dictionary else { throw wrong(name, .object) }
      document.configuration = try cursor.documentValue()
    case "frames":
      document.frames = try FrameTableReader.read(&cursor)
    case "header": document.header = try readBand(name)
    case "footer": document.footer = try readBand(name)
    case "sections": document.sections = try readSections()
    case "contentSize":
      let band = try readBand(name)
      document.contentSize = Size(width: band.width, height: band.height)
    default: document.visible = try readVisible()
    }
  }

  private mutating func readSchema() throws(RecordError) {
    guard try cursor.kind() == .number else { throw wrong("schema", .number) }
    let offset = cursor.offset
    guard case .number(Double(JSONWriter.schema)) = try cursor.scalar() else {
      let found = String(decoding: cursor.text, as: UTF8.self)
      throw fault(.schema(found: found, known: JSONWriter.schema), at: offset)
    }
  }

  private mutating func readInput() throws(RecordError) -> [String] {
    var names: [String] = []
    try readElements("input") { (reader, position) throws(RecordError) in
      guard try reader.cursor.kind() == .string else {
        throw reader.wrong("input[\(position)]", .text)
      }
      _ = try reader.cursor.scalar()
      names.append(String(decoding: reader.cursor.text, as: UTF8.self))
    }
    return names
  }

  private mutating func readBand(_ path: String) throws(RecordError) -> LayoutDocument.Band {
    var band = LayoutDocument.Band()
    guard try cursor.kind() == .dictionary else { throw wrong(path, .object) }
    try readMembers { (reader, name) throws(RecordError) in
      switch name {
      case "x": band.x = try reader.readNumber(path, name)
      case "y": band.y = try reader.readNumber(path, name)
      case "width": band.width = try reader.readNumber(path, name)
      case "height": band.height = try reader.readNumber(path, name)
      default: try reader.cursor.skip()
      }
    }
    return band
  }

  private mutating func readSections() throws(RecordError) -> [LayoutDocument.Section] {
    var sections: [LayoutDocument.Section] = []
    try readElements("sections") { (reader, position) throws(RecordError) in
      let path = "sections[\(position)]"
      var section = LayoutDocument.Section()
      guard try reader.cursor.kind() == .dictionary else { throw reader.wrong(path, .object) }
      try reader.readMembers { (reader, name) throws(RecordError) in
        switch name {
        case "count": section.count = try reader.readIndex("\(path).count")
        case "header": section.header = try reader.readBand("\(path).header")
        case "footer": section.footer = try reader.readBand("\(path).footer")
        default: try reader.cursor.skip()
        }
      }
      sections.append(section)
    }
    return sections
  }

  private mutating func readVisible() throws(RecordError) -> [LayoutDocument.Visible] {
    var entries: [LayoutDocument.Visible] = []
    try readElements("visible") { (reader, position) throws(RecordError) in
      let path = "visible[\(position)]"
      guard try reader.cursor.kind() == .dictionary else { throw reader.wrong(path, .object) }
      var offset: Double?
      var indexes: [Range<Int>]?
      try reader.readMembers { (reader, name) throws(RecordError) in
        switch name {
        case "offset": offset = try reader.readNumber(path, name)
        case "indexes": indexes = try reader.readIndexes("\(path).indexes")
        default: try reader.cursor.skip()
        }
      }
      guard let offset else { throw reader.wrong("\(path).offset", .number) }
      guard let indexes else { throw reader.wrong("\(path).indexes", .list) }
      entries.append(LayoutDocument.Visible(offset: offset, indexes: indexes))
    }
    return entries
  }

  private mutating func readIndexes(_ path: String) throws(RecordError) -> [Range<Int>] {
    var ranges = IndexRanges()
    try readElements(path) { (reader, _) throws(RecordError) in
      _ = try reader.cursor.kind()
      let offset = reader.cursor.offset
      let index = try reader.readIndex(path)
      if let last = ranges.ranges.last, index < last.upperBound {
        throw reader.fault(.member(path: path, shape: .ascendingIndexes), at: offset)
      }
      ranges.append(index)
    }
    return ranges.ranges
  }
}

/// Values of any place in the document.
extension LayoutDocumentReader {
  private mutating func readMembers(
    _ body: (inout LayoutDocumentReader, String) throws(RecordError) -> Void
  ) throws(RecordError) {
    try cursor.enter()
    var isFirst = true
    while try cursor.nextKey(isFirst: isFirst) {
      isFirst = false
      try body(&self, String(decoding: cursor.key, as: UTF8.self))
    }
  }

  private mutating func readElements(
    _ path: String, _ body: (inout LayoutDocumentReader, Int) throws(RecordError) -> Void
  ) throws(RecordError) {
    guard try cursor.kind() == .array else { throw wrong(path, .list) }
    try cursor.enter()
    var count = 0
    while try cursor.nextElement(isFirst: count == 0) {
      try body(&self, count)
      count += 1
    }
  }

  private mutating func readNumber(_ path: String, _ name: String) throws(RecordError) -> Double {
    let isNumber = try cursor.kind() == .number
    let offset = cursor.offset
    guard isNumber, case .number(let number) = try cursor.scalar(), number.isFinite else {
      throw fault(.member(path: "\(path).\(name)", shape: .number), at: offset)
    }
    return number
  }

  private mutating func readIndex(_ path: String) throws(RecordError) -> Int {
    let isNumber = try cursor.kind() == .number
    let offset = cursor.offset
    guard isNumber, case .number(let number) = try cursor.scalar(),
      number >= 0, number < 0x1p53, let index = Int(exactly: number)
    else { throw fault(.member(path: path, shape: .index), at: offset) }
    return index
  }

  private func wrong(_ path: String, _ shape: LayoutFault.Shape) -> RecordError {
    fault(.member(path: path, shape: shape))
  }

  private func fault(_ fault: LayoutFault, at offset: Int? = nil) -> RecordError {
    RecordError(.layout(fault), at: cursor.location(ofOffset: offset ?? cursor.offset))
  }
}
