/// Reads offsets from a text with a number a line.
///
/// Numbers are written as in JSON. Blank lines, spaces and tabs around a number, line ends with a
/// carriage return and a last line without an end are all fine.
///
/// The text is read as it is needed, so it may be of any length.
package struct OffsetReader {
  /// Longest line, in bytes; a number of a million digits is no slip of the pen.
  private static let lineLimit = 1 << 20

  private let window: ByteWindow
  private var position: UnsafeMutablePointer<UInt8>

  /// Begins to read, in the encoding that the first bytes tell.
  package init(_ source: any ByteSource) throws(RecordError) {
    window = try openText(source)
    position = window.start
  }

  /// The next offset, or nil at the end.
  ///
  /// - Throws: ``RecordError`` with line and column of what is no finite number.
  /// - Complexity: O(*n*) for *n* bytes read.
  package mutating func next() throws(RecordError) -> Double? {
    while let line = try nextLine() {
      var (start, end) = (line.start, line.end)
      while start < end && Self.isBlank(start.pointee) { start += 1 }
      while end > start && Self.isBlank((end - 1).pointee) { end -= 1 }
      if start < end { return try number(start, end) }
    }
    return nil
  }

  /// The next line without its line feed; nil at the end.
  private mutating func nextLine() throws(RecordError) -> (
    start: UnsafeMutablePointer<UInt8>, end: UnsafeMutablePointer<UInt8>
  )? {
    var length = 0
    while true {
      let end = window.end
      while position + length < end {
        if position[length] == UInt8(ascii: "\n") {
          let start = position
          position += length + 1
          return (start, start + length)
        }
        length += 1
      }
      if length > Self.lineLimit {
        throw RecordError(.numberTooLong(limit: Self.lineLimit), at: location(of: position))
      }
      // The bytes may move even where there are no more.
      let offset = window.startOffset + (position - window.start)
      let hasMore = try window.advance(keepingFrom: position)
      position = window.start + (offset - window.startOffset)
      if !hasMore {
        let start = position
        position += length
        return length > 0 ? (start, position) : nil
      }
    }
  }

  /// The number that stands from `start` to `end`.
  private func number(
    _ start: UnsafeMutablePointer<UInt8>, _ end: UnsafeMutablePointer<UInt8>
  ) throws(RecordError) -> Double {
    let scanned = NumberScanner.scan(UnsafePointer(start))
    guard let scanned, scanned.end == UnsafePointer(end), scanned.value.isFinite else {
      let text = String(
        decoding: UnsafeBufferPointer(start: start, count: min(end - start, 256)), as: UTF8.self)
      let expected = scanned?.value.isFinite == false ? "a finite number" : "a number"
      throw RecordError(
        .syntax(.unexpected(found: "\"" + text + "\"", expected: expected)),
        at: location(of: start))
    }
    return scanned.value == 0 ? 0 : scanned.value
  }

  private func location(of byte: UnsafeMutablePointer<UInt8>) -> SourceLocation {
    window.location(ofOffset: window.startOffset + (byte - window.start))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
