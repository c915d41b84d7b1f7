/// Reads the text of a ``RecordPath``, step by step.
struct RecordPathParser {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The steps of the whole text.
  mutating func path() throws(RecordPathError) -> [RecordPath.Step] {
    if bytes == [UInt8(ascii: ".")] { return [] }
    // jq's habit of a dot in front is harmless.
    if current == UInt8(ascii: ".") { position += 1 }
    var steps = [try step()]
    while let byte = current {
      if byte == UInt8(ascii: ".") {
        position += 1
      } else if byte != UInt8(ascii: "[") {
        throw fault("\".\" or \"[\"")
      }
      steps.append(try step())
    }
    return steps
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ expected: String) -> RecordPathError {
    RecordPathError(offset: position, expected: expected)
  }

  private mutating func step() throws(RecordPathError) -> RecordPath.Step {
    switch current {
    case UInt8(ascii: "["): try subscriptStep()
    case UInt8(ascii: "\""): .key(try quotedKey())
    default: try bareStep()
    }
  }

  /// `[]` or `[2]`.
  private mutating func subscriptStep() throws(RecordPathError) -> RecordPath.Step {
    position += 1
    let start = position
    while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      position += 1
    }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    guard current == UInt8(ascii: "]") else { throw fault("an element's number or \"]\"") }
    if digits.isEmpty {
      position += 1
      return .elements
    }
    guard let index = Int(digits) else { throw fault("a smaller number") }
    position += 1
    return .index(index)
  }

  /// A key without quotes, or `*`.
  private mutating func bareStep() throws(RecordPathError) -> RecordPath.Step {
    let start = position
    while let byte = current, !".[]\"".utf8.contains(byte) { position += 1 }
    if start == position { throw fault("a key, \"*\" or \"[\"") }
    let key = String(decoding: bytes[start..<position], as: UTF8.self)
    return key == "*" ? .values : .key(key)
  }

  /// A key in quotes, with the escapes `\"`, `\\`, and `\u` with four digits.
  private mutating func quotedKey() throws(RecordPathError) -> String {
    position += 1
    var units: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        units += Array(String(try escaped()).utf8)
      default:
        units.append(byte)
      }
    }
    throw fault("a closing quote")
  }

  private mutating func escaped() throws(RecordPathError) -> Unicode.Scalar {
    guard let byte = current else { throw fault("an escaped character") }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      position += 1
      return Unicode.Scalar(byte)
    case UInt8(ascii: "u"):
      let digits = bytes.dropFirst(position + 1).prefix(4)
      let text = String(decoding: digits, as: UTF8.self)
      guard digits.count == 4, !text.hasPrefix("+"), !text.hasPrefix("-"),
        let value = UInt32(text, radix: 16), let scalar = Unicode.Scalar(value)
      else { throw fault("\\u and four hexadecimal digits of a character") }
      position += 5
      return scalar
    default:
      throw fault("\\\", \\\\ or \\u")
    }
  }
}
