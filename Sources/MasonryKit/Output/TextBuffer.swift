/// Text on its way out: bytes that grow at the end and are taken away all at once.
package struct TextBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Number of bytes that are held.
  package private(set) var count = 0

  package init(capacity: Int = 1 << 16) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// The bytes that are held.
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: count)
  }

  package mutating func removeAll() { count = 0 }

  /// Makes room for `length` bytes and returns where they go; `finish(at:)` says where they end.
  ///
  /// - Complexity: O(1) amortized.
  @inline(__always)
  package mutating func reserve(_ length: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < length { grow(for: length) }
    return start + count
  }

  /// Takes what was written from the place that `reserve(_:)` returned up to `end`.
  @inline(__always)
  package mutating func finish(at end: UnsafeMutablePointer<UInt8>) {
    count = end - start
  }

  package mutating func append(_ byte: UInt8) {
    reserve(1).pointee = byte
    count += 1
  }

  package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  package mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isDone == nil { for byte in text.utf8 { append(byte) } }
  }

  /// Appends the shortest text of a number, see ``NumberText``.
  package mutating func append(_ number: Double) {
    finish(at: NumberText.write(number, to: reserve(NumberText.maximumLength)))
  }

  package mutating func append(_ number: Int) {
    finish(at: NumberText.write(number, to: reserve(NumberText.maximumLength)))
  }

  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    reserve(bytes.count).update(from: first, count: bytes.count)
    count += bytes.count
  }

  @inline(never)
  private mutating func grow(for length: Int) {
    let larger = max(2 * capacity, count + length)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: start, count: count)
    start.deallocate()
    start = moved
    capacity = larger
  }
}
