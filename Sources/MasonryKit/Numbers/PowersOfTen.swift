/// The powers of ten that reading and writing doubles needs: 10⁻³⁴² to 10³²⁴, 128 bits of each.
///
/// An entry *g* stands for 10ᵏ with 2¹²⁷ ≤ *g* < 2¹²⁸: it is 10ᵏ · 2ˢ rounded up to an integer,
/// for the one *s* that fits. It is exact for 0 ≤ *k* ≤ 55, where 5ᵏ has at most 128 bits.
///
/// The table is made at first use, in some 20 µs. Hot loops keep a copy of ``shared``, so that the
/// test whether it is made already is not paid for each number.
package struct PowersOfTen: @unchecked Sendable {
  /// The one table there is.
  package static let shared = PowersOfTen()

  /// Exponents of the entries.
  static let exponents = -342...324
  /// Exponents whose entry is not rounded.
  static let exactExponents = 0...55

  // Never written after `init` and never freed, which is what makes sharing it safe.
  private let words: UnsafeMutablePointer<UInt64>
  private let doubles: UnsafeMutablePointer<Double>

  /// The entry for an exponent in ``exponents``.
  @inline(__always)
  subscript(exponent: Int) -> (high: UInt64, low: UInt64) {
    let position = 2 * (exponent - Self.exponents.lowerBound)
    return (words[position], words[position + 1])
  }

  /// The power as a double, which is exact for the exponents 0 to 22.
  @inline(__always)
  func exactDouble(_ exponent: Int) -> Double { doubles[exponent] }

  private init() {
    words = .allocate(capacity: 2 * Self.exponents.count)
    doubles = .allocate(capacity: 23)
    var power = 1.0
    for exponent in 0...22 {
      (doubles + exponent).initialize(to: power)
      power *= 10
    }
    // Only powers of five are needed: a factor of two moves no bits of an entry.
    var rising = BigInteger(1)
    for exponent in 0...Self.exponents.upperBound {
      let leading = rising.leadingBits
      set(exponent, Self.exactExponents.contains(exponent) ? leading : leading + 1)
      rising.multiplyByFive()
    }
    // ⌊⌊x / 5⌋ / 5⌋ is ⌊x / 25⌋, so each quotient is exactly ⌊2ᵗ / 5ᵏ⌋, and a power of five
    // never divides 2ᵗ. Of 960 bits, 165 are left after 342 divisions.
    var falling = BigInteger(powerOfTwo: 959)
    for exponent in stride(from: -1, through: Self.exponents.lowerBound, by: -1) {
      falling.divideByFive()
      set(exponent, falling.leadingBits + 1)
    }
  }

  private func set(_ exponent: Int, _ entry: UInt128) {
    let position = 2 * (exponent - Self.exponents.lowerBound)
    (words + position).initialize(to: UInt64(truncatingIfNeeded: entry >> 64))
    (words + position + 1).initialize(to: UInt64(truncatingIfNeeded: entry))
  }
}

/// A positive integer of any length, with the three operations that the table takes.
private struct BigInteger {
  // The lowest limb first.
  private var limbs: [UInt64]

  init(_ value: UInt64) { limbs = [value] }

  init(powerOfTwo exponent: Int) {
    limbs = Array(repeating: 0, count: exponent / 64)
    limbs.append(1 << UInt64(exponent % 64))
  }

  /// The highest 128 bits, shifted so that the first of them is 1; those below are cut off.
  var leadingBits: UInt128 {
    let top = limbs.count - 1
    let shift = UInt64(limbs[top].leadingZeroBitCount)
    let second = top >= 1 ? limbs[top - 1] : 0
    let third = top >= 2 ? limbs[top - 2] : 0
    // A smart shift by 64 gives 0, where the limbs need no shift.
    let high = limbs[top] << shift | second >> (64 - shift)
    let low = second << shift | third >> (64 - shift)
    return UInt128(high) << 64 | UInt128(low)
  }

  mutating func multiplyByFive() {
    var carry: UInt64 = 0
    for position in limbs.indices {
      let product = limbs[position].multipliedFullWidth(by: 5)
      let (sum, carries) = product.low.addingReportingOverflow(carry)
      limbs[position] = sum
      carry = product.high + (carries ? 1 : 0)
    }
    if carry > 0 { limbs.append(carry) }
  }

  mutating func divideByFive() {
    var remainder: UInt64 = 0
    for position in limbs.indices.reversed() {
      // 2⁶⁴ is 5 · 3,689,348,814,741,910,323 + 1, so no division of two words is needed.
      let (quotient, rest) = limbs[position].quotientAndRemainder(dividingBy: 5)
      let carried = remainder + rest
      limbs[position] =
        remainder * 3_689_348_814_741_910_323 + quotient + (carried >= 5 ? 1 : 0)
      remainder = carried >= 5 ? carried - 5 : carried
    }
    if limbs.last == 0 { limbs.removeLast() }
  }
}
