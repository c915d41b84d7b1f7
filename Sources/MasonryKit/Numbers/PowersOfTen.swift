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
      rising.multiply(by: 5)
    }
    // ⌊⌊x / 5⌋ / 5⌋ is ⌊x / 25⌋, so each quotient is exactly ⌊2ᵗ / 5ᵏ⌋, and a power of five
    // never divides 2ᵗ. Of 960 bits, 165 are left after 342 divisions.
    var falling = BigInteger(powerOfTwo: 959)
    for exponent in stride(from: -1, through: Self.exponents.lowerBound, by: -1) {
      falling.divide(by: 5)
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
  // 32 bits a limb, the lowest first, so that a division by a constant is a multiplication.
  private var limbs: [UInt32]

  init(_ value: UInt32) { limbs = [value] }

  init(powerOfTwo exponent: Int) {
    limbs = Array(repeating: 0, count: exponent / 32)
    limbs.append(1 << UInt32(exponent % 32))
  }

  /// The highest 128 bits, shifted so that the first of them is 1; those below are cut off.
  var leadingBits: UInt128 {
    var bits: UInt128 = 0
    for limb in limbs.suffix(4).reversed() { bits = bits << 32 | UInt128(limb) }
    let shift = bits.leadingZeroBitCount
    if limbs.count < 5 { return bits << UInt128(shift) }
    let next = UInt128(limbs[limbs.count - 5])
    return bits << UInt128(shift) | next >> UInt128(32 - shift)
  }

  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for position in limbs.indices {
      let product = UInt64(limbs[position]) * factor + carry
      limbs[position] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  @inline(__always)
  mutating func divide(by divisor: UInt64) {
    var remainder: UInt64 = 0
    for position in limbs.indices.reversed() {
      let dividend = remainder << 32 | UInt64(limbs[position])
      limbs[position] = UInt32(truncatingIfNeeded: dividend / divisor)
      remainder = dividend % divisor
    }
    if limbs.last == 0 { limbs.removeLast() }
  }
}
