/// How texts stand in a format: what surrounds them and which characters are written otherwise.
enum TextStyle: Sendable {
  /// In quotes, with `\"`, `\\` and control characters escaped, all else as it is.
  case json
  /// As it is, or in quotes where it holds a comma, a quote or a line break (RFC 4180).
  case commaSeparated
  /// Without quotes, with `\t`, `\n`, `\r` and `\\` escaped.
  case tabSeparated
  /// An element of an XML property list. Characters that XML cannot hold become U+FFFD.
  case propertyList
  /// On one line and without control characters, for people.
  case plain
}

extension TextBuffer {
  /// Appends a string of valid UTF-8.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, style: TextStyle) {
    switch style {
    case .json:
      append(UInt8(ascii: "\""))
      appendJSONContent(text)
      append(UInt8(ascii: "\""))
    case .commaSeparated: appendQuotedIfNeeded(text)
    case .tabSeparated:
      append(text, replacing: { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D || $0 == 0x5C }) {
        $0.append(UInt8(ascii: "\\"))
        $0.append(letterOfEscape($1) ?? $1)
      }
    case .propertyList:
      append("<string>")
      appendXMLContent(text)
      append("</string>")
    case .plain:
      append(text, replacing: { $0 < 0x20 || $0 == 0x7F }) { $0.appendJSONEscape($1) }
    }
  }

  mutating func append(_ text: String, style: TextStyle) {
    var text = text
    text.withUTF8 { append($0, style: style) }
  }

  /// Appends the digits of a number as they stand in an input.
  mutating func append(digits: UnsafeBufferPointer<UInt8>, style: TextStyle) {
    guard style == .propertyList else { return append(digits) }
    let isInteger = isPropertyListInteger(digits)
    append(isInteger ? "<integer>" : "<real>")
    append(digits)
    append(isInteger ? "</integer>" : "</real>")
  }

  /// Appends text as it may stand between the tags of an XML element.
  mutating func appendXMLContent(_ text: String) {
    var text = text
    text.withUTF8 { appendXMLContent($0) }
  }

  private mutating func appendXMLContent(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for position in text.indices {
      guard let replacement = xmlReplacement(in: text, at: position) else { continue }
      append(UnsafeBufferPointer(rebasing: text[start..<position]))
      append(replacement)
      start = position + (text[position] == firstByteOfNoncharacter ? 3 : 1)
    }
    append(UnsafeBufferPointer(rebasing: text[start...]))
  }

  private mutating func appendJSONContent(_ text: UnsafeBufferPointer<UInt8>) {
    append(text, replacing: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) { $0.appendJSONEscape($1) }
  }

  /// Appends the escape sequence of a control character, a quote or a backslash.
  private mutating func appendJSONEscape(_ byte: UInt8) {
    append(UInt8(ascii: "\\"))
    if let letter = letterOfEscape(byte) { return append(letter) }
    append("u00")
    for nibble in [byte >> 4, byte & 15] {
      append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10)
    }
  }

  private mutating func appendQuotedIfNeeded(_ text: UnsafeBufferPointer<UInt8>) {
    let needsQuotes = text.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard needsQuotes else { return append(text) }
    append(UInt8(ascii: "\""))
    append(text, replacing: { $0 == 0x22 }) { buffer, _ in buffer.append("\"\"") }
    append(UInt8(ascii: "\""))
  }

  /// Appends `text`, with `replace` called in place of each byte that `isSpecial`.
  @inline(__always)
  private mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, replacing isSpecial: (UInt8) -> Bool,
    with replace: (inout TextBuffer, UInt8) -> Void
  ) {
    var start = 0
    for position in text.indices where isSpecial(text[position]) {
      append(UnsafeBufferPointer(rebasing: text[start..<position]))
      replace(&self, text[position])
      start = position + 1
    }
    append(UnsafeBufferPointer(rebasing: text[start...]))
  }
}

/// The letter that stands for a byte behind a backslash, where there is one.
private func letterOfEscape(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x08: UInt8(ascii: "b")
  case 0x09: UInt8(ascii: "t")
  case 0x0A: UInt8(ascii: "n")
  case 0x0C: UInt8(ascii: "f")
  case 0x0D: UInt8(ascii: "r")
  case 0x22, 0x5C: byte
  default: nil
  }
}

/// U+FFFE and U+FFFF are EF BF BE and EF BF BF.
private let firstByteOfNoncharacter: UInt8 = 0xEF

/// What an XML text must hold in place of the character at `position`, or nil where it stands as
/// it is.
@inline(__always)
private func xmlReplacement(in text: UnsafeBufferPointer<UInt8>, at position: Int) -> StaticString?
{
  switch text[position] {
  case UInt8(ascii: "&"): return "&amp;"
  case UInt8(ascii: "<"): return "&lt;"
  case UInt8(ascii: ">"): return "&gt;"
  case 0x09, 0x0A: return nil
  // A parser would turn a bare carriage return into a line feed.
  case 0x0D: return "&#13;"
  case 0x00..<0x20: return "\u{FFFD}"
  case firstByteOfNoncharacter:
    let isNoncharacter =
      position + 2 < text.count && text[position + 1] == 0xBF && text[position + 2] >= 0xBE
    return isNoncharacter ? "\u{FFFD}" : nil
  default: return nil
  }
}

/// Whether a JSON number is an integer that readers of property lists hold, so below 2⁶³.
private func isPropertyListInteger(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
  digits.count <= 20 && Int(String(decoding: digits, as: UTF8.self)) != nil
}
