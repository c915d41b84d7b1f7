/// Reads numbers as RFC 8259 writes them, exactly: the result is the double nearest to the text.
///
/// A number is an optional `-`, digits without a needless leading `0`, then optionally a point
/// with digits and an exponent with digits. Everything is read and converted in one pass:
///
/// | text | way |
/// |---|---|
/// | up to 7 digits and nothing else | one word of text, no loop |
/// | up to 2⁵³ · 10^±22 | one exact division or multiplication (Clinger) |
/// | nearly everything else | a multiplication by a 128-bit power of ten (Eisel, Lemire) |
/// | subnormals, values all but half way between two doubles | the standard library |
package enum NumberScanner {
  /// Reads the longest number at `start`; nil where none starts there, or where a point or an
  /// exponent lacks its digits.
  ///
  /// The value is infinite where the number is beyond the range of doubles, and 0 where it is too
  /// small. What follows the number is the caller's to judge: `01` reads as `0`, with `1` left.
  ///
  /// - Precondition: a byte that cannot continue a number follows the text, and 8 bytes after
  ///   that one may be read.
  /// - Complexity: O(*n*) for *n* bytes of text.
  @inline(__always)
  package static func scan(
    _ start: UnsafePointer<UInt8>
  ) -> (value: Double, end: UnsafePointer<UInt8>)? {
    let text = EightDigits.load(start)
    let count = EightDigits.count(text)
    // A point, an exponent, an eighth digit, a sign or a leading zero: all rare in sizes.
    let next = start[count]
    let isPlain =
      count &- 1 < 7 && count > 0 && next != UInt8(ascii: ".") && next | 0x20 != UInt8(ascii: "e")
      && (start.pointee != UInt8(ascii: "0") || count == 1)
    if isPlain {
      let digits = (text ^ EightDigits.zeros) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)
      return (Double(Int64(bitPattern: EightDigits.value(digits))), start + count)
    }
    return scanAny(start)
  }

  /// The value of a text that is exactly one number, else nil.
  ///
  /// - Complexity: O(*n*) for *n* bytes of text.
  package static func value(of text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let first = text.baseAddress else { return nil }
    // A copy with room behind it, as nothing is known of what follows the text.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 16) { copy in
      guard let start = copy.baseAddress else { return nil }
      start.initialize(from: first, count: text.count)
      (start + text.count).initialize(repeating: 0, count: 16)
      guard let number = scan(start), number.end == start + text.count else { return nil }
      return number.value
    }
  }

  @inline(never)
  private static func scanAny(
    _ start: UnsafePointer<UInt8>
  ) -> (value: Double, end: UnsafePointer<UInt8>)? {
    guard let number = ScannedNumber(start) else { return nil }
    let magnitude = number.magnitude(powers: .shared) ?? slowMagnitude(number)
    return (number.isNegative ? -magnitude : magnitude, number.end)
  }

  /// The magnitude in the standard library's judgement, which is exact and takes its time.
  @inline(never)
  private static func slowMagnitude(_ number: ScannedNumber) -> Double {
    let text = UnsafeBufferPointer(start: number.digits, count: number.end - number.digits)
    // The text is a valid number, which the standard library reads.
    return Double(String(decoding: text, as: UTF8.self)) ?? .nan
  }
}

/// The parts of a number's text.
private struct ScannedNumber {
  let isNegative: Bool
  /// Where the digits start, behind the sign.
  let digits: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  /// The first 19 significant digits, or all where there are fewer.
  private let significand: UInt64
  /// The power of ten by which `significand` is multiplied.
  private let exponent: Int
  /// Whether digits other than the first 19 may count.
  private let isCut: Bool

  /// Reads the number at `start`, or returns nil where there is none.
  @inline(__always)
  init?(_ start: UnsafePointer<UInt8>) {
    isNegative = start.pointee == UInt8(ascii: "-")
    digits = start + (isNegative ? 1 : 0)
    var position = digits
    var significand: UInt64 = 0
    if position.pointee == UInt8(ascii: "0") {
      position += 1
    } else {
      Self.readDigits(&position, into: &significand)
      if position == digits { return nil }
    }
    var digitCount = position - digits
    var exponent = 0
    if position.pointee == UInt8(ascii: ".") {
      position += 1
      let decimals = position
      Self.readDigits(&position, into: &significand)
      if position == decimals { return nil }
      exponent = decimals - position
      digitCount += position - decimals
    }
    let digitsEnd = position
    if position.pointee | 0x20 == UInt8(ascii: "e") {
      guard let power = Self.readExponent(&position) else { return nil }
      exponent += power
    }
    end = position
    isCut = digitCount > 19 && Self.cut(digits, digitsEnd, &significand, &exponent)
    self.significand = significand
    self.exponent = exponent
  }

  /// Adds digits to `significand`, which wraps where there are too many.
  @inline(__always)
  private static func readDigits(
    _ position: inout UnsafePointer<UInt8>, into significand: inout UInt64
  ) {
    var text = EightDigits.load(position)
    while EightDigits.count(text) == 8 {
      significand =
        significand &* 100_000_000 &+ EightDigits.value(text ^ EightDigits.zeros)
      position += 8
      text = EightDigits.load(position)
    }
    while position.pointee &- UInt8(ascii: "0") < 10 {
      significand = significand &* 10 &+ UInt64(position.pointee &- UInt8(ascii: "0"))
      position += 1
    }
  }

  /// Reads an exponent, from its `e` on.
  @inline(__always)
  private static func readExponent(_ position: inout UnsafePointer<UInt8>) -> Int? {
    position += 1
    let isNegative = position.pointee == UInt8(ascii: "-")
    if isNegative || position.pointee == UInt8(ascii: "+") { position += 1 }
    let start = position
    var value = 0
    while position.pointee &- UInt8(ascii: "0") < 10 {
      // No text is long enough for its digits to outweigh an exponent of this size.
      if value < 1_000_000_000_000 {
        value = value &* 10 &+ Int(position.pointee &- UInt8(ascii: "0"))
      }
      position += 1
    }
    if position == start { return nil }
    return isNegative ? -value : value
  }

  /// Takes the first 19 significant digits alone and says whether there are more.
  @inline(never)
  private static func cut(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ significand: inout UInt64,
    _ exponent: inout Int
  ) -> Bool {
    var value: UInt64 = 0
    var count = 0
    var left = 0
    for position in 0..<(end - start) where start[position] != UInt8(ascii: ".") {
      let digit = UInt64(start[position] &- UInt8(ascii: "0"))
      if count == 19 {
        left += 1
      } else if count > 0 || digit > 0 {
        value = value &* 10 &+ digit
        count += 1
      }
    }
    significand = value
    exponent += left
    return left > 0
  }

  /// The number without its sign, or nil where it takes more precision than there is here.
  @inline(__always)
  func magnitude(powers: PowersOfTen) -> Double? {
    if significand == 0 { return 0 }
    if !isCut, significand <= 1 << 53, exponent.magnitude <= 22 {
      let value = Double(Int64(bitPattern: significand))
      let power = powers.exactDouble(Int(exponent.magnitude))
      return exponent < 0 ? value / power : value * power
    }
    // 1 · 10³⁰⁹ is too large, and 2⁶⁴ · 10⁻³⁴³ less than half of the least double.
    if exponent > 308 { return .infinity }
    if exponent < PowersOfTen.exponents.lowerBound { return 0 }
    guard
      let value = Self.nearestDouble(significand, exponent, powers: powers)
    else { return nil }
    if isCut, Self.nearestDouble(significand + 1, exponent, powers: powers) != value { return nil }
    return value
  }

  /// The double nearest to `significand` · 10 to the power `exponent`, as Michael Eisel and Daniel
  /// Lemire find it ("Number parsing at a gigabyte per second", 2021); nil where 128 bits of the
  /// product do not tell which it is, or where it is no normal double.
  @inline(__always)
  private static func nearestDouble(
    _ significand: UInt64, _ exponent: Int, powers: PowersOfTen
  ) -> Double? {
    let shift = significand.leadingZeroBitCount
    let normalized = significand &<< UInt64(truncatingIfNeeded: shift)
    // The table rounds up; the method takes powers that are cut off.
    let power = powers[exponent]
    let isExact = PowersOfTen.exactExponents.contains(exponent)
    let powerLow = power.low &- (isExact ? 0 : 1)
    var (high, low) = normalized.multipliedFullWidth(by: power.high)
    // What the lower half of the power adds can only matter where the bits below the last one
    // that is kept are all set.
    if high & 0x1FF == 0x1FF, low &+ normalized < normalized {
      let rest = normalized.multipliedFullWidth(by: powerLow)
      let (sum, carries) = low.addingReportingOverflow(rest.high)
      low = sum
      high &+= carries ? 1 : 0
      if high & 0x1FF == 0x1FF, low == .max, rest.low &+ normalized < normalized { return nil }
    }
    let isLong = high >> 63
    var bits = high &>> (isLong &+ 9)
    // Half way between two doubles, as far as can be seen.
    if low == 0, high & 0x1FF == 0, bits & 3 == 1 { return nil }
    bits = (bits &+ bits & 1) >> 1
    // ⌊log₂ 10ᵏ⌋ gives the exponent; rounding up to 2⁵³ raises it by one.
    var biased = (217_706 &* exponent) >> 16 &+ 1086 &- shift &+ Int(isLong)
    if bits >> 53 != 0 {
      bits >>= 1
      biased &+= 1
    }
    if biased < 1 || biased > 2046 { return nil }
    return Double(bitPattern: UInt64(biased) << 52 | bits & (1 << 52 - 1))
  }
}
