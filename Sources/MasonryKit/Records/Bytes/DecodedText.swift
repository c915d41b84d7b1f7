/// Text that is not as it stands in the input: what escapes, references and pieces come to.
///
/// Pointers to it stay valid until it is changed. Eight bytes after its end may be read.
final class DecodedText {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Number of bytes that are held.
  private(set) var count = 0

  init(capacity: Int = 256) {
    self.capacity = capacity
    start = .allocate(capacity: capacity + 8)
    start.initialize(repeating: 0, count: capacity + 8)
  }

  deinit { start.deallocate() }

  /// The bytes that are held.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  func removeAll() { count = 0 }

  func append(_ byte: UInt8) {
    if count == capacity { grow(for: 1) }
    start[count] = byte
    count += 1
  }

  func append(_ first: UnsafePointer<UInt8>, count length: Int) {
    if capacity - count < length { grow(for: length) }
    (start + count).update(from: first, count: length)
    count += length
  }

  func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Appends the UTF-8 of a code point that is no surrogate and at most U+10FFFF.
  func append(codePoint: UInt32) {
    if codePoint < 0x80 {
      append(UInt8(codePoint))
      return
    }
    if codePoint < 0x800 {
      append(UInt8(0xC0 | codePoint >> 6))
    } else {
      if codePoint < 0x1_0000 {
        append(UInt8(0xE0 | codePoint >> 12))
      } else {
        append(UInt8(0xF0 | codePoint >> 18))
        append(UInt8(0x80 | codePoint >> 12 & 0x3F))
      }
      append(UInt8(0x80 | codePoint >> 6 & 0x3F))
    }
    append(UInt8(0x80 | codePoint & 0x3F))
  }

  private func grow(for length: Int) {
    let larger = max(2 * capacity, count + length)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger + 8)
    moved.initialize(repeating: 0, count: larger + 8)
    moved.update(from: start, count: count)
    start.deallocate()
    start = moved
    capacity = larger
  }
}
