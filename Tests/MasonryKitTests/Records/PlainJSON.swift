/// RFC 8259 as it is written, rule by rule, to judge the reader by.
struct PlainJSON {
  private let bytes: [UInt8]
  private var position = 0
  private var hasTrailingComma = false
  private let allowsTrailingCommas: Bool

  private init(_ bytes: [UInt8], allowsTrailingCommas: Bool = false) {
    self.bytes = bytes
    self.allowsTrailingCommas = allowsTrailingCommas
  }

  /// Whether `bytes` are a JSON text: UTF-8, one value, white space around it.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    guard String(validating: bytes, as: UTF8.self) != nil else { return false }
    var text = PlainJSON(bytes)
    return text.text()
  }

  /// Whether all that keeps `bytes` from being JSON is a comma behind the last element or member.
  static func hasTrailingComma(_ bytes: [UInt8]) -> Bool {
    guard String(validating: bytes, as: UTF8.self) != nil else { return false }
    var text = PlainJSON(bytes, allowsTrailingCommas: true)
    return text.text() && text.hasTrailingComma
  }

  /// Whether a JSON text holds what Foundation may refuse although the grammar allows it: a
  /// surrogate without its other half, a number beyond all doubles, deep nesting.
  static func isBeyondFoundation(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    let depth = text.utf8.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
    return text.contains("\\ud") || depth >= 500 || text.contains("e")
      || text.utf8.count { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } > 300
  }

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func text() -> Bool {
    space()
    guard value() else { return false }
    space()
    return position == bytes.count
  }

  private mutating func space() {
    while position < bytes.count, " \t\n\r".utf8.contains(byte) { position += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func value() -> Bool {
    switch byte {
    case UInt8(ascii: "{"): members(closing: "}") { $0.member() }
    case UInt8(ascii: "["): members(closing: "]") { $0.value() }
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "t"): take("true")
    case UInt8(ascii: "f"): take("false")
    case UInt8(ascii: "n"): take("null")
    default: number()
    }
  }

  private mutating func member() -> Bool {
    guard byte == UInt8(ascii: "\""), string() else { return false }
    space()
    guard take(":") else { return false }
    space()
    return value()
  }

  private mutating func members(closing end: String, _ one: (inout PlainJSON) -> Bool) -> Bool {
    position += 1
    space()
    if take(end) { return true }
    while true {
      guard one(&self) else { return false }
      space()
      if take(end) { return true }
      guard take(",") else { return false }
      space()
      if allowsTrailingCommas, take(end) {
        hasTrailingComma = true
        return true
      }
    }
  }

  private mutating func string() -> Bool {
    position += 1
    while position < bytes.count {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return true
      case UInt8(ascii: "\\"):
        position += 1
        if take("u") {
          for _ in 0..<4 {
            guard Character(Unicode.Scalar(byte)).isHexDigit else { return false }
            position += 1
          }
        } else {
          guard "\"\\/bfnrt".utf8.contains(byte) else { return false }
          position += 1
        }
      case 0..<0x20: return false
      default: position += 1
      }
    }
    return false
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0") {
      guard byte != UInt8(ascii: "0"), digits() else { return false }
    }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      return digits()
    }
    return true
  }

  private mutating func digits() -> Bool {
    let start = position
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    return position > start
  }
}
