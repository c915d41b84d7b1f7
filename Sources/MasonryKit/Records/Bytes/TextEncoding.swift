/// How the characters of an input are encoded.
enum TextEncoding: Equatable {
  case utf8
  case utf16(isBigEndian: Bool)
  case utf32(isBigEndian: Bool)

  /// Encoding of a text by its first bytes, and the length of its byte order mark.
  ///
  /// Without a mark, the zeros around the first characters tell: every format that is read here
  /// begins with ASCII.
  static func detected(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (encoding: TextEncoding, markLength: Int) {
    func begins(_ mark: [UInt8]) -> Bool {
      bytes.count >= mark.count && zip(bytes, mark).allSatisfy { $0 == $1 }
    }
    if begins([0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if begins([0xFF, 0xFE, 0, 0]) { return (.utf32(isBigEndian: false), 4) }
    if begins([0, 0, 0xFE, 0xFF]) { return (.utf32(isBigEndian: true), 4) }
    if begins([0xFF, 0xFE]) { return (.utf16(isBigEndian: false), 2) }
    if begins([0xFE, 0xFF]) { return (.utf16(isBigEndian: true), 2) }
    guard bytes.count >= 2 else { return (.utf8, 0) }
    let zeros = bytes.prefix(4).map { $0 == 0 }
    switch zeros {
    case [true, true, true, false]: return (.utf32(isBigEndian: true), 0)
    case [false, true, true, true]: return (.utf32(isBigEndian: false), 0)
    default: break
    }
    switch zeros.prefix(2) {
    case [true, false]: return (.utf16(isBigEndian: true), 0)
    case [false, true]: return (.utf16(isBigEndian: false), 0)
    default: return (.utf8, 0)
    }
  }

  /// Bytes of a code unit.
  var unitLength: Int {
    switch self {
    case .utf8: 1
    case .utf16: 2
    case .utf32: 4
    }
  }

  /// Name for people.
  var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .utf32: "UTF-32"
    }
  }
}
