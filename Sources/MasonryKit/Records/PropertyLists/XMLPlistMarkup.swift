extension XMLPlistCursor {
  /// Moves to the next byte that is neither blank nor part of a comment or of a processing
  /// instruction, or to the end.
  ///
  /// At a tag, 16 bytes are held, if there are as many.
  @inline(__always)
  mutating func skipBlank() throws(RecordError) {
    while true {
      var position = input.position
      while isBlank(position.pointee) { position += 1 }
      input.position = position
      if position.pointee == UInt8(ascii: "<") {
        if input.end - position < 16 { try input.hold(16) }
        let next = input.position[1]
        if next != UInt8(ascii: "!") && next != UInt8(ascii: "?") { return }
        if try !skipMarkup() { return }
      } else if position == input.end {
        if try !input.refill() { return }
      } else {
        return
      }
    }
  }

  /// Passes over a comment or processing instruction; false where something else stands.
  ///
  /// `<!` and a part of what makes a comment at the end of the input is an error.
  mutating func skipMarkup() throws(RecordError) -> Bool {
    try input.hold(16)
    if input.position[1] == UInt8(ascii: "?") {
      input.position += 2
      try input.readUntil("?>", within: "a processing instruction") { _ in }
      return true
    }
    if input.position[1] != UInt8(ascii: "!") || input.position[2] != UInt8(ascii: "-")
      || input.position[3] != UInt8(ascii: "-")
    {
      return false
    }
    input.position += 4
    try input.readUntil("-->", within: "a comment") { _ in }
    return true
  }

  /// Reads the start tag at the position into `element`, `isSelfClosing` and `offset`.
  @inline(__always)
  mutating func readStartTag(expected: String) throws(RecordError) {
    offset = input.offset
    let word = input.word(after: 1)
    if input.position.pointee == UInt8(ascii: "<") {
      if XMLPlistTag.first(7, of: word) == XMLPlistTag.string {
        return startTagRead(.string, length: 8)
      }
      if word == XMLPlistTag.integer { return startTagRead(.integer, length: 9) }
      if XMLPlistTag.first(5, of: word) == XMLPlistTag.dictionary {
        return startTagRead(.dictionary, length: 6)
      }
      if XMLPlistTag.first(5, of: word) == XMLPlistTag.real {
        return startTagRead(.real, length: 6)
      }
    }
    try readAnyStartTag(expected: expected)
  }

  @inline(__always)
  private mutating func startTagRead(_ found: XMLPlistElement, length: Int) {
    input.position += length
    element = found
    isSelfClosing = false
  }

  private mutating func readAnyStartTag(expected: String) throws(RecordError) {
    try input.hold(16)
    if input.position.pointee != UInt8(ascii: "<") {
      throw try input.unexpected(expected: expected)
    }
    let length = nameLength(after: 1)
    let name = UnsafeBufferPointer(start: UnsafePointer(input.position) + 1, count: length)
    guard let found = XMLPlistElement(name: name) else {
      if input.position + 1 + length == input.end { throw input.end(within: "a tag") }
      throw try input.unexpected(expected: expected)
    }
    input.position += 1 + length
    isSelfClosing = try readAttributes()
    element = found
  }

  /// Letters from the position plus `distance`, 8 at most.
  private func nameLength(after distance: Int) -> Int {
    var length = 0
    while length < 8, UInt8(ascii: "a")...UInt8(ascii: "z") ~= input.position[distance + length] {
      length += 1
    }
    return length
  }

  /// Reads what follows a start tag's name, and returns whether the tag is self-closing.
  private mutating func readAttributes() throws(RecordError) -> Bool {
    while true {
      let isSeparated = try skipBlankInTag()
      switch input.position.pointee {
      case UInt8(ascii: ">"):
        input.position += 1
        return false
      case UInt8(ascii: "/"):
        input.position += 1
        if try input.isAtEnd() { throw input.end(within: "a tag") }
        if input.position.pointee != UInt8(ascii: ">") {
          throw try input.unexpected(expected: "\">\"")
        }
        input.position += 1
        return true
      case let byte where isSeparated && isAttributeByte(byte):
        try readAttribute()
      default:
        throw try input.unexpected(expected: "\">\"")
      }
    }
  }

  private mutating func readAttribute() throws(RecordError) {
    while isAttributeByte(input.position.pointee) {
      input.position += 1
      if try input.isAtEnd() { throw input.end(within: "a tag") }
    }
    _ = try skipBlankInTag()
    if input.position.pointee != UInt8(ascii: "=") {
      throw try input.unexpected(expected: "\"=\"")
    }
    input.position += 1
    _ = try skipBlankInTag()
    try skipQuoted(within: "a tag")
  }

  /// Passes over a text in double or single quotes.
  mutating func skipQuoted(within what: String) throws(RecordError) {
    switch input.position.pointee {
    case UInt8(ascii: "\""):
      input.position += 1
      try input.readUntil("\"", within: what) { _ in }
    case UInt8(ascii: "'"):
      input.position += 1
      try input.readUntil("'", within: what) { _ in }
    default:
      throw try input.unexpected(expected: "a quotation mark")
    }
  }

  /// Passes over blanks, and returns whether there were any; the tag must go on behind them.
  private mutating func skipBlankInTag() throws(RecordError) -> Bool {
    var isSeparated = false
    while true {
      if try input.isAtEnd() { throw input.end(within: "a tag") }
      if !isBlank(input.position.pointee) { return isSeparated }
      isSeparated = true
      input.position += 1
    }
  }

  /// Reads the end tag of an element; anything else is an error.
  @inline(__always)
  mutating func readEndTag(of element: XMLPlistElement) throws(RecordError) {
    if element == .dictionary && input.position.pointee == UInt8(ascii: "<")
      && XMLPlistTag.first(6, of: input.word(after: 1)) == XMLPlistTag.endOfDictionary
    {
      input.position += 7
      return
    }
    try readAnyEndTag(of: element)
  }

  private mutating func readAnyEndTag(of element: XMLPlistElement) throws(RecordError) {
    try input.hold(16)
    if input.isAtWindowEnd { throw input.end(within: "<\(element.name)>") }
    let length = nameLength(after: 2)
    let name = UnsafeBufferPointer(start: UnsafePointer(input.position) + 2, count: length)
    let isEndTag =
      input.position[0] == UInt8(ascii: "<") && input.position[1] == UInt8(ascii: "/")
    if !isEndTag || XMLPlistElement(name: name) != element {
      let isCut = input.end - input.position < 16 && input.position + 2 + length >= input.end
      if isCut && input.position[0] == UInt8(ascii: "<") { throw input.end(within: "a tag") }
      throw try input.unexpected(expected: "</\(element.name)>")
    }
    input.position += 2 + length
    _ = try skipBlankInTag()
    if input.position.pointee != UInt8(ascii: ">") {
      throw try input.unexpected(expected: "\">\"")
    }
    input.position += 1
  }

  /// Reads the end tag of an element that has no text.
  mutating func readNoText(of element: XMLPlistElement) throws(RecordError) {
    if isSelfClosing {
      isSelfClosing = false
      return
    }
    try skipBlank()
    try readEndTag(of: element)
  }
}

private func isAttributeByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0...0x20, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"),
    UInt8(ascii: "\""), UInt8(ascii: "'"):
    false
  default: true
  }
}
