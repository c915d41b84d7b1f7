import MasonryKit

/// What to tell the user about an input that cannot be used.
struct RecordErrorText {
  var message = ""
  var hints: [String] = []

  init(_ error: RecordError, isNamedJSON: Bool) {
    switch error.reason {
    case .syntax(let fault):
      let text = SyntaxFaultText(fault, isNamedJSON: isNamedJSON)
      message = text.message
      hints = text.hints
    case .nestingTooDeep(let limit):
      message = "arrays and objects are nested too deep: more than \(limit) levels"
    case .numberTooLong(let limit):
      message = "a number is too long: more than \(limit) digits"
    case .textTooLong(let limit):
      message = "a text is too long: more than \(limit) bytes"
    case .source(.system(let code)):
      message = SystemError(code: code).reason
    case .source(.malformed(let encoding)):
      message = "the text is not valid \(encoding)"
    case .empty:
      message = "the input is empty"
      hints = ["a list without records is written []"]
    case .unrecognizedFormat(let beginning):
      describeFormat(beginning, isNamedJSON: isNamedJSON)
    case .notARecord(let found):
      message = "expected a record, found \(Excerpt.of(found))"
      hints = [Self.whatRecordsAre]
    case .ambiguousPair:
      message = "two numbers may be one record or two"
      hints = ["--items . reads [w, h] as one record; [[w, h]] is a list of one"]
    case .noMatch(let path, let arrays):
      message = "--items \(Excerpt.of(path)) matches nothing"
      hints = [Self.hint(about: arrays) ?? "the input holds no array"]
    case .noRecords(let keys, let arrays):
      message = "the object is no record: it has no size"
      hints = [Self.hint(about: arrays) ?? Self.hint(aboutKeys: keys)]
    case .repeatedKey(let key):
      message = "the key \(Excerpt.quoted(key)) on the way to the records is there twice"
    case .missingSize(let keys, let pair):
      message =
        switch keys {
        case nil: "no size in the record that ends here"
        case []?: "no size: the record is empty"
        case let keys?: "no size among the keys \(Self.list(keys))"
        }
      hints = [Self.hint(about: pair)]
    case .value(let key, let expected, let found):
      describeValue(key, expected, found)
    case .layout(let fault):
      message = fault.words
      hints = fault.remedy.map { [$0] } ?? []
    }
  }

  private mutating func describeFormat(_ beginning: String, isNamedJSON: Bool) {
    message =
      isNamedJSON
      ? "not JSON: the file begins with \(Excerpt.quoted(beginning))"
      : "neither JSON nor a property list: the input begins with \(Excerpt.quoted(beginning))"
    if isNamedJSON && Self.looksLikeOpenStep(beginning) {
      hints = [
        "this looks like a property list in OpenStep's format; --input-format plist reads it"
      ]
    }
  }

  private mutating func describeValue(
    _ key: String, _ expected: RecordError.Expectation, _ found: String
  ) {
    let subject = key.isEmpty ? "the value" : Excerpt.quoted(key)
    message = "\(subject) must be \(expected.words), found \(Excerpt.of(found))"
    let leavingOut = "--on-invalid skip leaves such records out"
    if expected.isOfSize && found.first == "\"" {
      hints = ["sizes may be numbers or strings that hold just a number; \(leavingOut)"]
    } else {
      hints = [leavingOut]
    }
  }

  static let whatRecordsAre =
    "records are the elements of a top-level array, or objects with a size;"
    + " --items PATH tells where others are"

  private static func list(_ keys: [String]) -> String {
    Excerpt.list(keys.map(Excerpt.quoted))
  }

  /// Names the arrays that could hold the records.
  private static func hint(about arrays: [RecordError.ArraySummary]) -> String? {
    guard let first = arrays.first else { return nil }
    let texts = arrays.map { array in
      "\(Excerpt.of(array.path)) (\(array.count) \(array.count == 1 ? "element" : "elements"))"
    }
    let choice = arrays.count == 1 ? "--items \(shellWord(first.path))" : "--items PATH"
    return "arrays in the input: \(Excerpt.list(texts)); \(choice) takes the records from there"
  }

  private static func hint(aboutKeys keys: [String]) -> String {
    keys.isEmpty
      ? whatRecordsAre
      : "its keys are \(list(keys)); --width-key PATH and --height-key PATH name others than w and h"
  }

  private static func hint(about pair: RecordError.SizePaths?) -> String {
    if let pair {
      return "--width-key \(shellWord(pair.width)) --height-key \(shellWord(pair.height))"
        + " takes the size from there"
    }
    return "--width-key PATH and --height-key PATH tell where a size is;"
      + " --on-invalid skip leaves such records out"
  }

  /// Whether a text begins like a list, or like a dictionary with `key =`, of OpenStep's format.
  static func looksLikeOpenStep(_ text: String) -> Bool {
    let text = text.drop { $0.isWhitespace }
    if text.first == "(" { return true }
    guard text.first == "{", let equals = text.firstIndex(of: "=") else { return false }
    return !text[..<equals].contains(":")
  }
}

/// A text as one word of a shell's command line.
func shellWord(_ text: String) -> String {
  let plain = text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
  if plain && !text.isEmpty { return text }
  let escaped = text.split(separator: "'", omittingEmptySubsequences: false)
    .joined(separator: "'\\''")
  return "'\(Excerpt.escaped(escaped))'"
}

extension RecordError.Expectation {
  /// How a message names what a value must be.
  var words: String {
    switch self {
    case .number: "a number"
    case .positiveNumber: "a positive number"
    case .nonNegativeNumber: "a number of at least 0"
    case .finiteNumber: "a finite number"
    case .span: "a whole number of at least 1"
    case .column: "the number of a column, from 0, that leaves the item within the columns"
    case .text: "a string or a number"
    case .orientation: "an EXIF orientation, 1 to 8"
    case .record: "a record"
    }
  }

  /// Whether the value is a width, a height or the like.
  var isOfSize: Bool {
    switch self {
    case .number, .positiveNumber, .nonNegativeNumber, .finiteNumber: true
    case .span, .column, .text, .orientation, .record: false
    }
  }
}
