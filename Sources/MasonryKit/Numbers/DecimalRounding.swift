extension NumberText {
  /// The double nearest to `value` rounded to `decimals` places.
  ///
  /// What is rounded is the exact value of the double, and a fraction of exactly one half goes away
  /// from zero.
  ///
  /// | value | decimals | result | because |
  /// |---|---|---|---|
  /// | 0.125 | 2 | 0.13 | 0.125 is exactly half way |
  /// | 2.675 | 2 | 2.67 | the double lies below 2.675 |
  /// | 1.005 | 2 | 1 | the double lies below 1.005 |
  ///
  /// - Precondition: `value` is finite and `decimals` lies in 0...17.
  /// - Complexity: O(1).
  package static func rounded(_ value: Double, decimals: Int) -> Double {
    rounded(value, decimals: decimals, powers: .shared)
  }

  /// The value rounded to `precision` places, or as it is where that is nil.
  static func rounded(_ value: Double, precision: Int?) -> Double {
    guard let precision else { return value }
    return rounded(value, decimals: precision)
  }

  /// What `rounded(_:decimals:)` gives, with the help of a table that the caller keeps at hand.
  @inline(__always)
  package static func rounded(_ value: Double, decimals: Int, powers: PowersOfTen) -> Double {
    let fraction = value.bitPattern & (1 << 52 - 1)
    let biased = Int(value.magnitude.bitPattern >> 52)
    let significand = biased == 0 ? fraction : fraction | 1 << 52
    // |value| = significand / 2 to the power `shift`.
    let shift = 1075 - max(biased, 1)
    if shift <= 0 { return value }
    let scale = powers.exactDouble(decimals)
    // Below 2⁵³ · 10¹⁷, which is less than 2¹¹⁰.
    let product = UInt128(significand) * UInt128(UInt64(scale))
    if shift > 120 { return 0 }
    let quotient = (product + 1 &<< UInt128(shift - 1)) &>> UInt128(shift)
    // Beyond 2⁵³ a step of the last decimal is smaller than the distance between doubles.
    if quotient > 1 << 53 { return value }
    let magnitude = Double(UInt64(truncatingIfNeeded: quotient)) / scale
    return value < 0 ? -magnitude : magnitude
  }
}
