/// A short text that is made once and copied many times, in whole words.
///
/// Its bytes are kept in memory of a fixed size that is padded, so that a copy takes a few wide
/// loads and stores and no loop over bytes: a copy may write up to `padding` bytes behind the text,
/// which the next text overwrites.
struct TextPiece {
  /// Bytes behind a copied text that may be overwritten.
  static let padding = chunk
  private static let chunk = 32
  private static let header = MemoryLayout<Int>.size

  /// Memory of a piece: its length, then its bytes. A piece whose memory is all zeros is empty.
  private let memory: UnsafeMutableRawPointer

  /// Bytes of memory for a text of up to `length` bytes.
  static func memorySize(forLength length: Int) -> Int {
    (header + length + padding + chunk - 1) / chunk * chunk
  }

  /// The piece whose memory starts at `memory`.
  @inline(__always)
  init(_ memory: UnsafeMutableRawPointer) { self.memory = memory }

  /// Number of bytes of the text.
  @inline(__always)
  var count: Int { memory.load(as: Int.self) }

  func removeAll() { memory.storeBytes(of: 0, as: Int.self) }

  func append(_ text: StaticString) {
    end.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    finish(at: end + text.utf8CodeUnitCount)
  }

  func append(_ number: Int) { finish(at: NumberText.write(number, to: end)) }

  func append(_ number: Double, powers: PowersOfTen) {
    finish(at: NumberText.write(number, to: end, powers: powers))
  }

  /// Copies the text to `start` and returns its end.
  @inline(__always)
  func copy(to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let count = count
    let source = memory + Self.header
    let target = UnsafeMutableRawPointer(start)
    var offset = 0
    repeat {
      let bytes = source.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
      target.storeBytes(of: bytes, toByteOffset: offset, as: SIMD4<UInt64>.self)
      offset &+= Self.chunk
    } while offset < count
    return start + count
  }

  private var end: UnsafeMutablePointer<UInt8> {
    (memory + Self.header + count).assumingMemoryBound(to: UInt8.self)
  }

  private func finish(at end: UnsafeMutablePointer<UInt8>) {
    memory.storeBytes(
      of: UnsafeMutableRawPointer(end) - (memory + Self.header), as: Int.self)
  }
}
