import Testing

@testable import MasonryKit

@Suite struct DecimalRoundingTests {
  @Test(arguments: [
    (0.125, 2, 0.13), (-0.125, 2, -0.13), (0.375, 2, 0.38), (2.675, 2, 2.67), (1.005, 2, 1),
    (0.5, 0, 1), (1.5, 0, 2), (2.5, 0, 3), (-2.5, 0, -3), (0.49999999999999994, 0, 0),
    (114.33333333333333, 3, 114.333), (157.20833333333331, 1, 157.2), (2650.125, 2, 2650.13),
    (100, 5, 100), (0, 3, 0), (0.1, 17, 0.1), (0.3, 17, 0.3), (1e300, 17, 1e300),
    (Double.leastNonzeroMagnitude, 17, 0), (1e-18, 17, 0), (5e-18, 17, 1e-17),
    (4_503_599_627_370_495.5, 0, 4_503_599_627_370_496),
    (9_007_199_254_740_992, 3, 9_007_199_254_740_992), (123_456.78901234567, 6, 123456.789012),
    (0.00390625, 7, 0.0039063), (999.995, 2, 1000), (1234.5678, 2, 1234.57),
  ])
  func exactHalvesOfTheExactValueGoAwayFromZero(
    _ value: Double, _ decimals: Int, _ result: Double
  ) {
    #expect(NumberText.rounded(value, decimals: decimals) == result)
  }

  @Test func agreesWithExactDecimalArithmetic() {
    let seed: UInt64 = 0x726F_756E_6469_6E67
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40_000 {
      let decimals = Int.random(in: 0...17, using: &generator)
      let steps = Double(UInt64(1) << UInt64.random(in: 0...30, using: &generator))
      let random = Double.random(in: -5000...5000, using: &generator)
      // Half of the values have few binary places, so that exact halves do come up.
      let value = Bool.random(using: &generator) ? random : (random * steps).rounded() / steps
      let expected = exactlyRounded(value, decimals: decimals)
      guard NumberText.rounded(value, decimals: decimals) == expected else {
        Issue.record("\(value) to \(decimals) decimals, seed \(seed)")
        return
      }
    }
  }

  /// Rounds the digits of the value's whole decimal expansion, by hand.
  private func exactlyRounded(_ value: Double, decimals: Int) -> Double {
    let whole = value.magnitude.rounded(.towardZero)
    var fraction = value.magnitude - whole
    var digits = Array(String(UInt64(whole))).compactMap(\.wholeNumberValue)
    let wholeDigits = digits.count
    // Each step takes the next decimal of a binary fraction, exactly: 60 binary places and more
    // are kept as an array of halves.
    var bits: [Int] = []
    while fraction > 0 {
      fraction *= 2
      bits.append(fraction >= 1 ? 1 : 0)
      if fraction >= 1 { fraction -= 1 }
    }
    for _ in 0...decimals {
      var carry = 0
      for position in bits.indices.reversed() {
        let product = bits[position] * 10 + carry
        bits[position] = product & 1
        carry = product >> 1
      }
      digits.append(carry)
    }
    // The first dropped digit alone decides: 5 and more goes away from zero.
    let dropped = digits.removeLast()
    var position = digits.count - 1
    var carry = dropped >= 5 ? 1 : 0
    while carry > 0, position >= 0 {
      digits[position] += 1
      carry = digits[position] == 10 ? 1 : 0
      if carry == 1 { digits[position] = 0 }
      position -= 1
    }
    if carry > 0 { digits.insert(1, at: 0) }
    let split = wholeDigits + (carry > 0 ? 1 : 0)
    let text =
      digits[..<split].map(String.init).joined() + "."
      + digits[split...].map(String.init).joined() + "0"
    return (value < 0 ? -1 : 1) * (Double(text) ?? .nan)
  }
}
