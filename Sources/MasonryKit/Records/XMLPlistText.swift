extension XMLPlistCursor {
  /// Reads the text of an element, whose start tag was read, and its end tag.
  ///
  /// The text is then `decodedText`, if it is kept.
  mutating func readText(of element: XMLPlistElement, keeping: Bool) throws(RecordError) {
    decoded.removeAll()
    var piece = TextPiece(start: input.position, isKept: keeping, limit: element.textLimit)
    if isSelfClosing {
      isSelfClosing = false
      decodedText = UnsafeBufferPointer(start: piece.start, count: 0)
      return
    }
    while true {
      input.position = plainEnd(input.position)
      switch input.position.pointee {
      case UInt8(ascii: "<"):
        if try isEndTag(of: element, after: &piece) { return }
        try flush(&piece)
        try readMarkup(within: element, keeping: keeping)
        piece.start = input.position
      case UInt8(ascii: "&"):
        try flush(&piece)
        try readReference()
        piece.start = input.position
      case UInt8(ascii: "\r"):
        try readCarriageReturn(&piece)
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"):
        input.position += 1
      case 0x80...:
        try readBeyondASCII(&piece)
      default:
        try readWindowEnd(&piece, within: element)
      }
    }
  }

  /// Consumes the end tag at the position and sets `decodedText`; false where other markup stands.
  @inline(__always)
  private mutating func isEndTag(
    of element: XMLPlistElement, after piece: inout TextPiece
  ) throws(RecordError) -> Bool {
    if input.end - input.position < 16 {
      try flush(&piece)
      try input.hold(16)
      piece.start = input.position
    }
    if input.position[1] != UInt8(ascii: "/") { return false }
    let length = input.position - piece.start
    let textStart = UnsafePointer(piece.start)
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
      try flush(&piece)
      try readEndTag(of: element)
      decodedText = decoded.bytes
      return true
    }
    if decoded.count > 0 {
      if piece.isKept { decoded.append(textStart, count: length) }
      decodedText = decoded.bytes
    } else {
      decodedText = UnsafeBufferPointer(start: textStart, count: length)
    }
    return true
  }

  /// Moves the piece of text before the position to `decoded`; the next one starts there.
  private mutating func flush(_ piece: inout TextPiece) throws(RecordError) {
    if piece.isKept {
      decoded.append(piece.start, count: input.position - piece.start)
      if decoded.count > piece.limit { throw numberTooLong() }
    } else {
      decoded.removeAll()
    }
    piece.start = input.position
  }

  /// A line ends with a line feed, however it was written.
  private mutating func readCarriageReturn(_ piece: inout TextPiece) throws(RecordError) {
    try flush(&piece)
    try input.hold(2)
    if input.position[1] != UInt8(ascii: "\n") { decoded.append(UInt8(ascii: "\n")) }
    input.position += 1
    piece.start = input.position
  }

  private mutating func readBeyondASCII(_ piece: inout TextPiece) throws(RecordError) {
    if isLatin1 {
      try flush(&piece)
      decoded.append(codePoint: UInt32(input.position.pointee))
      input.position += 1
      piece.start = input.position
      return
    }
    if input.end - input.position < 4 {
      try flush(&piece)
      try input.hold(4)
      piece.start = input.position
    }
    repeat {
      let length = utf8SequenceLength(input.position)
      if length == 0 { throw input.fault(.invalidUTF8) }
      input.position += length
    } while input.position.pointee >= 0x80 && input.end - input.position >= 4
  }

  /// Goes on after the end of the window; any other byte that comes here must not stand in text.
  private mutating func readWindowEnd(
    _ piece: inout TextPiece, within element: XMLPlistElement
  ) throws(RecordError) {
    if !input.isAtWindowEnd {
      throw input.fault(.controlCharacter(input.position.pointee))
    }
    try flush(&piece)
    if try !input.refill() { throw input.end(within: "<\(element.name)>") }
    piece.start = input.position
  }

  /// Reads a CDATA section, or passes over a comment or processing instruction.
  private mutating func readMarkup(
    within element: XMLPlistElement, keeping: Bool
  ) throws(RecordError) {
    if try skipMarkup() { return }
    if input.word() != 0x4154_4144_435B_213C || input.position[8] != UInt8(ascii: "[") {
      throw try input.unexpected(expected: "</\(element.name)>")
    }
    input.position += 9
    let limit = element.textLimit
    try readUntil("]]>", within: "a CDATA section") { [decoded] in
      if keeping && decoded.count <= limit { decoded.append($0) }
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

/// The part of a text in the window that `decoded` does not hold yet.
private struct TextPiece {
  var start: UnsafeMutablePointer<UInt8>
  /// Whether anybody wants to see the text.
  let isKept: Bool
  /// Longest text that is kept, in bytes.
  let limit: Int
}

extension XMLPlistElement {
  /// Longest text that is kept, in bytes.
  fileprivate var textLimit: Int { self == .integer || self == .real ? numberTextLimit : .max }
}

/// The first byte that is not plain text of printable ASCII without markup.
@inline(__always)
private func plainEnd(_ start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
  let ones: UInt64 = 0x0101_0101_0101_0101
  var position = start
  while true {
    // In each byte the top bit tells: beyond ASCII, a control character, "<" or "&". A borrow can
    // only mark bytes above one that is marked rightly, so the lowest mark is true.
    let word = loadWord(position)
    let less = word ^ (ones &* UInt64(UInt8(ascii: "<")))
    let ampersand = word ^ (ones &* UInt64(UInt8(ascii: "&")))
    let marks =
      (word | (word &- ones &* 0x20) | ((less &- ones) & ~less)
        | ((ampersand &- ones) & ~ampersand)) & (ones &* 0x80)
    if marks != 0 { return position + marks.trailingZeroBitCount / 8 }
    position += 8
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
