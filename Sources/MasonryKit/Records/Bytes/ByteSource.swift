/// Where a reader takes its bytes from: a file, a pipe, an array.
public protocol ByteSource {
  /// Fills the start of `buffer` and returns the number of bytes; 0 is the end.
  ///
  /// Returning fewer bytes than fit is not the end.
  ///
  /// - Throws: ``SourceError`` where the bytes cannot be had.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(SourceError) -> Int
}

/// Why a ``ByteSource`` cannot go on.
public enum SourceError: Error, Hashable, Sendable {
  /// The system refused, with its `errno`.
  case system(code: Int32)
  /// The text is not valid in the named encoding.
  case malformed(encoding: String)
}

/// The bytes of an array.
public struct ArraySource: ByteSource {
  private let bytes: [UInt8]
  private var position = 0
  private let chunk: Int

  /// A source that hands out `bytes`, at most `chunk` of them a time.
  public init(_ bytes: [UInt8], chunk: Int = .max) {
    self.bytes = bytes
    self.chunk = chunk
  }

  /// Copies the next bytes.
  ///
  /// - Complexity: O(*n*) for *n* bytes copied.
  public mutating func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(SourceError) -> Int {
    let count = min(buffer.count, bytes.count - position, chunk)
    buffer.copyBytes(from: bytes[position..<(position + count)])
    position += count
    return count
  }
}
