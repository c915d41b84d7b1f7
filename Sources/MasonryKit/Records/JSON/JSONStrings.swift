/// Passing over strings: eight bytes at a time while they are plain.
extension JSONCursor {
  /// Moves over the bytes of a string that stand for themselves, at the latest to the window's end.
  @inline(__always)
  mutating func passPlainText() {
    position = plainTextEnd(position, before: JSONByte.quote, JSONByte.backslash)
  }

  /// Goes on from a byte in a string that is not plain to the closing quote, and leaves `position`
  /// there; returns whether there are escapes.
  ///
  /// What the cursor holds of the string may not grow beyond `limit` bytes.
  @inline(never)
  mutating func passStringRest(
    within name: StaticString, limit: Int
  ) throws(RecordError) -> Bool {
    var hasEscapes = false
    while true {
      passPlainText()
      switch position.pointee {
      case JSONByte.quote:
        return hasEscapes
      case JSONByte.backslash:
        hasEscapes = true
        try passEscape()
      case 0x80...:
        try passCharacter()
      case 0 where isAtEnd:
        if let token, position - token > limit { throw fault(.textTooLong(limit: limit)) }
        guard try refill() else {
          throw fault(.syntax(.unexpectedEnd(within: "\(name)")))
        }
      case let control:
        throw fault(.syntax(.controlCharacter(control)))
      }
    }
  }

  /// Passes over an escape sequence. A lone surrogate is grammatical; decoding replaces it.
  private mutating func passEscape() throws(RecordError) {
    try hold(6)
    switch position[1] {
    case JSONByte.quote, JSONByte.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      for index in 2..<6 where hexadecimalDigit(position[index]) == nil {
        throw escapeFault(length: index)
      }
      position += 6
    default:
      throw escapeFault(length: 1)
    }
  }

  private func escapeFault(length: Int) -> RecordError {
    let held = min(length, end - position)
    if position + held == end {
      return fault(.syntax(.unexpectedEnd(within: "a string")), at: offset + held)
    }
    let shown = UnsafeBufferPointer(start: position, count: length + 1)
    return fault(.syntax(.invalidEscape(String(decoding: shown, as: UTF8.self))))
  }

  /// Passes over one character of several bytes, which must be valid UTF-8.
  private mutating func passCharacter() throws(RecordError) {
    try hold(4)
    let length = utf8SequenceLength(position)
    if length == 0 { throw fault(.syntax(.invalidUTF8)) }
    position += length
  }

  /// Reads on until `length` bytes from `position` are held or the input ends.
  mutating func hold(_ length: Int) throws(RecordError) {
    while end - position < length, try refill() {}
  }
}
