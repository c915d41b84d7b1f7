extension JSONCursor {
  /// A cursor over a text in any of the encodings that inputs may have.
  package init(_ source: any ByteSource) throws(RecordError) {
    self.init(window: try openText(source))
  }

  /// Reads the whole value at the cursor, for documents that are small; nil for null, which none of
  /// the documents that masonry writes itself holds.
  ///
  /// - Complexity: O(*n*) for *n* bytes, in time and in memory.
  package mutating func documentValue() throws(RecordError) -> DocumentValue? {
    switch try kind() {
    case .dictionary: return .members(try documentMembers())
    case .array: return .list(try documentElements())
    case .boolean:
      let isTrue = position.pointee == UInt8(ascii: "t")
      _ = try scalar()
      return .boolean(isTrue)
    case .number, .string, .null, .other:
      return switch try scalar() {
      case .number(let number): .number(number)
      case .string: .text(String(decoding: text, as: UTF8.self))
      case .boolean, .null, .other: nil
      }
    }
  }

  private mutating func documentMembers() throws(RecordError) -> [DocumentValue.Member] {
    var members: [DocumentValue.Member] = []
    try enter()
    // Not the same as having no members: null leaves none.
    var isFirst = true
    while try nextKey(isFirst: isFirst) {
      isFirst = false
      let name = String(decoding: key, as: UTF8.self)
      if let value = try documentValue() { members.append(DocumentValue.Member(name, value)) }
    }
    return members
  }

  private mutating func documentElements() throws(RecordError) -> [DocumentValue] {
    var elements: [DocumentValue] = []
    try enter()
    var isFirst = true
    while try nextElement(isFirst: isFirst) {
      isFirst = false
      if let value = try documentValue() { elements.append(value) }
    }
    return elements
  }
}
