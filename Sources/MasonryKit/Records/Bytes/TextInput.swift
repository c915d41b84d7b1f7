/// Where a cursor stands in a text, and what moves it on.
///
/// Going on needs nothing from before `position`: text that reaches over the end of the window is
/// copied before the window slides. What stays behind `position` serves to tell lines and columns.
struct TextInput {
  /// Bytes kept behind the position, so that a fault found at a record's end has its place.
  private static let lookback = 1 << 14

  let window: ByteWindow
  /// The next byte; at `end` it is 0.
  var position: UnsafeMutablePointer<UInt8>
  /// End of the bytes that are held.
  private(set) var end: UnsafeMutablePointer<UInt8>
  /// Offset from which bytes are kept, up to a limit, or -1.
  private(set) var markedOffset = -1

  init(_ window: ByteWindow) {
    self.window = window
    position = window.start
    end = window.end
  }

  /// Offset of the position in all bytes of the input.
  var offset: Int { window.startOffset + (position - window.start) }

  /// Whether all bytes that are held have been read.
  var isAtWindowEnd: Bool { position == end }

  /// Keeps the bytes from an offset on, until they are more than `retentionLimit`.
  mutating func mark(_ offset: Int) { markedOffset = offset }

  /// Whether the bytes from the marked offset on are held.
  private var isMarkHeld: Bool { markedOffset >= window.startOffset }

  /// Goes back to an offset behind the mark; false where its bytes are no longer held.
  mutating func rewind(to offset: Int) -> Bool {
    if !isMarkHeld { return false }
    position = window.start + (offset - window.startOffset)
    return true
  }

  /// Holds more bytes; false at the end of the input. Pointers into the window become invalid.
  @inline(never)
  mutating func refill() throws(RecordError) -> Bool {
    let offset = self.offset
    var kept = max(window.start, position - Self.lookback)
    if isMarkHeld, offset - markedOffset <= retentionLimit {
      kept = min(kept, window.start + (markedOffset - window.startOffset))
    }
    let isMore = try window.advance(keepingFrom: kept)
    position = window.start + (offset - window.startOffset)
    end = window.end
    return isMore
  }

  /// Sees to it that `count` bytes are held from the position, unless the input ends before.
  @inline(__always)
  mutating func hold(_ count: Int) throws(RecordError) {
    if end - position < count { try refill(upTo: count) }
  }

  @inline(never)
  private mutating func refill(upTo count: Int) throws(RecordError) {
    while end - position < count {
      if try !refill() { return }
    }
  }

  /// Whether the input ends at the position.
  mutating func isAtEnd() throws(RecordError) -> Bool {
    if position < end { return false }
    return try !refill()
  }

  /// Eight bytes from the position plus `distance`, the first one lowest.
  @inline(__always)
  func word(after distance: Int = 0) -> UInt64 { loadWord(position + distance) }

  /// Moves behind the next `terminator`, handing on each byte before it.
  mutating func readUntil(
    _ terminator: StaticString, within what: String, _ body: (UInt8) -> Void
  ) throws(RecordError) {
    let length = terminator.utf8CodeUnitCount
    while true {
      try hold(length)
      if isAtWindowEnd { throw end(within: what) }
      var matched = 0
      while matched < length && position[matched] == terminator.utf8Start[matched] {
        matched += 1
      }
      if matched == length {
        position += length
        return
      }
      body(position.pointee)
      position += 1
    }
  }

  /// A fault at an offset, or at the position.
  func fault(_ fault: SyntaxFault, at offset: Int? = nil) -> RecordError {
    RecordError(.syntax(fault), at: window.location(ofOffset: offset ?? self.offset))
  }

  /// The fault that the input ends within something.
  func end(within what: String) -> RecordError { fault(.unexpectedEnd(within: what)) }

  /// The fault that something else stands at the position.
  mutating func unexpected(expected: String) throws(RecordError) -> RecordError {
    try hold(Self.shownLength)
    if isAtWindowEnd { return end(within: "the document") }
    return fault(.unexpected(found: shown(), expected: expected))
  }

  /// Bytes of the input that a message shows at most.
  private static let shownLength = 24

  /// What stands at the position, as a message shows it: a tag, a word or a character.
  private func shown() -> String {
    let first = position.pointee
    if first < 0x20 || first == 0x7F {
      return "byte 0x" + (first < 16 ? "0" : "") + String(first, radix: 16, uppercase: true)
    }
    let isTag = first == UInt8(ascii: "<")
    var length = max(1, utf8SequenceLength(position))
    while length < min(Self.shownLength, end - position) {
      let byte = position[length]
      if isTag {
        if byte < 0x20 || position[length - 1] == UInt8(ascii: ">") { break }
      } else if !isShownInWord(first) || !isShownInWord(byte) {
        break
      }
      length += max(1, utf8SequenceLength(position + length))
    }
    let held = UnsafeBufferPointer(start: position, count: min(length, end - position))
    return "\"" + String(decoding: held, as: UTF8.self) + "\""
  }
}

/// Whether a byte belongs to a word, as far as messages go.
private func isShownInWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
    UInt8(ascii: "-"), 0x80...:
    true
  default: false
  }
}
