/// Saying what is wrong with a JSON text, and where.
extension JSONCursor {
  func fault(_ reason: RecordError.Reason, at offset: Int? = nil) -> RecordError {
    RecordError(reason, at: window.location(ofOffset: offset ?? self.offset))
  }

  /// Something else stands where `expected` should.
  mutating func unexpected(
    _ expected: String, within name: String = "a value"
  ) throws(RecordError) -> RecordError {
    // A character may be 4 bytes long, and the window may end within it.
    try hold(4)
    if position.pointee == 0, isAtEnd { return fault(.syntax(.unexpectedEnd(within: name))) }
    if position.pointee == UInt8(ascii: "/") { return fault(.syntax(.habit(.comment))) }
    return fault(.syntax(.unexpected(found: character, expected: expected)))
  }

  /// No value starts here.
  mutating func valueFault() throws(RecordError) -> RecordError {
    // The longest word that is told from others.
    try hold("Infinity".utf8.count)
    let habit: JSONHabit? =
      switch position.pointee {
      case UInt8(ascii: "'"): .singleQuotes
      case UInt8(ascii: "+"): .leadingPlus
      case UInt8(ascii: "."): .leadingPoint
      case _ where startsHere("NaN"): .notANumber
      case _ where startsHere("Infinity"): .infinity
      default: nil
      }
    if let habit { return fault(.syntax(.habit(habit))) }
    return try unexpected("a value", within: depth == 0 ? "a value" : "an array or object")
  }

  /// No key starts here; after a comma a closing brace is a habit of JavaScript.
  mutating func keyFault(isFirst: Bool) throws(RecordError) -> RecordError {
    switch position.pointee {
    case JSONByte.rightBrace where !isFirst: fault(.syntax(.habit(.trailingComma)))
    case UInt8(ascii: "'"): fault(.syntax(.habit(.singleQuotes)))
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      fault(.syntax(.habit(.unquotedKey)))
    default: try unexpected("a key", within: "an object")
    }
  }

  mutating func separatorFault(
    closing: String, within name: String
  ) throws(RecordError) -> RecordError {
    try unexpected("\",\" or \(closing)", within: name)
  }

  /// The number at the held token is malformed, and `position` is the end of its text.
  mutating func numberFault() throws(RecordError) -> RecordError {
    guard let start = token else { return try valueFault() }
    if position.pointee == 0, isAtEnd {
      return fault(.syntax(.unexpectedEnd(within: "a number")))
    }
    let digits = start.pointee == JSONByte.minus ? start + 1 : start
    let habit: JSONHabit? =
      switch digits.pointee {
      case UInt8(ascii: "."): .leadingPoint
      case UInt8(ascii: "I"): .infinity
      default: nil
      }
    if let habit { return fault(.syntax(.habit(habit)), at: offset(of: start)) }
    if position > start, position[-1] == UInt8(ascii: ".") {
      return fault(.syntax(.habit(.trailingPoint)), at: offset(of: start))
    }
    let shown = UnsafeBufferPointer(start: start, count: min(position - start, 40))
    let text = String(decoding: shown, as: UTF8.self)
    return fault(.syntax(.invalidNumber(text)), at: offset(of: start))
  }

  /// A habit that shows in the byte which follows the number at the held token.
  @inline(__always)
  func numberHabit(at end: UnsafeMutablePointer<UInt8>) -> JSONHabit? {
    // Only what follows a lone zero can be one; all other numbers are done after this test.
    guard end[-1] == JSONByte.zero, let start = token else { return nil }
    guard end - (start.pointee == JSONByte.minus ? start + 1 : start) == 1 else { return nil }
    switch end.pointee {
    case JSONByte.zero...JSONByte.nine: return .leadingZero
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return .hexadecimal
    default: return nil
    }
  }

  /// End of the bytes from `start` on that could belong to a number.
  func numberEnd(from start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    var place = start
    while true {
      switch place.pointee {
      case JSONByte.zero...JSONByte.nine, JSONByte.minus, UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        place += 1
      default:
        return place
      }
    }
  }

  private func startsHere(_ name: StaticString) -> Bool {
    // The window's padding makes this readable, and its 0 ends the comparison.
    for index in 0..<name.utf8CodeUnitCount where position[index] != name.utf8Start[index] {
      return false
    }
    return true
  }

  /// The character at `position`, in quotes.
  private var character: String {
    let byte = position.pointee
    if byte < 0x20 || byte == 0x7F { return "control character \(byte)" }
    let length = utf8SequenceLength(position)
    if length == 0 { return "byte \(byte)" }
    let bytes = UnsafeBufferPointer(start: position, count: length)
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }
}
