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

/// The fault of a word that is none of `words`.
func unknownWord(_ text: String, among words: [String]) -> ValueFault {
  ValueFault(
    .mustBe(joined(words, "or")),
    hint: nearest(to: text, among: words).map { "did you mean \($0)?" })
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
