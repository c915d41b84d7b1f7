/// Pulls the values of an XML property list out of a window of UTF-8 text.
///
/// Reads what Apple's DTD describes, with comments, CDATA sections and character references
/// wherever XML allows them. Entities are never expanded, so a document type declaration is
/// passed over, and no document costs more than its own bytes. The `<plist>` around the value may
/// be missing.
///
/// Tags are compared as 8-byte words; text is a pointer into the window unless it has to be
/// decoded or reaches over the window's end.
package struct XMLPlistCursor: DocumentCursor {
  private enum Stage {
    case beginning, value, end
  }

  var input: TextInput
  /// The element whose start tag was read last, until its value is consumed.
  var element: XMLPlistElement?
  /// Whether that element, or the container entered last, was written `<name/>`.
  var isSelfClosing = false
  /// Whether bytes above 127 are ISO 8859-1, by the XML declaration.
  var isLatin1 = false
  /// Text that could not be left in the window.
  let decoded = DecodedText()
  /// The text that was read last, if it was to be kept.
  var decodedText = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// A number as JSON writes it.
  private let number = DecodedText()

  /// A value whose start tag has been read.
  private struct Mark {
    let offset: Int
    let contentOffset: Int
    let element: XMLPlistElement?
    let isSelfClosing: Bool
    let depth: Int
  }

  private var marked: Mark?
  private var stage = Stage.beginning
  private var hasWrapper = false
  private var depth = 0

  package private(set) var key = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  package private(set) var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  package var isBareNumber: Bool { false }
  package internal(set) var offset = 0

  /// A cursor over a document whose byte order mark has been taken away.
  package init(window: ByteWindow) {
    input = TextInput(window)
  }

  package func location(ofOffset offset: Int) -> SourceLocation {
    input.window.location(ofOffset: offset)
  }

  package mutating func mark() {
    input.mark(offset)
    marked = Mark(
      offset: offset, contentOffset: input.offset, element: element,
      isSelfClosing: isSelfClosing, depth: depth)
  }

  package mutating func rewind() -> Bool {
    guard let marked, input.rewind(to: marked.contentOffset) else { return false }
    offset = marked.offset
    element = marked.element
    isSelfClosing = marked.isSelfClosing
    depth = marked.depth
    return true
  }

  package mutating func nextDocument() throws(RecordError) -> Bool {
    switch stage {
    case .beginning:
      stage = .value
      guard try readProlog() else { return false }
      try readStartTag(expected: "<plist>")
      hasWrapper = element == .plist
      if hasWrapper {
        if isSelfClosing {
          throw input.fault(.unexpected(found: "\"<plist/>\"", expected: "a value"), at: offset)
        }
        element = nil
      }
      return true
    case .value:
      stage = .end
      try skipBlank()
      if hasWrapper {
        try readEndTag(of: .plist)
        try skipBlank()
      }
      if try !input.isAtEnd() { throw try input.unexpected(expected: "the end of the document") }
      return false
    case .end:
      return false
    }
  }

  package mutating func kind() throws(RecordError) -> ValueKind {
    if element == nil {
      try skipBlank()
      try readStartTag(expected: "a value")
    }
    guard let kind = element?.kind else {
      let name = element?.name ?? ""
      throw input.fault(.unexpected(found: "\"<\(name)>\"", expected: "a value"), at: offset)
    }
    return kind
  }

  package mutating func enter() throws(RecordError) {
    _ = try kind()
    if depth == nestingLimit {
      throw RecordError(.nestingTooDeep(limit: nestingLimit), at: location(ofOffset: offset))
    }
    depth += 1
    element = nil
  }

  package mutating func nextKey(isFirst: Bool) throws(RecordError) -> Bool {
    guard try nextKey(keeping: true) else { return false }
    key = decodedText
    return true
  }

  /// Moves to the next key's value; keeps the key's text where asked.
  private mutating func nextKey(keeping: Bool) throws(RecordError) -> Bool {
    if isSelfClosing { return leave() }
    try skipBlank()
    let word = input.word(after: 1)
    if XMLPlistTag.first(4, of: word) == XMLPlistTag.key && isTag {
      offset = input.offset
      input.position += 5
    } else if isTag && input.position[1] == UInt8(ascii: "/") {
      try readEndTag(of: .dictionary)
      return leave()
    } else {
      try readStartTag(expected: "<key> or </dict>")
      guard element == .key else { throw unexpectedElement(expected: "<key> or </dict>") }
      element = nil
    }
    try readText(of: .key, keeping: keeping)
    return true
  }

  package mutating func nextElement(isFirst: Bool) throws(RecordError) -> Bool {
    if isSelfClosing { return leave() }
    try skipBlank()
    if isTag && input.position[1] == UInt8(ascii: "/") {
      try readEndTag(of: .array)
      return leave()
    }
    try readStartTag(expected: "a value or </array>")
    return true
  }

  /// Whether a tag stands at the position.
  private var isTag: Bool { input.position.pointee == UInt8(ascii: "<") }

  private mutating func leave() -> Bool {
    isSelfClosing = false
    depth -= 1
    return false
  }

  private func unexpectedElement(expected: String) -> RecordError {
    let name = element?.name ?? ""
    return input.fault(.unexpected(found: "\"<\(name)>\"", expected: expected), at: offset)
  }

  package mutating func scalar() throws(RecordError) -> Scalar {
    _ = try kind()
    guard let element else { return .other }
    self.element = nil
    switch element {
    case .string:
      try readText(of: element, keeping: true)
      text = decodedText
      return .string
    case .integer, .real:
      return .number(try readNumber(of: element))
    case .yes, .no:
      try readNoText(of: element)
      return .boolean
    default:
      try readText(of: element, keeping: false)
      return .other
    }
  }

  private mutating func readNumber(of element: XMLPlistElement) throws(RecordError) -> Double {
    if !isSelfClosing, let value = plainNumber(of: element) { return value }
    try readText(of: element, keeping: true)
    if decodedText.count > numberTextLimit { throw input.numberTooLong() }
    let written = trimmed(decodedText)
    if element == .real && PlistNumber.isNotFinite(written) {
      text = written
      return .infinity
    }
    guard
      let value = PlistNumber.read(written, allowsFraction: element == .real, into: number)
    else {
      let shown = String(decoding: written.prefix(64), as: UTF8.self)
      throw input.fault(.invalidNumber(shown), at: offset)
    }
    text = number.bytes
    return value
  }

  /// The number at the position, where it stands as JSON would write it, without blanks, and its
  /// end tag is held too; consumes both.
  private mutating func plainNumber(of element: XMLPlistElement) -> Double? {
    let start = UnsafePointer(input.position)
    guard let (value, stop) = NumberScanner.scan(start) else { return nil }
    if stop.pointee != UInt8(ascii: "<") { return nil }
    let word = loadWord(stop + 1)
    let length = stop - start
    if element == .real {
      if XMLPlistTag.first(6, of: word) != XMLPlistTag.endOfReal { return nil }
      input.position += length + 7
    } else {
      if word != XMLPlistTag.endOfInteger || stop[9] != UInt8(ascii: ">") { return nil }
      for position in 0..<length where start[position] >= UInt8(ascii: ".") {
        // Digits and a minus sign are all that an integer may hold.
        if start[position] < UInt8(ascii: "0") || start[position] > UInt8(ascii: "9") {
          return nil
        }
      }
      input.position += length + 10
    }
    text = UnsafeBufferPointer(start: start, count: length)
    return value
  }

  package mutating func skip() throws(RecordError) {
    switch try kind() {
    case .dictionary:
      try enter()
      while try nextKey(keeping: false) { try skip() }
    case .array:
      try enter()
      while try nextElement(isFirst: false) { try skip() }
    case .boolean:
      try skipScalar(isBoolean: true)
    default:
      try skipScalar(isBoolean: false)
    }
  }

  private mutating func skipScalar(isBoolean: Bool) throws(RecordError) {
    guard let element else { return }
    self.element = nil
    if isBoolean {
      try readNoText(of: element)
    } else {
      try readText(of: element, keeping: false)
    }
  }
}
