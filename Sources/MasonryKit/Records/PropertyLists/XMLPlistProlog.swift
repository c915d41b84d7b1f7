extension XMLPlistCursor {
  /// Passes over the XML declaration, the document type and what stands between, up to a tag;
  /// false where nothing stands at all.
  mutating func readProlog() throws(RecordError) -> Bool {
    while try !input.isAtEnd(), isBlank(input.position.pointee) { input.position += 1 }
    if input.isAtWindowEnd { return false }
    try input.hold(16)
    // <?xml and a blank
    if XMLPlistTag.first(5, of: input.word()) == 0x6C_6D78_3F3C && isBlank(input.position[5]) {
      try readDeclaration()
    }
    try skipBlank()
    try input.hold(16)
    // <!DOCTYP and E
    if input.word() == 0x5059_5443_4F44_213C && input.position[8] == UInt8(ascii: "E") {
      input.position += 9
      try skipDocumentType()
      try skipBlank()
    }
    if try input.isAtEnd() { throw input.end(within: "the document") }
    return true
  }

  /// Reads the XML declaration for the encoding that it names.
  ///
  /// What was UTF-16 or UTF-32 has become UTF-8 on the way here, and still says what it was.
  private mutating func readDeclaration() throws(RecordError) {
    let start = input.offset
    decoded.removeAll()
    try input.readUntil("?>", within: "the XML declaration") { [decoded] in
      if decoded.count < 1 << 10 { decoded.append($0) }
    }
    guard let name = declaredEncoding(in: String(decoding: decoded.bytes, as: UTF8.self)) else {
      return
    }
    switch name.uppercased() {
    case "UTF-8", "UTF8", "US-ASCII", "ASCII":
      break
    case "ISO-8859-1", "LATIN1", "ISO_8859-1":
      isLatin1 = true
    case let wide where ["UTF-16", "UTF-32", "ISO-10646-"].contains(where: wide.hasPrefix):
      break
    default:
      throw input.fault(.unknownEncoding(name), at: start)
    }
  }

  /// Passes over a document type declaration after its keyword, with its internal subset.
  ///
  /// Declared entities are not remembered: a reference to one is an error.
  private mutating func skipDocumentType() throws(RecordError) {
    let what = "a document type"
    var isInSubset = false
    // Declarations of the subset that are open; they do not nest.
    var isInDeclaration = false
    while true {
      try input.hold(16)
      if input.isAtWindowEnd { throw input.end(within: what) }
      switch input.position.pointee {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        try skipQuoted(within: what)
        continue
      case UInt8(ascii: "["):
        isInSubset = true
      case UInt8(ascii: "]"):
        isInSubset = false
      case UInt8(ascii: "<"):
        if try skipMarkup() { continue }
        if !isInSubset || isInDeclaration { throw try input.unexpected(expected: "\">\"") }
        isInDeclaration = true
      case UInt8(ascii: ">"):
        if !isInDeclaration {
          if isInSubset { throw try input.unexpected(expected: "\"]\"") }
          input.position += 1
          return
        }
        isInDeclaration = false
      default:
        break
      }
      input.position += 1
    }
  }
}

/// The value of `encoding="..."` in an XML declaration.
private func declaredEncoding(in declaration: String) -> String? {
  let words = declaration.split { " \t\r\n=".contains($0) }
  guard let position = words.firstIndex(of: "encoding"), position + 1 < words.count else {
    return nil
  }
  let value = words[position + 1].dropFirst()
  guard let quote = words[position + 1].first, let end = value.firstIndex(of: quote) else {
    return nil
  }
  return String(value[..<end])
}
