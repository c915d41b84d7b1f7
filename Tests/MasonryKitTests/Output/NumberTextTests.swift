import Testing

@testable import MasonryKit

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (9, "9"), (10, "10"), (100, "100"),
    (375, "375"), (12_345_678, "12345678"), (99_999_999, "99999999"),
    (100_000_000, "100000000"), (1_234_567_890_123_456, "1234567890123456"),
    (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
    (9_007_199_254_740_992.0.nextUp, "9007199254740994"),
    (-9_007_199_254_740_994, "-9007199254740994"),
    (123_456_789_012_345_683_968, "123456789012345680000"),
    (1e20, "100000000000000000000"), (999_999_999_999_999_868_928, "999999999999999900000"),
  ])
  func wholeNumbersUpToTwentyOneDigitsHaveNeitherPointNorExponent(_ value: Double, _ text: String) {
    #expect(NumberText.string(value) == text)
  }

  @Test(arguments: [
    (0.1, "0.1"), (-0.5, "-0.5"), (0.125, "0.125"), (1.5, "1.5"),
    (0.1 + 0.2, "0.30000000000000004"), (114.33333333333333, "114.33333333333333"),
    (157.20833333333331, "157.20833333333331"), (1.0 / 3, "0.3333333333333333"),
    (2650.125, "2650.125"), (12_345_678.5, "12345678.5"), (123_456_789.5, "123456789.5"),
    (1_234_567_890_123.4568, "1234567890123.4568"), (0.000001, "0.000001"),
    (0.00000123, "0.00000123"), (-0.000123456789012345, "-0.000123456789012345"),
    (4_503_599_627_370_495.5, "4503599627370495.5"), (0.01, "0.01"), (0.001, "0.001"),
    (-0.0000012345678901234567, "-0.0000012345678901234567"), (1.1, "1.1"),
    (9.5, "9.5"), (99.99999999999999, "99.99999999999999"),
  ])
  func fractionsHaveAPointAndNoNeedlessZeros(_ value: Double, _ text: String) {
    #expect(NumberText.string(value) == text)
  }

  @Test(arguments: [
    (1e21, "1e+21"), (1.5e21, "1.5e+21"), (1e-7, "1e-7"), (1.5e-7, "1.5e-7"), (1e23, "1e+23"),
    (1e300, "1e+300"), (Double.leastNonzeroMagnitude, "5e-324"),
    (-Double.leastNonzeroMagnitude, "-5e-324"),
    (Double.leastNonzeroMagnitude.nextUp.nextUp, "1.5e-323"),
    (2.2250738585072014e-308, "2.2250738585072014e-308"),
    (Double.leastNormalMagnitude.nextDown, "2.225073858507201e-308"),
    (1.7976931348623157e308, "1.7976931348623157e+308"),
    (9007199254740992e22, "9.007199254740992e+37"), (2e-44, "2e-44"),
    (9.5367431640625e-7, "9.5367431640625e-7"),
    (1_180_591_620_717_411_303_424, "1.1805916207174113e+21"),
  ])
  func theExponentialFormStartsAtTenToTheTwentyOneAndBelowOneMillionth(
    _ value: Double, _ text: String
  ) {
    #expect(NumberText.string(value) == text)
  }

  @Test func whatIsNoFiniteNumberIsNamed() {
    #expect(NumberText.string(.nan) == "NaN")
    #expect(NumberText.string(.infinity) == "Infinity")
    #expect(NumberText.string(-.infinity) == "-Infinity")
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (-7, "-7"), (42, "42"), (65535, "65535"), (10_000_000, "10000000"),
    (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
    (1_000_000_000_000_000_000, "1000000000000000000"), (100_000_001, "100000001"),
  ])
  func integersAreWrittenWhole(_ value: Int, _ text: String) {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: NumberText.maximumLength)
    defer { bytes.deallocate() }
    let end = NumberText.write(value, to: bytes)
    #expect(
      String(decoding: UnsafeBufferPointer(start: bytes, count: end - bytes), as: UTF8.self)
        == text)
  }

  @Test func everyPowerOfTwoReadsBack() {
    for exponent in -1074...1023 {
      let value = Double(sign: .plus, exponent: exponent, significand: 1)
      expectShortest(value)
      expectShortest(value.nextUp)
      if exponent > -1074 { expectShortest(value.nextDown) }
    }
  }

  @Test func randomBitsAreWrittenShortestAndReadBack() {
    let seed: UInt64 = 0x6D61_736F_6E72_7901
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60_000 {
      if !expectShortest(generator.finiteDouble(), "seed \(seed)") { return }
    }
  }

  @Test func lengthsAsLayoutsHaveThemAreWrittenShortestAndReadBack() {
    let seed: UInt64 = 0x6D61_736F_6E72_7902
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60_000 {
      let magnitude = Double(UInt64(1) << UInt64.random(in: 0...40, using: &generator))
      let scales: [Double] = [1, 2, 3, 4, 8, 10, 16, 100, 1000]
      let scale = scales.randomElement(using: &generator) ?? 1
      let random = Double.random(in: 0..<magnitude, using: &generator)
      let value = (random * scale).rounded() / scale
      if !expectShortest(value, "seed \(seed)") { return }
      if !expectShortest(value / 3, "seed \(seed)") { return }
    }
  }

  /// Expects a text that reads back, and the digits that the standard library finds shortest.
  @discardableResult
  private func expectShortest(_ value: Double, _ comment: Comment? = nil) -> Bool {
    let text = NumberText.string(value)
    guard Double(text) == value, digits(text) == digits(value.description) else {
      Issue.record("\(value) is written \(text); \(comment ?? "")")
      return false
    }
    return true
  }

  /// The significant digits of a number's text, without zeros at either end.
  private func digits(_ text: String) -> String {
    let mantissa = text.prefix { $0 != "e" }.filter(\.isNumber)
    let leading = mantissa.drop { $0 == "0" }
    return String(leading.reversed().drop { $0 == "0" }.reversed())
  }
}
