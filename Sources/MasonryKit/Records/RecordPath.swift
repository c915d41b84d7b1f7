/// A way into a document: which of its values are meant.
///
/// | step | selects |
/// |---|---|
/// | `name`, `"odd.name"` | a dictionary's value |
/// | `[2]` | an array's element, from 0 |
/// | `[]` | every element of an array |
/// | `*` | every value of a dictionary or an array, in document order |
///
/// Steps are joined by `.`, which may be left out before `[`: `rows[].row[0]."odd.name"`. A path of
/// `.` alone selects the value that it starts from. <doc:PathLanguage> has the grammar, and examples
/// from many sources.
public struct RecordPath: Hashable, Sendable {
  /// One step of a path.
  package enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
    case elements
    case values
  }

  package let steps: [Step]
  /// The path as it was written.
  public let text: String

  /// Parses a path.
  ///
  /// - Throws: ``RecordPathError`` where the text is no path.
  /// - Complexity: O(*n*) for *n* bytes of text.
  public init(_ text: String) throws(RecordPathError) {
    var parser = RecordPathParser(text)
    steps = try parser.path()
    self.text = text
  }

  /// A path of the given steps.
  package init(steps: [Step]) {
    self.steps = steps
    text = Self.text(of: steps)
  }

  /// Whether the path selects at most one value: only such a path can lead to a record's member.
  public var selectsOne: Bool {
    !steps.contains { $0 == .elements || $0 == .values }
  }

  /// Whether what the path selects stands as it is, rather than an array for its elements.
  package var selectsValuesThemselves: Bool {
    steps.last == nil || steps.last == .elements || steps.last == .values
  }

  /// The text that parses to the given steps.
  package static func text(of steps: [Step]) -> String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key):
        if !text.isEmpty { text += "." }
        text += isPlain(key) ? key : quoted(key)
      case .index(let index): text += "[\(index)]"
      case .elements: text += "[]"
      case .values: text += text.isEmpty ? "*" : ".*"
      }
    }
    return text.isEmpty ? "." : text
  }

  /// Whether a key needs no quotes in a path.
  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key != "*"
      && !key.unicodeScalars.contains { ".[]\"".unicodeScalars.contains($0) || $0.value < 0x20 }
  }

  private static func quoted(_ key: String) -> String {
    var text = "\""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

/// Why a text is no path.
public struct RecordPathError: Error, Hashable, Sendable {
  /// Where the path stops making sense, in bytes from 0.
  public let offset: Int
  /// What should stand there, as words for people.
  public let expected: String
}
