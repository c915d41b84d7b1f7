/// The readers there are.
enum DocumentFormat: Equatable {
  case json, xmlPlist, binaryPlist, openStep
}

/// Tells an input's format by its first bytes, never by trying one reader after another.
///
/// | begins with | is |
/// |---|---|
/// | `bplist0` | a binary plist |
/// | `<` | an XML plist |
/// | `(` | an OpenStep plist |
/// | `{` and a key that is followed by `=` | an OpenStep plist |
/// | anything else | JSON |
struct FormatDetection {
  /// A first key longer than this is not looked past.
  private static let reach = 1 << 16

  private let window: ByteWindow
  private var position = 0

  init(_ window: ByteWindow) { self.window = window }

  /// The format by content.
  mutating func format() throws(RecordError) -> DocumentFormat {
    try window.hold(8)
    if begins("bplist0") { return .binaryPlist }
    try passSpace()
    switch byte {
    case UInt8(ascii: "<"): return .xmlPlist
    case UInt8(ascii: "("): return .openStep
    case UInt8(ascii: "{"): return try isOpenStepDictionary() ? .openStep : .json
    default: return .json
    }
  }

  /// Whether the input is a run of `key = value;` as in a .strings file, which is no plist of
  /// records.
  mutating func isStringsFile() throws(RecordError) -> Bool {
    position = 0
    try passSpace()
    return try isKeyAndEqualSign()
  }

  /// The first characters, for a message.
  func beginning() throws(RecordError) -> String {
    try window.hold(24)
    return String(decoding: window.bytes.prefix(24).prefix { $0 >= 0x20 }, as: UTF8.self)
  }

  private var byte: UInt8 { window.start[min(position, window.count)] }

  private func begins(_ text: StaticString) -> Bool {
    guard window.count >= text.utf8CodeUnitCount else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { window.start[$0] == text.utf8Start[$0] }
  }

  private mutating func isOpenStepDictionary() throws(RecordError) -> Bool {
    position += 1
    try passSpace()
    return try isKeyAndEqualSign()
  }

  private mutating func isKeyAndEqualSign() throws(RecordError) -> Bool {
    let start = position
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      let quote = byte
      repeat {
        position += byte == UInt8(ascii: "\\") ? 2 : 1
        try holdCurrent()
      } while position < window.count && byte != quote
      position += 1
    } else {
      while isWordByte {
        position += 1
        try holdCurrent()
      }
    }
    if position == start { return false }
    try passSpace()
    return byte == UInt8(ascii: "=")
  }

  private var isWordByte: Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "_.$/-".utf8.contains(byte)
    }
  }

  /// Passes over white space and, as OpenStep plists may begin with one, comments.
  private mutating func passSpace() throws(RecordError) {
    while true {
      try holdCurrent()
      if " \t\r\n".utf8.contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), try passComment() {
        continue
      } else {
        return
      }
    }
  }

  private mutating func passComment() throws(RecordError) -> Bool {
    let start = position
    position += 1
    try holdCurrent()
    let isLine = byte == UInt8(ascii: "/")
    guard isLine || byte == UInt8(ascii: "*") else {
      position = start
      return false
    }
    var last: UInt8 = 0
    repeat {
      last = byte
      position += 1
      try holdCurrent()
      if position >= window.count { return true }
    } while isLine
      ? byte != UInt8(ascii: "\n") : !(last == UInt8(ascii: "*") && byte == UInt8(ascii: "/"))
    position += 1
    return true
  }

  private func holdCurrent() throws(RecordError) {
    if position >= window.count, position < Self.reach { try window.hold(position + 1) }
  }
}
