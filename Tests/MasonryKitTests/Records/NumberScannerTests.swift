import Testing

@testable import MasonryKit

@Suite struct NumberScannerTests {
  @Test(
    arguments: [
      ("0", 0), ("7", 7), ("200", 200), ("5616", 5616), ("1234567", 1_234_567),
      ("12345678", 12_345_678), ("123456789", 123_456_789), ("-3", -3), ("0.5", 0.5),
      ("-0.125", -0.125), ("1e2", 100), ("1E2", 100), ("1e+2", 100), ("1e-2", 0.01),
      ("114.33333333333333", 114.33333333333333), ("0e5", 0), ("0.0", 0), ("1.50", 1.5),
      ("9007199254740993", 9_007_199_254_740_992), ("9007199254740992", 9_007_199_254_740_992),
      ("9007199254740993.0000000000000000000000000001", 9_007_199_254_740_994),
      ("18446744073709551616", 18_446_744_073_709_551_616), ("1e22", 1e22), ("1e23", 1e23),
      ("5e-324", Double.leastNonzeroMagnitude),
      ("2.4703282292062328e-324", Double.leastNonzeroMagnitude), ("2.4703282292062327e-324", 0),
      ("1e-400", 0), ("1e-99999999999999999999", 0),
      ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
      ("1.7976931348623157e308", 1.7976931348623157e308),
      ("1.7976931348623158e308", 1.7976931348623157e308),
      (
        "0.000000000000000000000000000000000000000000012345678901234567890123",
        1.2345678901234568e-44
      ),
      ("00", nil), ("01", nil), ("-01", nil), ("", nil), ("-", nil), ("+1", nil), (".5", nil),
      ("1.", nil), ("1.e2", nil), ("1e", nil), ("1e+", nil), ("1E-", nil), ("0x10", nil),
      ("1_000", nil), ("1,200", nil), ("200px", nil), (" 1", nil), ("1 ", nil), ("inf", nil),
      ("nan", nil), ("NaN", nil), ("Infinity", nil), ("--1", nil), ("1e2.5", nil), ("1.5.2", nil),
      ("１", nil), ("1f", nil), ("1d0", nil), ("e5", nil), ("-.5", nil), ("1e5e", nil),
      ("12345678a", nil), ("1234567a", nil), ("1\0", nil),
    ] as [(String, Double?)])
  func aTextIsANumberOrItIsNot(_ text: String, _ value: Double?) {
    #expect(scanned(text) == value)
  }

  @Test(
    arguments: [
      ("200,", 200, 3), ("01", 0, 1), ("-01", 0, 2), ("1.5]", 1.5, 3), ("7e1}", 70, 3),
      ("12345678 ", 12_345_678, 8), ("00000000", 0, 1), ("123\n", 123, 3), ("1-2", 1, 1),
      ("1.5e3-", 1500, 5),
    ] as [(String, Double, Int)])
  func aNumberEndsWhereItCannotGoOn(_ text: String, _ value: Double, _ length: Int) {
    let bytes = Array(text.utf8) + Array(repeating: 0, count: 16)
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress, let number = NumberScanner.scan(start) else {
        Issue.record("no number in \(text)")
        return
      }
      #expect(number.value == value)
      #expect(number.end - start == length)
    }
  }

  @Test func overflowIsInfinite() {
    #expect(scanned("1e309") == .infinity)
    #expect(scanned("-1e309") == -.infinity)
    #expect(scanned("1.7976931348623159e308") == .infinity)
    #expect(scanned("1e999999999999999999999") == .infinity)
    #expect(scanned("1" + String(repeating: "0", count: 400)) == .infinity)
  }

  @Test func minusZeroKeepsItsSign() {
    for text in ["-0", "-0.0", "-0e7", "-1e-400"] {
      #expect(scanned(text)?.bitPattern == (-0.0).bitPattern)
    }
  }

  @Test func exponentsOutweighedByDigitsAreExact() {
    let zeros = String(repeating: "0", count: 400)
    #expect(scanned("1\(zeros)e-400") == 1)
    #expect(scanned("0.\(zeros)1e401") == 1)
    #expect(scanned("0.\(zeros)0e401") == 0)
  }

  @Test func halfWayValuesOfEightHundredDigitsAreExact() {
    // 2⁻¹⁰⁷⁵ is half of the least double: the tie goes to even, the last digit breaks it.
    let half = expansionOfHalfTheLeastDouble()
    #expect(scanned(half) == 0)
    #expect(scanned(half + "1") == Double.leastNonzeroMagnitude)
    #expect(
      scanned(half + String(repeating: "0", count: 500) + "1") == Double.leastNonzeroMagnitude)
  }

  @Test func textsOfAMebibyteAreRead() {
    #expect(scanned("0." + String(repeating: "3", count: 1 << 20)) == 1.0 / 3)
    #expect(scanned("1." + String(repeating: "0", count: 1 << 20) + "1") == 1)
    #expect(
      scanned("9007199254740993." + String(repeating: "0", count: 1 << 20) + "1")
        == 9_007_199_254_740_994)
  }

  @Test func randomBitsReadBackFromTheirShortestText() {
    let seed: UInt64 = 0x7363_616E_0000_0001
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60_000 {
      let value = generator.finiteDouble()
      guard scanned(value.description) == value else {
        Issue.record("\(value), seed \(seed)")
        return
      }
    }
  }

  @Test func randomTextsReadAsTheStandardLibraryReadsThem() {
    let seed: UInt64 = 0x7363_616E_0000_0002
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60_000 {
      let text = randomNumber(&generator)
      guard scanned(text) == Double(text) else {
        Issue.record("\(text), seed \(seed)")
        return
      }
    }
  }

  @Test func textsHalfWayBetweenTwoDoublesReadAsTheStandardLibraryReadsThem() {
    let seed: UInt64 = 0x7363_616E_0000_0003
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20_000 {
      // An odd 54-bit number lies half way between two doubles, and so does its multiple.
      let half = UInt64.random(in: 1 << 53..<1 << 54, using: &generator) | 1
      let shift = UInt64.random(in: 0...9, using: &generator)
      let suffix = ["", ".0", ".5", ".00000000000000000000001", "e0"].randomElement(
        using: &generator)
      let text = "\(half << shift)\(suffix ?? "")"
      guard scanned(text) == Double(text) else {
        Issue.record("\(text), seed \(seed)")
        return
      }
    }
  }

  private func scanned(_ text: String) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { NumberScanner.value(of: $0) }
  }

  private func randomNumber(_ generator: inout SeededGenerator) -> String {
    func digits(_ count: ClosedRange<Int>) -> String {
      let length = Int.random(in: count, using: &generator)
      return String((0..<length).map { _ in "0123456789".randomElement(using: &generator) ?? "0" })
    }
    var text = Bool.random(using: &generator) ? "-" : ""
    let leading = UInt64.random(in: 0...9, using: &generator)
    text += leading == 0 ? "0" : "\(leading)\(digits(0...22))"
    if Bool.random(using: &generator) { text += ".\(digits(1...25))" }
    if Bool.random(using: &generator) {
      text += "e\(Int.random(in: -345...320, using: &generator))"
    }
    return text
  }

  /// All digits of 2⁻¹⁰⁷⁵.
  private func expansionOfHalfTheLeastDouble() -> String {
    var digits = [1]
    // 5¹⁰⁷⁵, which stands 1075 places behind the point.
    for _ in 0..<1075 {
      var carry = 0
      for position in digits.indices {
        let product = digits[position] * 5 + carry
        digits[position] = product % 10
        carry = product / 10
      }
      if carry > 0 { digits.append(carry) }
    }
    let zeros = String(repeating: "0", count: 1075 - digits.count)
    return "0." + zeros + digits.reversed().map(String.init).joined()
  }
}
