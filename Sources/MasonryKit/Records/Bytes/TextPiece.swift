/// The part of a token in the window that has not been copied out of it.
///
/// A token that lies in the window whole is one piece and never copied. One that holds escapes or
/// reaches over the window's end is put together from its pieces in a ``DecodedText``.
struct TextPiece {
  var start: UnsafeMutablePointer<UInt8>
  /// Whether anybody wants to see the text.
  let isKept: Bool
  /// Whether the text is a number's, and so bounded.
  var isNumber = false
}

extension TextInput {
  /// Moves the piece before the position to `decoded`; the next one starts at the position.
  mutating func flush(_ piece: inout TextPiece, to decoded: DecodedText) throws(RecordError) {
    if piece.isKept {
      decoded.append(piece.start, count: position - piece.start)
      if piece.isNumber && decoded.count > numberTextLimit { throw numberTooLong() }
    } else {
      decoded.removeAll()
    }
    piece.start = position
  }

  /// Holds more bytes than there are after the position, where fewer than `count` are held.
  @inline(__always)
  mutating func hold(
    _ count: Int, after piece: inout TextPiece, copyingTo decoded: DecodedText
  ) throws(RecordError) {
    if end - position >= count { return }
    try flush(&piece, to: decoded)
    try hold(count)
    piece.start = position
  }

  /// Goes on to the bytes after the window; false at the end of the input.
  mutating func refill(
    after piece: inout TextPiece, copyingTo decoded: DecodedText
  ) throws(RecordError) -> Bool {
    try flush(&piece, to: decoded)
    let isMore = try refill()
    piece.start = position
    return isMore
  }

  /// Moves over characters beyond ASCII, checking them.
  mutating func readBeyondASCII(
    after piece: inout TextPiece, copyingTo decoded: DecodedText
  ) throws(RecordError) {
    try hold(4, after: &piece, copyingTo: decoded)
    repeat {
      let length = utf8SequenceLength(position)
      if length == 0 { throw fault(.invalidUTF8) }
      position += length
    } while position.pointee >= 0x80 && end - position >= 4
  }

  /// The whole text, whose last piece ends at `end`.
  func text(
    endingWith piece: TextPiece, at end: UnsafeMutablePointer<UInt8>, in decoded: DecodedText
  ) -> UnsafeBufferPointer<UInt8> {
    if decoded.count == 0 {
      return UnsafeBufferPointer(start: piece.start, count: end - piece.start)
    }
    if piece.isKept { decoded.append(piece.start, count: end - piece.start) }
    return decoded.bytes
  }

  /// The fault that a number, which lies before the position, is too long.
  func numberTooLong() -> RecordError {
    RecordError(
      .numberTooLong(limit: numberTextLimit), at: window.location(ofOffset: offset))
  }
}
