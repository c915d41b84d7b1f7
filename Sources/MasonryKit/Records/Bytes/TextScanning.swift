/// Eight bytes, the first one lowest.
@inline(__always)
func loadWord(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
  UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
}

/// The first byte that is no printable ASCII, or is one of two that end plain text.
///
/// It always comes: the byte at the end of a window is 0.
@inline(__always)
func plainTextEnd(
  _ start: UnsafeMutablePointer<UInt8>, before first: UInt8, _ second: UInt8
) -> UnsafeMutablePointer<UInt8> {
  let ones: UInt64 = 0x0101_0101_0101_0101
  var position = start
  while true {
    // In each byte the top bit tells: beyond ASCII, a control character, or one of the two. A
    // borrow can only mark bytes above one that is marked rightly, so the lowest mark is true.
    let word = loadWord(position)
    let isFirst = word ^ (ones &* UInt64(first))
    let isSecond = word ^ (ones &* UInt64(second))
    let marks =
      (word | (word &- ones &* 0x20) | ((isFirst &- ones) & ~isFirst)
        | ((isSecond &- ones) & ~isSecond)) & (ones &* 0x80)
    if marks != 0 { return position + marks.trailingZeroBitCount / 8 }
    position += 8
  }
}

/// Length of the valid UTF-8 sequence at `pointer`, or 0; reads on only while the bytes are valid.
///
/// The table of well-formed sequences is that of the Unicode Standard, section 3.9.
func utf8SequenceLength(_ pointer: UnsafePointer<UInt8>) -> Int {
  let first = pointer[0]
  if first < 0x80 { return 1 }
  if first < 0xC2 || first > 0xF4 { return 0 }
  let second = pointer[1]
  if first < 0xE0 { return second & 0xC0 == 0x80 ? 2 : 0 }
  let lowest: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
  let highest: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
  if second < lowest || second > highest || pointer[2] & 0xC0 != 0x80 { return 0 }
  if first < 0xF0 { return 3 }
  return pointer[3] & 0xC0 == 0x80 ? 4 : 0
}
