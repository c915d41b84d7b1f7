import MasonryKit

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

/// What to do about a text that is no number.
let numberHint = "numbers are written as in JSON, without a unit: 8, 0.5, 1e3"

/// The value of a text that is exactly one JSON number; infinite where it is beyond doubles.
func jsonNumber(_ text: String) -> Double? {
  var text = text
  return text.withUTF8 { NumberScanner.value(of: $0) }
}
