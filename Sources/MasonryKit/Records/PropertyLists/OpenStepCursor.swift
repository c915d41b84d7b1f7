/// Pulls the values of an OpenStep property list out of a window of UTF-8 text.
///
/// This is the format as Apple's parser reads it: a dictionary's last pair needs its `;`, an
/// array's last element may have a `,`, and every scalar is a string, quoted or bare. Beside it,
/// GNUstep's typed values (`<*I5>`, `<*R1.5>`, `<*BY>`) are numbers and booleans.
package struct OpenStepCursor: DocumentCursor {
  private enum Stage {
    case beginning, value, end
  }

  var input: TextInput
  let decoded = DecodedText()
  /// The string that was read last, if it was to be kept.
  var decodedText = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private let keyText = DecodedText()
  /// A number as JSON writes it.
  private let number = DecodedText()
  private var stage = Stage.beginning
  private var depth = 0
  private var markedDepth = 0
  private var isBare = false

  package private(set) var key = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  package private(set) var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  package private(set) var offset = 0
  package var isBareNumber: Bool { isBare && NumberScanner.value(of: text) != nil }

  /// A cursor over a document whose byte order mark has been taken away.
  package init(window: ByteWindow) {
    input = TextInput(window)
  }

  package func location(ofOffset offset: Int) -> SourceLocation {
    input.window.location(ofOffset: offset)
  }

  package mutating func mark() {
    input.mark(offset)
    markedDepth = depth
  }

  package mutating func rewind() -> Bool {
    guard input.rewind(to: input.markedOffset) else { return false }
    depth = markedDepth
    return true
  }

  package mutating func nextDocument() throws(RecordError) -> Bool {
    switch stage {
    case .beginning:
      stage = .value
      try skipBlank()
      return try !input.isAtEnd()
    case .value:
      stage = .end
      try skipBlank()
      if try !input.isAtEnd() { throw try input.unexpected(expected: "the end of the document") }
      return false
    case .end:
      return false
    }
  }

  package mutating func kind() throws(RecordError) -> ValueKind {
    try skipBlank()
    offset = input.offset
    switch input.position.pointee {
    case UInt8(ascii: "{"): return .dictionary
    case UInt8(ascii: "("): return .array
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string
    case UInt8(ascii: "<"):
      try input.hold(3)
      if input.position[1] != UInt8(ascii: "*") { return .other }
      switch input.position[2] {
      case UInt8(ascii: "I"), UInt8(ascii: "R"): return .number
      case UInt8(ascii: "B"): return .boolean
      default: return .other
      }
    case let byte:
      if isBareByte(byte) { return .string }
      throw try input.unexpected(expected: "a value")
    }
  }

  package mutating func enter() throws(RecordError) {
    _ = try kind()
    if depth == nestingLimit {
      throw RecordError(.nestingTooDeep(limit: nestingLimit), at: location(ofOffset: offset))
    }
    depth += 1
    input.position += 1
  }

  package mutating func nextKey(isFirst: Bool) throws(RecordError) -> Bool {
    try nextKey(isFirst: isFirst, keeping: true)
  }

  /// Moves to the next key's value; keeps the key's text where asked.
  private mutating func nextKey(isFirst: Bool, keeping: Bool) throws(RecordError) -> Bool {
    try skipBlank()
    if !isFirst {
      try expect(UInt8(ascii: ";"), as: "\";\"", within: "a dictionary")
      try skipBlank()
    }
    if input.position.pointee == UInt8(ascii: "}") {
      input.position += 1
      depth -= 1
      return false
    }
    if input.isAtWindowEnd { throw input.end(within: "a dictionary") }
    offset = input.offset
    guard try readString(keeping: keeping) else {
      throw try input.unexpected(expected: "a key or \"}\"")
    }
    // Going on to "=" may slide the window that holds the key.
    if keeping { keepKey() }
    try skipBlank()
    try expect(UInt8(ascii: "="), as: "\"=\"", within: "a dictionary")
    return true
  }

  private mutating func keepKey() {
    keyText.removeAll()
    if let first = decodedText.baseAddress { keyText.append(first, count: decodedText.count) }
    key = keyText.bytes
  }

  package mutating func nextElement(isFirst: Bool) throws(RecordError) -> Bool {
    try skipBlank()
    if !isFirst && input.position.pointee == UInt8(ascii: ",") {
      input.position += 1
      try skipBlank()
    } else if !isFirst && input.position.pointee != UInt8(ascii: ")") {
      try expect(UInt8(ascii: ","), as: "\",\" or \")\"", within: "an array")
    }
    if input.position.pointee == UInt8(ascii: ")") {
      input.position += 1
      depth -= 1
      return false
    }
    if input.isAtWindowEnd { throw input.end(within: "an array") }
    return true
  }

  private mutating func expect(
    _ byte: UInt8, as expected: String, within what: String
  ) throws(RecordError) {
    if input.position.pointee == byte {
      input.position += 1
      return
    }
    if input.isAtWindowEnd { throw input.end(within: what) }
    throw try input.unexpected(expected: expected)
  }

  package mutating func scalar() throws(RecordError) -> Scalar {
    switch try kind() {
    case .string:
      isBare = isBareByte(input.position.pointee)
      _ = try readString(keeping: true)
      text = decodedText
      return .string
    case .number:
      return .number(try readNumber())
    case .boolean:
      try skipAngled()
      return .boolean
    default:
      try skipAngled()
      return .other
    }
  }

  /// Reads GNUstep's `<*I5>` or `<*R1.5>`.
  private mutating func readNumber() throws(RecordError) -> Double {
    isBare = false
    let isReal = input.position[2] == UInt8(ascii: "R")
    input.position += 3
    decoded.removeAll()
    var isTooLong = false
    try input.readUntil(">", within: "a number") { [decoded] byte in
      if decoded.count < numberTextLimit { decoded.append(byte) } else { isTooLong = true }
    }
    if isTooLong { throw input.numberTooLong() }
    let written = trimmed(decoded.bytes)
    if isReal && PlistNumber.isNotFinite(written) {
      text = written
      return .infinity
    }
    guard let value = PlistNumber.read(written, allowsFraction: isReal, into: number) else {
      let shown = String(decoding: written.prefix(64), as: UTF8.self)
      throw input.fault(.invalidNumber(shown), at: offset)
    }
    text = number.bytes
    return value
  }

  package mutating func skip() throws(RecordError) {
    switch try kind() {
    case .dictionary:
      try enter()
      var isFirst = true
      while try nextKey(isFirst: isFirst, keeping: false) {
        isFirst = false
        try skip()
      }
    case .array:
      try enter()
      var isFirst = true
      while try nextElement(isFirst: isFirst) {
        isFirst = false
        try skip()
      }
    case .string:
      _ = try readString(keeping: false)
    default:
      try skipAngled()
    }
  }
}
