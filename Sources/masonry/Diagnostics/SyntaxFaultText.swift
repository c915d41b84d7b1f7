import MasonryKit

/// What to tell the user about bytes that are not a document of their format.
struct SyntaxFaultText {
  var message = ""
  var hints: [String] = []

  init(_ fault: SyntaxFault, isNamedJSON: Bool) {
    switch fault {
    case .unexpectedEnd(let within):
      message = "the input ends within \(within)"
    case .unexpected(let found, let expected):
      message = "expected \(expected), found \(Excerpt.of(found))"
      if isNamedJSON && (found.contains("=") || found.contains("(")) {
        hints = ["--input-format plist reads a property list in a file named .json"]
      }
    case .invalidUTF8:
      message = "the text is not valid UTF-8"
      hints = ["if it is Latin-1, `iconv -f LATIN1 -t UTF-8` converts it"]
    case .controlCharacter(let byte):
      message = "a string holds the control character \(Self.codePoint(byte)) without an escape"
    case .invalidEscape(let sequence):
      message = "\(Excerpt.of(sequence)) is no escape sequence"
    case .invalidNumber(let text):
      message = "\(Excerpt.of(text)) is no number"
    case .habit(let habit):
      message = habit.words
      hints = [habit.remedy]
    case .unknownEntity(let name):
      message = "unknown entity \(Excerpt.of(name))"
      hints = ["XML itself knows &lt; &gt; &amp; &quot; &apos; and numbers such as &#160;"]
    case .unknownEncoding(let name):
      message = "the encoding \(Excerpt.of(name)) is not supported"
      hints = ["UTF-8, UTF-16 and UTF-32 are; `iconv` converts others"]
    case .binary(let fault):
      message = "the binary plist is damaged: \(fault.words)"
    }
  }

  private static func codePoint(_ byte: UInt8) -> String {
    let digits = Excerpt.hexadecimal(UInt32(byte))
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension JSONHabit {
  /// What JSON has to say about it.
  fileprivate var words: String {
    switch self {
    case .comment: "JSON has no comments"
    case .trailingComma: "JSON allows no trailing comma"
    case .singleQuotes: "JSON allows no single quotes around strings"
    case .unquotedKey: "JSON allows no keys without quotes"
    case .notANumber: "JSON has no NaN"
    case .infinity: "JSON has no Infinity"
    case .hexadecimal: "JSON has no hexadecimal numbers"
    case .leadingPlus: "JSON allows no + before a number"
    case .leadingZero: "JSON allows no 0 before the digits of a number"
    case .leadingPoint: "JSON allows no number that begins with a point"
    case .trailingPoint: "JSON allows no number that ends with a point"
    }
  }

  /// What the user may do about it.
  fileprivate var remedy: String {
    switch self {
    case .comment: "remove the comment; the input must be strict JSON, not JSON5 or JavaScript"
    case .trailingComma: "remove the comma after the last value"
    case .singleQuotes, .unquotedKey:
      "put it in double quotes; the input must be strict JSON, not JSON5 or JavaScript"
    case .notANumber, .infinity: "write null for a size that is not known"
    case .hexadecimal: "write the number in decimal digits"
    case .leadingPlus: "remove the +"
    case .leadingZero: "remove the 0"
    case .leadingPoint: "write 0 before the point"
    case .trailingPoint: "write 0 after the point, or remove it"
    }
  }
}

extension BinaryPlistFault {
  /// In which way the file contradicts itself.
  fileprivate var words: String {
    switch self {
    case .trailer: "its trailer is missing or asks for more than there is"
    case .offset: "an object's offset lies outside the objects"
    case .reference: "a reference leads to no object"
    case .type(let byte): "an object is of the unknown type 0x\(Excerpt.hexadecimal(UInt32(byte)))"
    case .length: "an object reaches beyond the objects"
    case .key: "a dictionary's key is no string"
    case .text: "a string's bytes are no text"
    case .expansion: "shared objects make its content far larger than the file"
    }
  }
}
