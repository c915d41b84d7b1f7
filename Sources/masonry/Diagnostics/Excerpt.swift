/// How text from an input or a command line is shown in a message: on one line, and short.
enum Excerpt {
  /// Characters of a text that are shown.
  static let length = 40
  /// Names in a list that are shown.
  static let listLength = 12
  /// Code points a character may have: one can be piled up without end.
  private static let characterLength = 8

  /// The start of a text, with what would disturb a terminal escaped.
  ///
  /// A text that begins with a quote and is cut is closed again.
  static func of(_ text: String) -> String {
    var result = ""
    var count = 0
    for character in text {
      if count == length {
        return result + "…" + (text.first == "\"" ? "\"" : "")
      }
      result += escaped(String(character.unicodeScalars.prefix(characterLength)))
      count += 1
    }
    return result
  }

  /// The start of a text in quotes; its own quotes are escaped.
  static func quoted(_ text: String) -> String {
    "\"" + of(text).substituting("\"", by: "\\\"") + "\""
  }

  /// The start of a list, by commas, and how many there are beyond.
  static func list(_ texts: [String]) -> String {
    let shown = texts.prefix(listLength).joined(separator: ", ")
    let rest = texts.count - listLength
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  /// A text of any length with what would disturb a terminal escaped.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      default:
        if isVisible(scalar) {
          result.append(scalar)
        } else {
          result.append(contentsOf: "\\u{\(hexadecimal(scalar.value))}".unicodeScalars)
        }
      }
    }
    return String(result)
  }

  static func hexadecimal(_ value: UInt32) -> String {
    String(value, radix: 16, uppercase: true)
  }

  /// Whether a code point neither controls the terminal nor changes how its neighbours stand.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    case .format: scalar == "\u{200D}"
    default: true
    }
  }
}
