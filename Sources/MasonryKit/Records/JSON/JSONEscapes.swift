/// Decoding the escapes of a JSON string.
extension DecodedText {
  /// Replaces what is held by the meaning of a string's bytes, whose escapes are known to be
  /// well-formed. A surrogate without its partner becomes U+FFFD.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  func decodeJSON(_ text: UnsafeBufferPointer<UInt8>) {
    removeAll()
    var position = 0
    while position < text.count {
      if text[position] != JSONByte.backslash {
        append(text[position])
        position += 1
      } else if text[position + 1] == UInt8(ascii: "u") {
        position += decodeCharacter(text, at: position)
      } else {
        append(Self.meaning(of: text[position + 1]))
        position += 2
      }
    }
  }

  /// Decodes a `\u` sequence, or two that make one character, and returns its length.
  private func decodeCharacter(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
    let first = codeUnit(text, at: position)
    if UTF16.isLeadSurrogate(first), position + 11 < text.count,
      text[position + 6] == JSONByte.backslash, text[position + 7] == UInt8(ascii: "u")
    {
      let second = codeUnit(text, at: position + 6)
      if UTF16.isTrailSurrogate(second) {
        append(codePoint: 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
        return 12
      }
    }
    let isSurrogate = UTF16.isLeadSurrogate(first) || UTF16.isTrailSurrogate(first)
    append(codePoint: isSurrogate ? 0xFFFD : UInt32(first))
    return 6
  }

  private func codeUnit(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt16 {
    var value: UInt16 = 0
    for index in position + 2..<position + 6 {
      value = value << 4 | UInt16(hexadecimalDigit(text[index]) ?? 0)
    }
    return value
  }

  private static func meaning(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): JSONByte.lineFeed
    case UInt8(ascii: "r"): JSONByte.carriageReturn
    case UInt8(ascii: "t"): JSONByte.tab
    default: byte
    }
  }
}
