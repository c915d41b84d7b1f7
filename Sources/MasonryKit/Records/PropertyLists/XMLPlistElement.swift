/// The elements of an XML property list.
enum XMLPlistElement: UInt8 {
  case plist, dictionary, key, array, string, integer, real, yes, no, date, data

  /// The element of a name.
  init?(name: UnsafeBufferPointer<UInt8>) {
    let all: [XMLPlistElement] = [
      .plist, .dictionary, .key, .array, .string, .integer, .real, .yes, .no, .date, .data,
    ]
    guard let found = all.first(where: { $0.name.utf8.elementsEqual(name) }) else { return nil }
    self = found
  }

  /// The name in tags.
  var name: String {
    switch self {
    case .plist: "plist"
    case .dictionary: "dict"
    case .key: "key"
    case .array: "array"
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .yes: "true"
    case .no: "false"
    case .date: "date"
    case .data: "data"
    }
  }

  /// What it is as a value; nil for what holds or names values.
  var kind: ValueKind? {
    switch self {
    case .plist, .key: nil
    case .dictionary: .dictionary
    case .array: .array
    case .string: .string
    case .integer, .real: .number
    case .yes, .no: .boolean
    case .date, .data: .other
    }
  }
}

/// Tags as 8-byte words, as they stand after `<`, the first byte lowest.
///
/// A tag shorter than a word is compared under a mask.
enum XMLPlistTag {
  static let key: UInt64 = 0x3E_7965_6B  // key>
  static let string: UInt64 = 0x3E_676E_6972_7473  // string>
  static let integer: UInt64 = 0x3E72_6567_6574_6E69  // integer>
  static let real: UInt64 = 0x3E_6C61_6572  // real>
  static let dictionary: UInt64 = 0x3E_7463_6964  // dict>
  static let array: UInt64 = 0x3E79_6172_7261  // array>
  static let yes: UInt64 = 0x3E2F_6575_7274  // true/>
  static let no: UInt64 = 0x3E_2F65_736C_6166  // false/>

  static let endOfKey: UInt64 = 0x3E79_656B_2F  // /key>
  static let endOfString: UInt64 = 0x3E67_6E69_7274_732F  // /string>
  static let endOfInteger: UInt64 = 0x7265_6765_746E_692F  // /integer, and > is left to compare
  static let endOfReal: UInt64 = 0x3E6C_6165_722F  // /real>
  static let endOfDictionary: UInt64 = 0x3E74_6369_642F  // /dict>
  static let endOfArray: UInt64 = 0x3E_7961_7272_612F  // /array>

  /// The lowest `count` bytes of a word.
  @inline(__always)
  static func first(_ count: UInt64, of word: UInt64) -> UInt64 {
    word & (UInt64.max >> (64 - 8 * count))
  }
}
