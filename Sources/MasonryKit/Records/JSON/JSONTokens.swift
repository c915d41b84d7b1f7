/// Reading strings, numbers and literals, or passing over them.
extension JSONCursor {
  /// Reads the string at `position` and holds its text.
  @inline(__always)
  mutating func readString(within name: StaticString) throws(RecordError) {
    isDecoded = false
    position += 1
    token = position
    // Most strings are short and plain, and lie within the window.
    passPlainText()
    if position.pointee == JSONByte.quote {
      tokenLength = position - (token ?? position)
      position += 1
      return
    }
    try readStringSlowly(within: name)
  }

  @inline(never)
  private mutating func readStringSlowly(within name: StaticString) throws(RecordError) {
    let hasEscapes = try passStringRest(within: name, limit: numberTextLimit)
    guard let start = token else { return }
    tokenLength = position - start
    if hasEscapes {
      decoded.decodeJSON(UnsafeBufferPointer(start: start, count: tokenLength))
      isDecoded = true
    }
    position += 1
  }

  /// Passes over the string at `position` and holds nothing.
  @inline(__always)
  mutating func passString() throws(RecordError) {
    needsSeparator = depth == 0
    token = nil
    position += 1
    passPlainText()
    if position.pointee != JSONByte.quote {
      _ = try passStringRest(within: "a string", limit: .max)
    }
    position += 1
  }

  mutating func readNumber() throws(RecordError) -> Double {
    isDecoded = false
    token = position
    needsSeparator = depth == 0
    while true {
      guard let start = token else { return 0 }
      let number = NumberScanner.scan(UnsafePointer(start))
      let end = number.map { UnsafeMutablePointer(mutating: $0.end) } ?? numberEnd(from: start)
      position = end
      if isAtEnd, try refillNumber() { continue }
      guard let number else { throw try numberFault() }
      if let habit = numberHabit(at: end) {
        throw fault(.syntax(.habit(habit)), at: offset(of: start))
      }
      tokenLength = end - start
      return number.value
    }
  }

  /// Passes over the number at `position`, checking its text only.
  mutating func passNumber() throws(RecordError) {
    token = position
    needsSeparator = depth == 0
    while true {
      guard let start = token else { return }
      let end = JSONNumberGrammar.end(of: start)
      position = end ?? numberEnd(from: start)
      if isAtEnd, try refillNumber() { continue }
      guard let end else { throw try numberFault() }
      if let habit = numberHabit(at: end) {
        throw fault(.syntax(.habit(habit)), at: offset(of: start))
      }
      token = nil
      return
    }
  }

  /// Reads more of a number that touches the window's end, so much that a number which comes in
  /// small pieces is not scanned again for each of them.
  private mutating func refillNumber() throws(RecordError) -> Bool {
    guard let start = token else { return false }
    let length = position - start
    if length > numberTextLimit { throw fault(.numberTooLong(limit: numberTextLimit)) }
    guard try refill() else { return false }
    while let start = token, end - start < 2 * length, try refill() {}
    return true
  }

  /// `true`, `false` or `null`.
  @inline(never)
  mutating func literal() throws(RecordError) -> Scalar {
    let (name, value): (StaticString, Scalar) =
      switch position.pointee {
      case UInt8(ascii: "t"): ("true", .boolean)
      case UInt8(ascii: "f"): ("false", .boolean)
      default: ("null", .null)
      }
    token = position
    needsSeparator = depth == 0
    for index in 0..<name.utf8CodeUnitCount {
      if isAtEnd { _ = try refill() }
      guard position.pointee == name.utf8Start[index] else {
        if isAtEnd { throw fault(.syntax(.unexpectedEnd(within: "a value"))) }
        if let start = token { position = start }
        throw try valueFault()
      }
      position += 1
    }
    isDecoded = false
    tokenLength = name.utf8CodeUnitCount
    return value
  }
}
