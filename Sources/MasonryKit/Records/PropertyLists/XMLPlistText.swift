extension XMLPlistCursor {
  /// Reads the text of an element, whose start tag was read, and its end tag.
  ///
  /// The text is then `decodedText`, if it is kept.
  mutating func readText(of element: XMLPlistElement, keeping: Bool) throws(RecordError) {
    decoded.removeAll()
    let isNumber = element == .integer || element == .real
    var piece = TextPiece(start: input.position, isKept: keeping, isNumber: isNumber)
    if isSelfClosing {
      isSelfClosing = false
      decodedText = UnsafeBufferPointer(start: piece.start, count: 0)
      return
    }
    while true {
      input.position = plainTextEnd(
        input.position, before: UInt8(ascii: "<"), UInt8(ascii: "&"))
      switch input.position.pointee {
      case UInt8(ascii: "<"):
        if try isEndTag(of: element, after: &piece) { return }
        try readMarkup(&piece, within: element)
      case UInt8(ascii: "&"):
        try input.flush(&piece, to: decoded)
        try readReference()
        piece.start = input.position
      default:
        try readOther(&piece, within: "<\(element.name)>")
      }
    }
  }

  /// Consumes the end tag at the position and sets `decodedText`; false where other markup stands.
  @inline(__always)
  private mutating func isEndTag(
    of element: XMLPlistElement, after piece: inout TextPiece
  ) throws(RecordError) -> Bool {
    try input.hold(16, after: &piece, copyingTo: decoded)
    if input.position[1] != UInt8(ascii: "/") { return false }
    let textEnd = input.position
    let word = input.word(after: 1)
    if element == .string && word == XMLPlistTag.endOfString {
      input.position += 9
    } else if element == .key && XMLPlistTag.first(5, of: word) == XMLPlistTag.endOfKey {
      input.position += 6
    } else if element == .real && XMLPlistTag.first(6, of: word) == XMLPlistTag.endOfReal {
      input.position += 7
    } else if element == .integer && word == XMLPlistTag.endOfInteger
      && input.position[9] == UInt8(ascii: ">")
    {
      input.position += 10
    } else {
      // Blanks in the tag may slide the window.
      try input.flush(&piece, to: decoded)
      try readEndTag(of: element)
      decodedText = decoded.bytes
      return true
    }
    decodedText = input.text(endingWith: piece, at: textEnd, in: decoded)
    return true
  }

  /// Reads on at a byte that is neither printable ASCII nor markup.
  private mutating func readOther(
    _ piece: inout TextPiece, within what: @autoclosure () -> String
  ) throws(RecordError) {
    switch input.position.pointee {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"):
      input.position += 1
    case UInt8(ascii: "\r"):
      // A line ends with a line feed, however it was written.
      try input.flush(&piece, to: decoded)
      try input.hold(2)
      if input.position[1] != UInt8(ascii: "\n") { decoded.append(UInt8(ascii: "\n")) }
      input.position += 1
      piece.start = input.position
    case 0x80... where isLatin1:
      try input.flush(&piece, to: decoded)
      decoded.append(codePoint: UInt32(input.position.pointee))
      input.position += 1
      piece.start = input.position
    case 0x80...:
      try input.readBeyondASCII(after: &piece, copyingTo: decoded)
    case let byte where !input.isAtWindowEnd:
      throw input.fault(.controlCharacter(byte))
    default:
      if try !input.refill(after: &piece, copyingTo: decoded) {
        throw input.end(within: what())
      }
    }
  }

  /// Reads a CDATA section, or passes over a comment or processing instruction.
  private mutating func readMarkup(
    _ piece: inout TextPiece, within element: XMLPlistElement
  ) throws(RecordError) {
    try input.flush(&piece, to: decoded)
    if try skipMarkup() {
      piece.start = input.position
      return
    }
    // <![CDATA and [
    if input.word() != 0x4154_4144_435B_213C || input.position[8] != UInt8(ascii: "[") {
      throw try input.unexpected(expected: "</\(element.name)>")
    }
    input.position += 9
    piece.start = input.position
    while true {
      let bracket = UInt8(ascii: "]")
      input.position = plainTextEnd(input.position, before: bracket, bracket)
      if input.position.pointee != bracket {
        try readOther(&piece, within: "a CDATA section")
        continue
      }
      try input.hold(3, after: &piece, copyingTo: decoded)
      if input.position[1] == bracket && input.position[2] == UInt8(ascii: ">") {
        try input.flush(&piece, to: decoded)
        input.position += 3
        piece.start = input.position
        return
      }
      input.position += 1
    }
  }

  /// Reads a character reference or one of the five entities of XML, at `&`.
  private mutating func readReference() throws(RecordError) {
    let start = input.offset
    var name: [UInt8] = []
    repeat {
      input.position += 1
      if try input.isAtEnd() { throw input.end(within: "an entity") }
      name.append(input.position.pointee)
    } while isNameByte(input.position.pointee) && name.count < 64
    guard name.popLast() == UInt8(ascii: ";"), !name.isEmpty else {
      throw input.fault(.unexpected(found: "\"&\"", expected: "\"&amp;\""), at: start)
    }
    input.position += 1
    switch String(decoding: name, as: UTF8.self) {
    case "amp": decoded.append(UInt8(ascii: "&"))
    case "lt": decoded.append(UInt8(ascii: "<"))
    case "gt": decoded.append(UInt8(ascii: ">"))
    case "quot": decoded.append(UInt8(ascii: "\""))
    case "apos": decoded.append(UInt8(ascii: "'"))
    case let other:
      guard let codePoint = referencedCodePoint(other) else {
        throw input.fault(.unknownEntity(other), at: start)
      }
      decoded.append(codePoint: codePoint)
    }
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"), UInt8(ascii: "_"),
    UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
    true
  default: false
  }
}

/// The code point of a reference such as `#169` or `#xA9`, if XML 1.0 allows the character.
private func referencedCodePoint(_ name: String) -> UInt32? {
  guard name.hasPrefix("#") else { return nil }
  let isHexadecimal = name.hasPrefix("#x")
  let digits = name.dropFirst(isHexadecimal ? 2 : 1)
  // `UInt32` would take a sign too; a name holds no "+".
  guard !digits.hasPrefix("-"), let codePoint = UInt32(digits, radix: isHexadecimal ? 16 : 10)
  else { return nil }
  switch codePoint {
  case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: return codePoint
  default: return nil
  }
}
