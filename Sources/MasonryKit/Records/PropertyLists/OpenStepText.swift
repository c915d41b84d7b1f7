extension OpenStepCursor {
  /// Moves to the next byte that is neither blank nor part of a comment, or to the end.
  @inline(__always)
  mutating func skipBlank() throws(RecordError) {
    while true {
      var position = input.position
      while isBlank(position.pointee) { position += 1 }
      input.position = position
      let byte = position.pointee
      // What else may be passed over: a form feed or vertical tab, a comment, U+2028 and U+2029,
      // and the end of the window.
      if byte >= 0x20 && byte != UInt8(ascii: "/") && byte != 0xE2 { return }
      if try !skipRareBlank() { return }
    }
  }

  @inline(never)
  private mutating func skipRareBlank() throws(RecordError) -> Bool {
    try input.hold(3)
    let next = input.position[1]
    switch input.position.pointee {
    case 0x0B, 0x0C:
      input.position += 1
    case 0xE2 where next == 0x80 && input.position[2] & 0xFE == 0xA8:
      input.position += 3
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
      while try !input.isAtEnd(), !isLineEnd(input.position.pointee) { input.position += 1 }
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
      input.position += 2
      try input.readUntil("*/", within: "a comment") { _ in }
    case let byte:
      // The window may have slid to bytes that are plainly blank.
      return isBlank(byte)
    }
    return true
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Reads a quoted string or a bare word into `decodedText`; false where none stands.
  mutating func readString(keeping: Bool) throws(RecordError) -> Bool {
    let first = input.position.pointee
    decoded.removeAll()
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      input.position += 1
      try readQuoted(until: first, keeping: keeping)
      return true
    }
    if !isBareByte(first) { return false }
    var piece = TextPiece(start: input.position, isKept: keeping)
    while true {
      var position = input.position
      while isBareByte(position.pointee) { position += 1 }
      input.position = position
      if !input.isAtWindowEnd { break }
      if try !input.refill(after: &piece, copyingTo: decoded) { break }
    }
    decodedText = input.text(endingWith: piece, at: input.position, in: decoded)
    return true
  }

  private mutating func readQuoted(until quote: UInt8, keeping: Bool) throws(RecordError) {
    var piece = TextPiece(start: input.position, isKept: keeping)
    while true {
      input.position = plainTextEnd(input.position, before: quote, UInt8(ascii: "\\"))
      switch input.position.pointee {
      case quote:
        decodedText = input.text(endingWith: piece, at: input.position, in: decoded)
        input.position += 1
        return
      case UInt8(ascii: "\\"):
        try input.flush(&piece, to: decoded)
        try readEscape()
        piece.start = input.position
      case 0x80...:
        try input.readBeyondASCII(after: &piece, copyingTo: decoded)
      case 0:
        if !input.isAtWindowEnd { throw input.fault(.controlCharacter(0)) }
        if try !input.refill(after: &piece, copyingTo: decoded) {
          throw input.end(within: "a string")
        }
      default:
        // The format says nothing against control characters in a string.
        input.position += 1
      }
    }
  }

  /// Reads an escape sequence at its backslash; a character that has no meaning is itself.
  private mutating func readEscape() throws(RecordError) {
    try input.hold(16)
    let start = input.offset
    let byte = input.position[1]
    input.position += 2
    switch byte {
    case UInt8(ascii: "a"): decoded.append(0x07)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "v"): decoded.append(0x0B)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "U"):
      guard let codePoint = readCodePoint() else {
        throw input.fault(.invalidEscape(written(from: start)), at: start)
      }
      decoded.append(codePoint: codePoint)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      readOctal()
    default:
      // A character of several bytes, or the end of the input, is left to the string.
      input.position -= 1
      if byte >= 0x20 && byte < 0x80 {
        decoded.append(byte)
        input.position += 1
      }
    }
  }

  /// Reads the digits behind `\U`, and another `\U` where they are half a pair.
  private mutating func readCodePoint() -> UInt32? {
    guard let unit = readCodeUnit() else { return nil }
    if !(0xD800..<0xE000 ~= unit) { return unit }
    guard unit < 0xDC00, input.position[0] == UInt8(ascii: "\\"),
      input.position[1] == UInt8(ascii: "U")
    else { return nil }
    input.position += 2
    guard let low = readCodeUnit(), 0xDC00..<0xE000 ~= low else { return nil }
    return 0x1_0000 + (unit - 0xD800) << 10 + (low - 0xDC00)
  }

  /// Reads up to four hexadecimal digits, which are held.
  private mutating func readCodeUnit() -> UInt32? {
    var unit: UInt32 = 0
    var count = 0
    while count < 4, let digit = hexadecimalDigit(input.position.pointee) {
      unit = unit << 4 | UInt32(digit)
      input.position += 1
      count += 1
    }
    return count > 0 ? unit : nil
  }

  /// Reads up to three octal digits, of which one has been passed: a byte in NeXT's encoding.
  private mutating func readOctal() {
    var byte = UInt32(input.position[-1] - UInt8(ascii: "0"))
    var count = 1
    while count < 3, UInt8(ascii: "0")...UInt8(ascii: "7") ~= input.position.pointee {
      byte = byte << 3 | UInt32(input.position.pointee - UInt8(ascii: "0"))
      input.position += 1
      count += 1
    }
    decoded.append(codePoint: nextStepCodePoint(UInt8(truncatingIfNeeded: byte)))
  }

  /// The input from an offset to the position.
  private func written(from start: Int) -> String {
    let count = input.offset - start
    return String(
      decoding: UnsafeBufferPointer(start: input.position - count, count: count), as: UTF8.self)
  }

  /// Passes over what stands in angle brackets: data in hexadecimal, or a typed value.
  mutating func skipAngled() throws(RecordError) {
    try input.hold(5)
    if input.position[1] == UInt8(ascii: "*") { return try skipTyped() }
    input.position += 1
    var digits = 0
    while true {
      if try input.isAtEnd() { throw input.end(within: "data") }
      let byte = input.position.pointee
      if hexadecimalDigit(byte) != nil {
        digits += 1
      } else if byte == UInt8(ascii: ">") && digits.isMultiple(of: 2) {
        input.position += 1
        return
      } else if !isBlank(byte) {
        throw try input.unexpected(expected: "a hexadecimal digit")
      }
      input.position += 1
    }
  }

  private mutating func skipTyped() throws(RecordError) {
    let type = input.position[2]
    let value = input.position[3]
    input.position += 2
    switch type {
    case UInt8(ascii: "B"):
      input.position += 1
      if value != UInt8(ascii: "Y") && value != UInt8(ascii: "N") {
        throw try input.unexpected(expected: "Y or N")
      }
      input.position += 1
      if try input.isAtEnd() || input.position.pointee != UInt8(ascii: ">") {
        throw try input.unexpected(expected: "\">\"")
      }
      input.position += 1
    case UInt8(ascii: "I"), UInt8(ascii: "R"), UInt8(ascii: "D"):
      try input.readUntil(">", within: "a typed value") { _ in }
    default:
      throw try input.unexpected(expected: "I, R, B or D")
    }
  }
}

/// Whether a byte may stand in a word without quotation marks.
@inline(__always)
func isBareByte(_ byte: UInt8) -> Bool {
  // The hyphen, point, slash, digits and colon are neighbours.
  (byte | 0x20) &- UInt8(ascii: "a") < 26
    || byte &- UInt8(ascii: "-") <= UInt8(ascii: ":") - UInt8(ascii: "-")
    || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
}
