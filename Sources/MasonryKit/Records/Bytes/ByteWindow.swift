/// The part of an input that is held in memory: it slides over the bytes of a source.
///
/// A cursor reads from `start ..< end` by pointer and asks for more when it comes to `end`. The
/// byte at `end` is always 0, and `padding` bytes after `end` may be read, so loops need neither
/// test for the end at each byte nor before an 8-byte load: no text that a reader accepts holds
/// a 0.
package final class ByteWindow {
  /// Bytes after `end` that may be read.
  package static let padding = 64
  /// Bytes asked of the source at a time.
  package static let chunk = 1 << 17

  private var source: any ByteSource
  private var isAtEnd = false
  private var capacity: Int
  /// First byte that is held.
  package private(set) var start: UnsafeMutablePointer<UInt8>
  /// Number of bytes that are held.
  package private(set) var count = 0
  /// Offset of the first byte that is held, in all bytes of the source.
  package private(set) var startOffset = 0
  /// Line of the first byte that is held, and where that line starts.
  private var startLine = 1
  private var startOfLine = 0

  package init(source: any ByteSource) {
    self.source = source
    capacity = Self.chunk
    start = .allocate(capacity: capacity + Self.padding)
    start.initialize(repeating: 0, count: capacity + Self.padding)
  }

  deinit { start.deallocate() }

  /// End of the bytes that are held.
  package var end: UnsafeMutablePointer<UInt8> { start + count }

  /// Lets go of all bytes before `kept` and reads more; false where the source has no more.
  ///
  /// All pointers into the window become invalid: what was at `kept` is at `start` afterwards. The
  /// window grows when what is kept leaves too little room, so the caller bounds what it keeps.
  package func advance(keepingFrom kept: UnsafeMutablePointer<UInt8>) throws(RecordError) -> Bool {
    if isAtEnd { return false }
    discard(kept - start)
    if capacity - count < Self.chunk / 2 { grow() }
    let room = UnsafeMutableRawBufferPointer(start: end, count: capacity - count)
    let added: Int
    do {
      added = try source.read(into: room)
    } catch {
      throw RecordError(.source(error), at: location(ofOffset: startOffset + count))
    }
    count += added
    end.initialize(repeating: 0, count: Self.padding)
    isAtEnd = added == 0
    return added > 0
  }

  /// Line and column of an offset that is held; for an earlier one, of the first byte held.
  package func location(ofOffset offset: Int) -> SourceLocation {
    let length = max(0, min(offset - startOffset, count))
    var line = startLine
    var lineStart = startOfLine
    for position in 0..<length where start[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = startOffset + position + 1
    }
    return .text(line: line, column: startOffset + length - lineStart + 1)
  }

  /// Drops a byte order mark; offsets and columns are counted from behind it.
  package func removeMark(ofLength length: Int) {
    count -= length
    start.update(from: start + length, count: count + Self.padding)
  }

  /// Drops the first `length` bytes and moves the rest to the front.
  private func discard(_ length: Int) {
    if length == 0 { return }
    let newlines = newlineCount(in: UnsafeBufferPointer(start: start, count: length))
    if newlines > 0 {
      startLine += newlines
      var last = length - 1
      while start[last] != UInt8(ascii: "\n") { last -= 1 }
      startOfLine = startOffset + last + 1
    }
    startOffset += length
    count -= length
    start.update(from: start + length, count: count)
  }

  private func grow() {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * capacity + Self.padding)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}

/// Number of line feeds in `bytes`.
private func newlineCount(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
  var total = 0
  var position = 0
  while position < bytes.count {
    // Counting up to 255 in a byte lets the compiler test 16 bytes at once.
    let end = min(position + 255, bytes.count)
    var count: UInt8 = 0
    while position < end {
      count &+= bytes[position] == UInt8(ascii: "\n") ? 1 : 0
      position += 1
    }
    total += Int(count)
  }
  return total
}
