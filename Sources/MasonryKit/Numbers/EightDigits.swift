/// Eight decimal digits in one word, a digit a byte, the first digit in the lowest byte.
///
/// That is the order in which text lies in memory, so a word is loaded from text or stored to it
/// at once, and all eight digits are worked on together.
enum EightDigits {
  /// The digit `0` in each byte.
  static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// The eight bytes at `text`.
  @inline(__always)
  static func load(_ text: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(text).loadUnaligned(fromByteOffset: 0, as: UInt64.self))
  }

  /// Writes the eight bytes of `word` at `text`.
  @inline(__always)
  static func store(_ word: UInt64, to text: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(text).storeBytes(of: word.littleEndian, as: UInt64.self)
  }

  /// The number of decimal digits before the first byte of `text` that is none, up to 8.
  @inline(__always)
  static func count(_ text: UInt64) -> Int {
    // A digit xor `0` is at most 9, and 6 more leave its upper half 0. A sum can carry into the
    // next byte only out of a byte that is no digit, so the first such byte is found rightly.
    let values = text ^ zeros
    let others = (values | (values &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0
    return others.trailingZeroBitCount >> 3
  }

  /// The number that eight digits, each a byte from 0 to 9, stand for.
  @inline(__always)
  static func value(_ digits: UInt64) -> UInt64 {
    // Pairs of digits lie in every other byte, then two products bring four pairs together in
    // the upper half.
    let pairs = digits &* 10 &+ digits >> 8
    let odd = (pairs & 0x0000_00FF_0000_00FF) &* (100 + 1_000_000 << 32)
    let even = (pairs >> 16 & 0x0000_00FF_0000_00FF) &* (1 + 10_000 << 32)
    return (odd &+ even) >> 32
  }

  /// The digits, each a byte from 0 to 9, of a number below 100,000,000.
  @inline(__always)
  static func digits(_ value: UInt64) -> UInt64 {
    // Halves, then quarters, then digits; the factors divide by 10,000, 100 and 10, exactly for
    // all values that can stand there.
    let upper = (value &* 109_951_163) >> 40
    let halves = upper | (value &- upper &* 10_000) << 32
    let hundreds = (halves &* 10_486) >> 20 & 0x0000_007F_0000_007F
    let quarters = hundreds | (halves &- hundreds &* 100) << 16
    let tens = (quarters &* 103) >> 10 & 0x000F_000F_000F_000F
    return tens | (quarters &- tens &* 10) << 8
  }
}
