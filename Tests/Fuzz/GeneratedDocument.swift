/// A document that every format can write, built from the decisions of the fuzzer.
///
/// Property lists have no null and OpenStep has no numbers, so there is none of the first and the
/// others are written as strings there: both stand for the same records.
indirect enum GeneratedDocument {
  case dictionary([(key: String, value: GeneratedDocument)])
  case array([GeneratedDocument])
  case number(Double)
  case string(String)

  private static let keys = ["w", "h", "width", "height", "a", "b", "s", "c", "id", "é<&\"\\\n"]
  private static let texts = [
    "", "12", "0.5", "-3", "1e3", "px", "1e999", "]]>", "<&>\"'\\", "\t", "価😀", "a=b;",
    "012345678901234567890123456789",
  ]
  private static let numbers = [
    0, 1, 2, 3, 100, 0.5, -1, 1e21, 1e-7, 123_456_789, .leastNonzeroMagnitude,
    1.7976931348623157e308,
    9_007_199_254_740_992,
  ]

  init(_ choices: inout Choices, depth: Int = 0) {
    switch choices.below(depth > 5 ? 2 : 6) {
    case 0: self = .number(choices.one(of: Self.numbers))
    case 1: self = .string(choices.one(of: Self.texts))
    case 2, 3:
      let count = choices.below(5)
      self = .array((0..<count).map { _ in Self(&choices, depth: depth + 1) })
    default:
      var members: [(key: String, value: Self)] = []
      for _ in 0..<choices.below(5) {
        let key = choices.one(of: Self.keys)
        // What a repeated key means is not the same in all formats.
        if members.contains(where: { $0.key == key }) { continue }
        members.append((key, Self(&choices, depth: depth + 1)))
      }
      self = .dictionary(members)
    }
  }

  /// As JSON.
  var json: String {
    switch self {
    case .dictionary(let members):
      "{" + members.map { "\(Self.quoted($0.key)): \($0.value.json)" }.joined(separator: ",\n")
        + "}"
    case .array(let elements): "[" + elements.map(\.json).joined(separator: " , ") + "]"
    case .number(let value): value.description
    case .string(let text): Self.quoted(text)
    }
  }

  /// As an XML property list, with the text of strings in one of several forms.
  var xml: String {
    switch self {
    case .dictionary(let members):
      "<dict>" + members.map { "<key>\(Self.escaped($0.key))</key>\n\($0.value.xml)" }.joined()
        + "</dict>"
    case .array(let elements): "<array>" + elements.map(\.xml).joined(separator: "\n") + "</array>"
    case .number(let value): "<real>\(value)</real>"
    case .string(let text) where text.contains("]]>"): "<string>\(Self.escaped(text))</string>"
    case .string(let text): "<string><![CDATA[\(text)]]></string>"
    }
  }

  /// As an OpenStep property list.
  var openStep: String {
    switch self {
    case .dictionary(let members):
      "{" + members.map { "\(Self.escapedOpenStep($0.key)) = \($0.value.openStep);" }.joined() + "}"
    case .array(let elements): "(" + elements.map(\.openStep).joined(separator: ", ") + ")"
    case .number(let value): "\"\(value)\""
    case .string(let text): Self.escapedOpenStep(text)
    }
  }

  /// As a binary property list.
  var binary: [UInt8] {
    var file = BinaryPlistFile()
    let top = file.add(self)
    return file.bytes(top: top)
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\u0009"
      case "😀": "\\uD83D\\uDE00"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  private static func escaped(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&#62;"
      case "é": "&#xE9;"
      default: String(scalar)
      }
    }
    return escaped.joined()
  }

  private static func escapedOpenStep(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "価": "\\U4fa1"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

/// Writes a binary property list, with 2 bytes for each reference and 4 for each offset.
struct BinaryPlistFile {
  private var objects: [[UInt8]] = []

  /// Adds a value with all that it holds, and returns its number.
  mutating func add(_ document: GeneratedDocument) -> Int {
    let number = objects.count
    objects.append([])
    switch document {
    case .dictionary(let members):
      let keys = members.map { add(.string($0.key)) }
      let values = members.map { add($0.value) }
      objects[number] = [0xD0 | UInt8(members.count)] + (keys + values).flatMap { bytes(of: $0, 2) }
    case .array(let elements):
      let numbers = elements.map { add($0) }
      objects[number] = [0xA0 | UInt8(elements.count)] + numbers.flatMap { bytes(of: $0, 2) }
    case .number(let value):
      objects[number] = [0x23] + bytes(of: Int(truncatingIfNeeded: value.bitPattern), 8)
    case .string(let text) where text.utf8.allSatisfy({ $0 < 0x80 }):
      objects[number] = counted(0x50, text.utf8.count) + Array(text.utf8)
    case .string(let text):
      objects[number] =
        counted(0x60, text.utf16.count) + text.utf16.flatMap { bytes(of: Int($0), 2) }
    }
    return number
  }

  /// The file whose topmost object is the one with the given number.
  func bytes(top: Int) -> [UInt8] {
    var file = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(file.count)
      file += object
    }
    let table = file.count
    file += offsets.flatMap { bytes(of: $0, 4) } + [0, 0, 0, 0, 0, 0, 4, 2]
    return file + bytes(of: objects.count, 8) + bytes(of: top, 8) + bytes(of: table, 8)
  }

  private func counted(_ type: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [type | UInt8(count)] : [type | 15, 0x10, UInt8(count)]
  }

  private func bytes(of value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
