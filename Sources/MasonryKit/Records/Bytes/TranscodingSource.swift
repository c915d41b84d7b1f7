/// A source in UTF-16 or UTF-32, handed on as UTF-8.
struct TranscodingSource: ByteSource {
  private var source: any ByteSource
  private let encoding: TextEncoding
  /// Bytes that were read and not yet decoded.
  private var pending: [UInt8]
  /// UTF-8 that was not yet handed on.
  private var decoded: [UInt8] = []
  private var handedOn = 0
  private var isAtEnd = false
  private var isMalformed = false

  /// A source that decodes `beginning`, which holds no byte order mark, and then `source`.
  init(beginning: [UInt8], source: any ByteSource, encoding: TextEncoding) {
    pending = beginning
    self.source = source
    self.encoding = encoding
  }

  mutating func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(SourceError) -> Int {
    while handedOn == decoded.count {
      // What comes before the fault is handed on first, so that the fault is met in its place.
      if isMalformed { throw .malformed(encoding: encoding.name) }
      if isAtEnd, pending.isEmpty { return 0 }
      decoded.removeAll(keepingCapacity: true)
      handedOn = 0
      decode()
      if decoded.isEmpty, !isMalformed { try readMore() }
    }
    let count = min(buffer.count, decoded.count - handedOn)
    buffer.copyBytes(from: decoded[handedOn..<handedOn + count])
    handedOn += count
    return count
  }

  private mutating func readMore() throws(SourceError) {
    if isAtEnd {
      // Half a character at the end.
      if !pending.isEmpty { isMalformed = true }
      return
    }
    var more = [UInt8](repeating: 0, count: 1 << 16)
    var failure: SourceError?
    let count = more.withUnsafeMutableBytes { room in
      do throws(SourceError) {
        return try source.read(into: room)
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    isAtEnd = count == 0
    pending += more.prefix(count)
  }

  /// Decodes what is pending, up to an incomplete character at its end or a malformed one.
  private mutating func decode() {
    var position = 0
    while !isMalformed, let (scalar, length) = character(at: position) {
      decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      position += length
    }
    pending.removeFirst(position)
  }

  /// The character at a position and its length, or nil where it is malformed or not all there.
  private mutating func character(at position: Int) -> (Unicode.Scalar, Int)? {
    guard let first = unit(at: position) else { return nil }
    let length = encoding.unitLength
    if length == 4 || !(0xD800...0xDFFF).contains(first) {
      guard let scalar = Unicode.Scalar(first) else {
        isMalformed = true
        return nil
      }
      return (scalar, length)
    }
    guard first <= 0xDBFF else {
      isMalformed = true
      return nil
    }
    guard let second = unit(at: position + 2) else { return nil }
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else {
      isMalformed = true
      return nil
    }
    return (scalar, 4)
  }

  private func unit(at position: Int) -> UInt32? {
    let length = encoding.unitLength
    guard position + length <= pending.count else { return nil }
    let bytes = pending[position..<position + length]
    let isBigEndian =
      encoding == .utf16(isBigEndian: true) || encoding == .utf32(isBigEndian: true)
    return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
