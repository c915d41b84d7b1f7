/// The decimal number with the fewest digits that reads back as a given double, and of those the
/// nearest to it.
///
/// The method is Raffaello Giulietti's Schubfach ("The Schubfach way to render doubles", 2020):
/// with ulp the distance between neighbouring doubles and 10ᵏ the greatest power of ten that is not
/// above it, the interval of numbers that read back as the double holds at least one multiple of
/// 10ᵏ and at most one of 10ᵏ⁺¹ that matters; four candidates are tried, and their bounds take one
/// multiplication by a 128-bit power of ten each.
struct ShortestDecimal {
  /// 16 or 17 digits for a normal double, possibly with zeros at the end; fewer for others.
  let significand: UInt64
  /// The value is `significand` · 10 to this power.
  let exponent: Int

  /// The shortest decimal of a positive, finite double.
  @inline(__always)
  init(_ value: Double, powers: PowersOfTen) {
    let fraction = value.bitPattern & (1 << 52 - 1)
    let biased = Int(value.bitPattern >> 52)
    // value = c · 2 to the power q.
    let c = biased == 0 ? fraction : fraction | 1 << 52
    let q = max(biased, 1) - 1075
    // Below a power of two the neighbour is only half as far away.
    let isUneven = fraction == 0 && biased > 1
    // ⌊log₁₀ 2ᑫ⌋, or ⌊log₁₀ ¾ · 2ᑫ⌋ where the interval is uneven.
    let k = (q * 1_262_611 - (isUneven ? 524_031 : 0)) >> 22
    let power = powers[-k]
    // ⌊log₂ 10⁻ᵏ⌋ + q + 1, which is 1 to 4.
    let shift = UInt64(truncatingIfNeeded: q + (-k * 1_741_647) >> 19 + 1)
    // The double and the ends of its interval, in quarters of 10ᵏ.
    let middle = Self.product(power, 4 &* c &<< shift)
    let lower = Self.product(power, (4 &* c &- (isUneven ? 1 : 2)) &<< shift)
    let upper = Self.product(power, (4 &* c &+ 2) &<< shift)
    // An end itself reads back as the double only where c is even.
    let open = c & 1
    let least = lower &+ open
    let greatest = upper &- open

    // Which candidates lie in the interval, as 0 or 1: what the digits of a length are is a
    // toss-up, which a processor cannot predict.
    let below = middle >> 2
    let tens = below / 10 &* 10
    let takesTens = 1 ^ Self.isLess(4 &* tens, least)
    let takesNextTens = 1 ^ Self.isLess(greatest, 4 &* tens &+ 40)
    let takesBelow = 1 ^ Self.isLess(4 &* below, least)
    let takesAbove = 1 ^ Self.isLess(greatest, 4 &* below &+ 4)
    // Half way between two candidates the even one wins.
    let isNearerAbove = Self.isLess(4 &* below &+ 2, middle &+ below & 1)
    let isEither = 1 ^ takesBelow ^ takesAbove
    let fine = below &+ (isEither & isNearerAbove | (1 ^ isEither) & takesAbove)
    let coarse = tens &+ 10 &* takesNextTens
    // Below 10 the tens candidate of 0 would be no decimal of the double.
    let isCoarse = (takesTens ^ takesNextTens) & Self.isLess(9, below)
    significand = fine ^ (fine ^ coarse) & (0 &- isCoarse)
    exponent = k
  }

  /// 1 where `left` < `right`, else 0; both are below 2⁶³.
  @inline(__always)
  private static func isLess(_ left: UInt64, _ right: UInt64) -> UInt64 { (left &- right) >> 63 }

  /// ⌊power · factor / 2¹²⁸⌋, with its lowest bit set where bits were cut off: it still compares
  /// rightly with even numbers.
  @inline(__always)
  private static func product(_ power: (high: UInt64, low: UInt64), _ factor: UInt64) -> UInt64 {
    let upper = power.high.multipliedFullWidth(by: factor)
    let lower = power.low.multipliedFullWidth(by: factor).high
    let (rest, carries) = upper.low.addingReportingOverflow(lower)
    return (upper.high &+ (carries ? 1 : 0)) | (rest > 1 ? 1 : 0)
  }
}
