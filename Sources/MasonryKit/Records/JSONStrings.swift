/// Passing over strings: eight bytes at a time while they are plain.
extension JSONCursor {
  /// Number of bytes from `start` on that stand for themselves in a string: ASCII other than
  /// quotes, backslashes and control characters.
  ///
  /// Ends at the latest at the window's closing 0, which counts as a control character. Eight bytes
  /// a step pass over texts at 3 to 4 times the speed of a byte a step.
  @inline(__always)
  func plainLength(from start: UnsafeMutablePointer<UInt8>) -> Int {
    var place = UnsafeRawPointer(start)
    while true {
      let word = UInt64(littleEndian: place.loadUnaligned(as: UInt64.self))
      let stops = specialBytes(in: word)
      if stops != 0 {
        return place + (stops.trailingZeroBitCount >> 3) - UnsafeRawPointer(start)
      }
      place += 8
    }
  }

  /// Goes on from a byte in a string that is not plain to the closing quote, and leaves `position`
  /// there; returns whether there are escapes.
  ///
  /// What the cursor holds of the string may not grow beyond `limit` bytes.
  @inline(never)
  mutating func passStringRest(
    within name: StaticString, limit: Int
  ) throws(RecordError) -> Bool {
    var hasEscapes = false
    while true {
      position += plainLength(from: position)
      switch position.pointee {
      case JSONByte.quote:
        return hasEscapes
      case JSONByte.backslash:
        hasEscapes = true
        try passEscape()
      case 0x80...:
        try passCharacter()
      case 0 where isAtEnd:
        if let token, position - token > limit { throw fault(.textTooLong(limit: limit)) }
        guard try refill() else {
          throw fault(.syntax(.unexpectedEnd(within: "\(name)")))
        }
      case let control:
        throw fault(.syntax(.controlCharacter(control)))
      }
    }
  }

  /// Passes over an escape sequence. A lone surrogate is grammatical; decoding replaces it.
  private mutating func passEscape() throws(RecordError) {
    try hold(6)
    switch position[1] {
    case JSONByte.quote, JSONByte.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      for index in 2..<6 where hexadecimalValue(of: position[index]) == nil {
        throw escapeFault(length: index)
      }
      position += 6
    default:
      throw escapeFault(length: 1)
    }
  }

  private func escapeFault(length: Int) -> RecordError {
    let held = min(length, window.end - position)
    if position + held == window.end {
      return fault(.syntax(.unexpectedEnd(within: "a string")), at: offset + held)
    }
    let shown = UnsafeBufferPointer(start: position, count: length + 1)
    return fault(.syntax(.invalidEscape(String(decoding: shown, as: UTF8.self))))
  }

  /// Passes over one character of several bytes, which must be valid UTF-8.
  private mutating func passCharacter() throws(RecordError) {
    try hold(4)
    let length = characterLength(at: position)
    if length == 0 { throw fault(.syntax(.invalidUTF8)) }
    position += length
  }

  /// Reads on until `length` bytes from `position` are held or the input ends.
  private mutating func hold(_ length: Int) throws(RecordError) {
    while window.end - position < length, try refill() {}
  }
}

/// Marks, by their highest bits, the bytes of `word` that are quotes, backslashes, control
/// characters or not ASCII. Only the lowest mark is exact: a borrow can mark a byte above it.
@inline(__always)
private func specialBytes(in word: UInt64) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let quotes = word ^ (ones &* 0x22)
  let backslashes = word ^ (ones &* 0x5C)
  let marks =
    ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
    | (word &- (ones &* 0x20)) | word
  return marks & (ones &* 0x80)
}

/// Number of bytes of the UTF-8 character that starts at `place`, or 0 where it is not valid
/// (Unicode 15, table 3-7). Three bytes after `place` may be read.
@inline(__always)
func characterLength(at place: UnsafePointer<UInt8>) -> Int {
  @inline(__always) func continues(_ index: Int) -> Bool { place[index] & 0xC0 == 0x80 }
  switch place[0] {
  case 0x00...0x7F:
    return 1
  case 0xC2...0xDF:
    return continues(1) ? 2 : 0
  case 0xE0...0xEF:
    let isShortest = place[0] != 0xE0 || place[1] >= 0xA0
    let isNoSurrogate = place[0] != 0xED || place[1] <= 0x9F
    return isShortest && isNoSurrogate && continues(1) && continues(2) ? 3 : 0
  case 0xF0...0xF4:
    let isShortest = place[0] != 0xF0 || place[1] >= 0x90
    let isInRange = place[0] != 0xF4 || place[1] <= 0x8F
    return isShortest && isInRange && continues(1) && continues(2) && continues(3) ? 4 : 0
  default:
    return 0
  }
}

/// Value of a hexadecimal digit.
func hexadecimalValue(of byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
