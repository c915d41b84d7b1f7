/// Numbers as text: the shortest that reads back to the same double, written as ECMAScript's
/// Number-to-string writes it.
///
/// | value | text |
/// |---|---|
/// | 100.0 | `100` |
/// | -0.0 | `0` |
/// | 0.1 + 0.2 | `0.30000000000000004` |
/// | 1e-6, 1e-7 | `0.000001`, `1e-7` |
/// | 1e20, 1e21 | `100000000000000000000`, `1e+21` |
package enum NumberText {
  /// Bytes that must be free where a number is written; its text is shorter, at most 25 bytes.
  package static let maximumLength = 32

  /// Writes a double and returns the end of its text.
  ///
  /// - Complexity: O(1).
  package static func write(
    _ value: Double, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    if let end = writeWhole(value, to: start) { return end }
    return writeAny(value, to: start, powers: .shared)
  }

  /// Writes a double with the help of a table that the caller keeps at hand.
  @inline(__always)
  package static func write(
    _ value: Double, to start: UnsafeMutablePointer<UInt8>, powers: PowersOfTen
  ) -> UnsafeMutablePointer<UInt8> {
    if let end = writeWhole(value, to: start) { return end }
    return writeAny(value, to: start, powers: powers)
  }

  /// Writes an integer and returns the end of its text.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  package static func write(
    _ value: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    start.pointee = UInt8(ascii: "-")
    return write(UInt64(value.magnitude), to: start + (value < 0 ? 1 : 0))
  }

  /// The text of a double.
  package static func string(_ value: Double) -> String {
    String(unsafeUninitializedCapacity: maximumLength) { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return write(value, to: start) - start
    }
  }

  /// Writes a whole number below 2⁵³ in magnitude; nil for any other.
  @inline(__always)
  private static func writeWhole(
    _ value: Double, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8>? {
    guard value.magnitude < 0x1p53 else { return nil }
    let whole = Int(value)
    return Double(whole) == value ? write(whole, to: start) : nil
  }

  @inline(__always)
  private static func write(
    _ value: UInt64, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    if value < 10 {
      start.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
      return start + 1
    }
    if value < 100_000_000 { return writeShort(value, to: start) }
    return writeLong(value, to: start)
  }

  /// Writes a number from 1 to 99,999,999.
  @inline(__always)
  private static func writeShort(
    _ value: UInt64, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let digits = EightDigits.digits(value)
    let leading = digits.trailingZeroBitCount >> 3
    EightDigits.store((digits | EightDigits.zeros) &>> UInt64(8 * leading), to: start)
    return start + (8 - leading)
  }

  @inline(never)
  private static func writeLong(
    _ value: UInt64, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let upper = value / 100_000_000
    let end = upper < 100_000_000 ? writeShort(upper, to: start) : writeLong(upper, to: start)
    EightDigits.store(EightDigits.digits(value % 100_000_000) | EightDigits.zeros, to: end)
    return end + 8
  }

  /// Writes any double but 0.
  @inline(never)
  private static func writeAny(
    _ value: Double, to start: UnsafeMutablePointer<UInt8>, powers: PowersOfTen
  ) -> UnsafeMutablePointer<UInt8> {
    start.pointee = UInt8(ascii: "-")
    let start = start + (value < 0 ? 1 : 0)
    guard value.isFinite else { return writeNotFinite(value, to: start) }
    let decimal = ShortestDecimal(value.magnitude, powers: powers)
    return SeventeenDigits(decimal).write(to: start)
  }

  private static func writeNotFinite(
    _ value: Double, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let text: StaticString = value.isNaN ? "NaN" : "Infinity"
    start.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    return start + text.utf8CodeUnitCount
  }
}

/// A decimal number stretched to 17 digits, on its way to text.
private struct SeventeenDigits {
  private let first: UInt64
  /// Digits 2 to 9 and 10 to 17, as ``EightDigits``.
  private let middle: UInt64
  private let last: UInt64
  /// Number of digits before the decimal point; below 1 that many zeros follow it.
  private let pointPosition: Int

  @inline(__always)
  init(_ decimal: ShortestDecimal) {
    var significand = decimal.significand
    var exponent = decimal.exponent
    if significand < 1_000_000_000_000_000 { (significand, exponent) = Self.stretched(decimal) }
    // 1 where there are 16 digits; no branch, as there are 16 as often as 17.
    let isShort = (significand &- 10_000_000_000_000_000) >> 63
    significand = significand &+ significand &* 9 & (0 &- isShort)
    pointPosition = exponent &+ 17 &- Int(truncatingIfNeeded: isShort)
    let upper = significand / 100_000_000
    first = upper / 100_000_000
    middle = EightDigits.digits(upper % 100_000_000)
    last = EightDigits.digits(significand % 100_000_000)
  }

  /// The decimal with 16 digits.
  @inline(never)
  private static func stretched(_ decimal: ShortestDecimal) -> (UInt64, Int) {
    var (significand, exponent) = (decimal.significand, decimal.exponent)
    while significand < 1_000_000_000_000_000 {
      significand *= 10
      exponent -= 1
    }
    return (significand, exponent)
  }

  /// Number of digits without the zeros at the end.
  @inline(__always)
  private var count: Int {
    last != 0
      ? 17 - last.leadingZeroBitCount >> 3
      : 9 - middle.leadingZeroBitCount >> 3
  }

  @inline(__always)
  func write(to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    if UInt(bitPattern: pointPosition &- 1) < 8 {
      // The point falls behind the first digit or into the middle digits: shift the digits after
      // it up by a byte, all in registers.
      let text = middle | EightDigits.zeros
      let point = UInt64(8 * (pointPosition - 1))
      let before = (1 &<< point) &- 1
      start.pointee = UInt8(truncatingIfNeeded: first) | UInt8(ascii: "0")
      EightDigits.store(
        text & before | UInt64(UInt8(ascii: ".")) &<< point | (text & ~before) << 8, to: start + 1)
      start[9] = UInt8(truncatingIfNeeded: text >> 56)
      EightDigits.store(last | EightDigits.zeros, to: start + 10)
      // Where all digits stand before the point, it is cut off with what follows.
      return start + (count > pointPosition ? count + 1 : pointPosition)
    }
    return writeFarPoint(to: start)
  }

  @inline(never)
  private func writeFarPoint(
    to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let count = count
    if pointPosition > 21 || pointPosition < -5 { return writeExponential(to: start) }
    if pointPosition <= 0 {
      EightDigits.store(EightDigits.zeros, to: start)
      start[1] = UInt8(ascii: ".")
      let digits = start + (2 - pointPosition)
      writeDigits(to: digits)
      return digits + count
    }
    writeDigits(to: start)
    if count <= pointPosition {
      EightDigits.store(EightDigits.zeros, to: start + 17)
      return start + pointPosition
    }
    for position in stride(from: count, to: pointPosition, by: -1) {
      start[position] = start[position - 1]
    }
    start[pointPosition] = UInt8(ascii: ".")
    return start + (count + 1)
  }

  private func writeExponential(
    to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let count = count
    writeDigits(to: start + 1)
    start[0] = start[1]
    start[1] = UInt8(ascii: ".")
    var end = start + (count > 1 ? count + 1 : 1)
    let exponent = pointPosition - 1
    end[0] = UInt8(ascii: "e")
    end[1] = UInt8(ascii: "+")
    end += exponent < 0 ? 1 : 2
    return NumberText.write(exponent, to: end)
  }

  private func writeDigits(to start: UnsafeMutablePointer<UInt8>) {
    start.pointee = UInt8(truncatingIfNeeded: first) | UInt8(ascii: "0")
    EightDigits.store(middle | EightDigits.zeros, to: start + 1)
    EightDigits.store(last | EightDigits.zeros, to: start + 9)
  }
}
