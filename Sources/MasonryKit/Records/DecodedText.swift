/// The bytes of a JSON string once its escapes are decoded.
///
/// A class, so that the pointer to the bytes stays valid while the cursor that owns it is moved.
final class DecodedText {
  /// Readable bytes behind the text; see ``DocumentCursor/key``.
  private static let padding = 8

  private var storage: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 256)
  private var count = 0

  deinit { storage.deallocate() }

  /// The decoded bytes, until the next call of `decode`.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: UnsafeBufferPointer(storage)[..<count])
  }

  /// Decodes a string's bytes, whose escapes are known to be well-formed. A surrogate without its
  /// partner becomes U+FFFD.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  func decode(_ text: UnsafeBufferPointer<UInt8>) {
    makeRoom(for: text.count)
    count = 0
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
        let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
        append(Unicode.Scalar(value) ?? "\u{FFFD}")
        return 12
      }
    }
    append(Unicode.Scalar(UInt32(first)) ?? "\u{FFFD}")
    return 6
  }

  private func codeUnit(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt16 {
    var value: UInt32 = 0
    for index in position + 2..<position + 6 {
      value = value << 4 | (hexadecimalValue(of: text[index]) ?? 0)
    }
    return UInt16(value)
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

  private func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  private func append(_ byte: UInt8) {
    storage[count] = byte
    count += 1
  }

  /// An escape is never shorter than what it stands for, so the text's own length is enough.
  private func makeRoom(for length: Int) {
    if storage.count >= length + Self.padding { return }
    storage.deallocate()
    storage = .allocate(capacity: 2 * (length + Self.padding))
  }
}
