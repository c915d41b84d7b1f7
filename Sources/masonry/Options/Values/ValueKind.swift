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
