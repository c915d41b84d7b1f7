import MasonryKit

/// What is known of an option's value without its type: what help and completions need.
struct ValueForm: Hashable, Sendable {
  /// A value that stands for itself, and what it means.
  struct Choice: Hashable, Sendable {
    let name: String
    let summary: String
  }

  /// What a shell may offer.
  enum Completion: Hashable, Sendable {
    case nothing, files, choices
    /// Choices joined by commas.
    case list
  }

  /// Stands for the value in help: `W`, `PATH`.
  let placeholder: String
  /// The words that are allowed; others may be too where `completion` is not `choices`.
  var choices: [Choice] = []
  var completion = Completion.nothing
  /// Step of a range `A..B` of such values that names none, where there is a natural one.
  var naturalStep: Double?

  /// The values that are possible: `W`, `ltr|rtl` or `H|viewport`.
  var synopsis: String {
    let words = choices.map(\.name)
    switch completion {
    case .choices: return words.count > 4 ? placeholder : words.joined(separator: "|")
    case .files, .list: return placeholder
    case .nothing: return ([placeholder] + words).joined(separator: "|")
    }
  }
}

/// A kind of value: how it is read from text and written to a configuration.
struct ValueKind<Value>: Sendable {
  /// What help knows of it; nil for an option without a value.
  let form: ValueForm?
  /// Reads a text.
  let parse: @Sendable (String) throws(ValueFault) -> Value
  /// The value as a configuration holds it; nil for none.
  let document: @Sendable (Value) -> DocumentValue?
}

extension ValueKind {
  /// The same kind for a setting that may be absent.
  var optional: ValueKind<Value?> {
    let (parse, document) = (parse, document)
    return ValueKind<Value?>(
      form: form,
      parse: { (text) throws(ValueFault) in try parse(text) },
      document: { $0.flatMap(document) })
  }
}

extension ValueKind where Value == Double {
  /// A number that `condition` accepts; `expected` says in words which those are.
  static func number(
    _ placeholder: String, _ expected: String, where condition: @escaping @Sendable (Double) -> Bool
  ) -> ValueKind {
    ValueKind(
      form: ValueForm(placeholder: placeholder),
      parse: { (text) throws(ValueFault) in
        guard let number = jsonNumber(text) else {
          throw ValueFault(.mustBe(expected), hint: numberHint)
        }
        guard number.isFinite, condition(number) else { throw ValueFault(.mustBe(expected)) }
        // -0 is 0 to everyone but a formatter.
        return number == 0 ? 0 : number
      },
      document: { .number($0) })
  }

  /// Any finite number.
  static func number(_ placeholder: String) -> ValueKind {
    number(placeholder, "a number") { _ in true }
  }

  /// A finite number of at least 0.
  static func length(_ placeholder: String) -> ValueKind {
    number(placeholder, "a number of at least 0") { $0 >= 0 }
  }

  /// A finite number above 0.
  static func positive(_ placeholder: String) -> ValueKind {
    number(placeholder, "a number above 0") { $0 > 0 }
  }

  /// A number of at least 0, or infinity under the name `infinite`.
  static func lengthOrInfinite(_ placeholder: String) -> ValueKind {
    let expected = "a number of at least 0 or \"infinite\""
    let finite = number(placeholder, expected) { $0 >= 0 }
    var form = ValueForm(placeholder: placeholder)
    form.choices = [ValueForm.Choice(name: "infinite", summary: "without a limit")]
    return ValueKind(
      form: form,
      parse: { (text) throws(ValueFault) in
        text == "infinite" ? .infinity : try suggestingWords(["infinite"], for: text, finite.parse)
      },
      document: { $0 == .infinity ? .text("infinite") : .number($0) })
  }
}

extension ValueKind where Value == Int {
  /// A whole number within `range`.
  static func whole(_ placeholder: String, in range: ClosedRange<Int>) -> ValueKind {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    var form = ValueForm(placeholder: placeholder)
    form.naturalStep = 1
    return ValueKind(
      form: form,
      parse: { (text) throws(ValueFault) in
        guard let number = jsonNumber(text) else {
          throw ValueFault(.mustBe(expected), hint: numberHint)
        }
        guard let whole = Int(exactly: number), range.contains(whole) else {
          throw ValueFault(.mustBe(expected))
        }
        return whole
      },
      document: { .integer($0) })
  }
}

extension ValueKind where Value: RawRepresentable<String> & Equatable & Sendable {
  /// One of several words, each with what it means.
  static func choice(
    _ placeholder: String, _ choices: KeyValuePairs<Value, String>
  ) -> ValueKind {
    let form = ValueForm(
      placeholder: placeholder,
      choices: choices.map { ValueForm.Choice(name: $0.key.rawValue, summary: $0.value) },
      completion: .choices)
    let values = choices.map(\.key)
    return ValueKind(
      form: form,
      parse: { (text) throws(ValueFault) in
        if let value = values.first(where: { $0.rawValue == text }) { return value }
        throw unknownWord(text, among: values.map(\.rawValue))
      },
      document: { .text($0.rawValue) })
  }
}

extension ValueKind where Value == String {
  /// Name of a file to read, or to write.
  static func file(_ placeholder: String = "FILE") -> ValueKind {
    var form = ValueForm(placeholder: placeholder)
    form.completion = .files
    return ValueKind(
      form: form,
      parse: { (text) throws(ValueFault) in
        if text.isEmpty { throw ValueFault(.mustBe("the name of a file")) }
        return text
      },
      document: { .text($0) })
  }
}

extension ValueKind where Value == RecordPath {
  /// A path into a document; one that is to lead to a record's member selects one value only.
  static func path(selectsOne: Bool = true) -> ValueKind {
    ValueKind(
      form: ValueForm(placeholder: "PATH"),
      parse: { (text) throws(ValueFault) in
        let path: RecordPath
        do throws(RecordPathError) {
          path = try RecordPath(text)
        } catch {
          let place = "at byte \(error.offset + 1) \(error.expected) is expected"
          throw ValueFault(.unusable("no path: \(place)"), hint: pathHint)
        }
        if selectsOne && !path.selectsOne {
          throw ValueFault(
            .unusable("leads to many values, where one of each record is meant"),
            hint: "the path starts at the record; --items says where the records are")
        }
        return path
      },
      document: { .text($0.text) })
  }
}

/// What to do about a text that is no number.
let numberHint = "numbers are written as in JSON, without a unit: 8, 0.5, 1e3"
private let pathHint = "paths look like data.list, rows[].size[0], frames.*, \"odd.key\" or ."

/// The value of a text that is exactly one JSON number; infinite where it is beyond doubles.
func jsonNumber(_ text: String) -> Double? {
  var text = text
  return text.withUTF8 { NumberScanner.value(of: $0) }
}

/// The fault of a word that is none of `words`.
func unknownWord(_ text: String, among words: [String]) -> ValueFault {
  let list = words.dropLast().joined(separator: ", ")
  let expected = words.count > 1 ? "\(list) or \(words[words.count - 1])" : words.joined()
  return ValueFault(
    .mustBe(expected), hint: nearest(to: text, among: words).map { "did you mean \($0)?" })
}

/// Reads a text that is none of `words`, hinting at one of them where it looks like it.
func suggestingWords<Value>(
  _ words: [String], for text: String, _ parse: (String) throws(ValueFault) -> Value
) throws(ValueFault) -> Value {
  do {
    return try parse(text)
  } catch {
    guard let word = nearest(to: text, among: words) else { throw error }
    throw ValueFault(error.problem, hint: "did you mean \(word)?")
  }
}

extension DocumentValue {
  /// A single value as an option's text; nil for members.
  var plainText: String? {
    switch self {
    case .number(let number): NumberText.string(number)
    case .integer(let integer): String(integer)
    case .text(let text): text
    case .boolean(let flag): flag ? "true" : "false"
    case .list(let values):
      values.reduce(into: Optional([String]())) { texts, value in
        if let text = value.plainText { texts?.append(text) } else { texts = nil }
      }?.joined(separator: ",")
    case .members: nil
    }
  }
}

extension ValueKind where Value == Void {
  /// No value: being there is all.
  static var presence: ValueKind {
    ValueKind(form: nil, parse: { _ in }, document: { _ in nil })
  }
}
