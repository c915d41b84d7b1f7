/// A cursor over a stream of JSON values (RFC 8259), read through a ``ByteWindow``.
///
/// Nothing but the current token is held, and the record that is marked. All pointers go into the
/// window and move with it when it slides, which `refill` sees to.
package struct JSONCursor: DocumentCursor {
  let window: ByteWindow
  /// The next byte to read; the byte at the window's end is always 0.
  var position: UnsafeMutablePointer<UInt8>
  /// Start of the text of the key or scalar that is held.
  var token: UnsafeMutablePointer<UInt8>?
  var tokenLength = 0
  /// Decoded bytes of the held text, where they differ from those in the window.
  let decoded = DecodedText()
  var isDecoded = false
  /// Absolute offset of the marked value, or -1.
  private var markedOffset = -1
  private var markedDepth = 0
  /// Whether a top-level number or literal came last, after which white space must come.
  var needsSeparator = false

  /// Number of containers that are open.
  private(set) var depth = 0

  /// End of the bytes that the window holds. This and the next are kept here because reading a
  /// property of the window, which is a class, costs a check each time.
  private(set) var end: UnsafeMutablePointer<UInt8>
  /// What an address in the window must be increased by to be the offset of the byte there.
  private var offsetOfAddressZero: Int

  package init(window: ByteWindow) {
    self.window = window
    position = window.start
    end = window.end
    offsetOfAddressZero = window.startOffset - Int(bitPattern: window.start)
  }

  // MARK: Values

  package mutating func nextDocument() throws(RecordError) -> Bool {
    let before = offset
    let byte = try peek()
    if byte == 0, isAtEnd { return false }
    if needsSeparator, offset == before, byte != JSONByte.leftBrace, byte != JSONByte.leftBracket {
      throw try unexpected("white space between values")
    }
    needsSeparator = false
    return true
  }

  @inline(__always)
  package mutating func kind() throws(RecordError) -> ValueKind {
    let byte = try peek()
    switch byte {
    case JSONByte.quote: return .string
    case JSONByte.zero...JSONByte.nine, JSONByte.minus: return .number
    case JSONByte.leftBrace: return .dictionary
    case JSONByte.leftBracket: return .array
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    default: throw try valueFault()
    }
  }

  package mutating func enter() throws(RecordError) {
    if depth == nestingLimit { throw fault(.nestingTooDeep(limit: nestingLimit)) }
    depth += 1
    position += 1
  }

  @inline(__always)
  package mutating func nextKey(isFirst: Bool) throws(RecordError) -> Bool {
    token = nil
    var byte = try peek()
    if byte == JSONByte.rightBrace {
      position += 1
      depth -= 1
      return false
    }
    if !isFirst {
      if byte != JSONByte.comma { throw try separatorFault(closing: "\"}\"", within: "an object") }
      position += 1
      byte = try peek()
    }
    if byte != JSONByte.quote { throw try keyFault(isFirst: isFirst) }
    // The token stays held while white space is passed over, so that the key moves with the window.
    try readString(within: "a key")
    if try peek() != JSONByte.colon { throw try unexpected("\":\"", within: "an object") }
    position += 1
    return true
  }

  @inline(__always)
  package mutating func nextElement(isFirst: Bool) throws(RecordError) -> Bool {
    token = nil
    let byte = try peek()
    if byte == JSONByte.rightBracket {
      position += 1
      depth -= 1
      return false
    }
    if isFirst { return true }
    if byte != JSONByte.comma { throw try separatorFault(closing: "\"]\"", within: "an array") }
    position += 1
    if try peek() == JSONByte.rightBracket { throw fault(.syntax(.habit(.trailingComma))) }
    return true
  }

  @inline(__always)
  package mutating func scalar() throws(RecordError) -> Scalar {
    let first = position.pointee
    if first == JSONByte.quote {
      try readString(within: "a string")
      needsSeparator = depth == 0
      return .string
    }
    if first == JSONByte.minus || (first >= JSONByte.zero && first <= JSONByte.nine) {
      return .number(try readNumber())
    }
    return try literal()
  }

  @inline(__always)
  package mutating func skip() throws(RecordError) {
    switch try kind() {
    case .string: try passString()
    case .number: try passNumber()
    case .dictionary, .array: try skipContainer()
    default: _ = try literal()
    }
  }

  // MARK: What was found

  @inline(__always)
  package var key: UnsafeBufferPointer<UInt8> { text }

  @inline(__always)
  package var text: UnsafeBufferPointer<UInt8> {
    if isDecoded { return decoded.bytes }
    return UnsafeBufferPointer(start: token, count: token == nil ? 0 : tokenLength)
  }

  package var isBareNumber: Bool { false }

  @inline(__always)
  package var offset: Int { offset(of: position) }

  /// Offset of a place in the window.
  @inline(__always)
  func offset(of place: UnsafeMutablePointer<UInt8>) -> Int {
    Int(bitPattern: place) &+ offsetOfAddressZero
  }

  package func location(ofOffset offset: Int) -> SourceLocation {
    window.location(ofOffset: offset)
  }

  @inline(__always)
  package mutating func mark() {
    markedOffset = offset
    markedDepth = depth
  }

  package mutating func rewind() -> Bool {
    guard markedOffset >= window.startOffset else { return false }
    position = window.start + (markedOffset - window.startOffset)
    depth = markedDepth
    return true
  }

  // MARK: The window

  /// Whether `position` is the end of the bytes that are held; only then can the byte be a 0 of
  /// the window's own.
  @inline(__always)
  var isAtEnd: Bool { position == end }

  /// Slides the window on, keeping the held token and the marked value; false at the input's end.
  @inline(never)
  mutating func refill() throws(RecordError) -> Bool {
    var kept = token ?? position
    if markedOffset >= window.startOffset {
      let marked = window.start + (markedOffset - window.startOffset)
      if position - marked <= retentionLimit { kept = min(kept, marked) }
    }
    let positionOffset = offset
    let tokenOffset = token.map { offset(of: $0) }
    let isMore = try window.advance(keepingFrom: kept)
    end = window.end
    offsetOfAddressZero = window.startOffset - Int(bitPattern: window.start)
    position = window.start + (positionOffset - window.startOffset)
    token = tokenOffset.map { window.start + ($0 - window.startOffset) }
    return isMore
  }

  /// The byte after white space; 0 at the end of the input.
  @inline(__always)
  private mutating func peek() throws(RecordError) -> UInt8 {
    let byte = position.pointee
    if byte > JSONByte.space { return byte }
    return try peekSlowly()
  }

  @inline(never)
  private mutating func peekSlowly() throws(RecordError) -> UInt8 {
    while true {
      var place = position
      while place.pointee == JSONByte.space || place.pointee == JSONByte.lineFeed
        || place.pointee == JSONByte.carriageReturn || place.pointee == JSONByte.tab
      {
        place += 1
      }
      position = place
      if place.pointee != 0 || !isAtEnd { return place.pointee }
      if !(try refill()) { return 0 }
    }
  }
}
