/// Pulls the values of a binary property list out of the whole file.
///
/// Objects refer to each other by number, so the document is walked where the references lead:
/// dictionaries keep their stored order, and passing over a value costs nothing, whatever it holds.
/// References that form a circle meet the limit of nesting; arrays shared so often that the
/// document is far larger than its file are refused.
package struct BinaryPlistCursor: DocumentCursor {
  /// A dictionary or array that has been entered.
  private struct Level {
    /// Offset of the next element's reference, or of the next key's.
    var next: Int
    var remaining: Int
    /// Bytes from a key's reference to its value's.
    let valueDistance: Int
  }

  /// A number whose text nobody may ask for.
  private enum Number {
    case integer(Int128)
    case real(Double)
  }

  private let table: BinaryPlistTable
  private var levels: [Level] = []
  /// Offset of the object at the cursor.
  private var current: Int
  private var isBegun = false
  private var marked: (object: Int, levels: Int)?
  /// Elements and pairs that may still be met.
  private var allowance: Int
  private let decoded = DecodedText()
  private var number: Number?

  package private(set) var offset: Int
  package var key: UnsafeBufferPointer<UInt8> { decoded.bytes }
  package var isBareNumber: Bool { false }

  /// A cursor over a file, whose trailer and offsets are checked.
  ///
  /// - Complexity: O(*n*) for *n* objects.
  package init(bytes: [UInt8]) throws(RecordError) {
    table = try BinaryPlistTable(bytes)
    current = table.top
    offset = current
    // Sharing saves a writer a factor of a few; only an attack expands a file much further.
    allowance = 16 * bytes.count + 1_000_000
  }

  package var text: UnsafeBufferPointer<UInt8> {
    switch number {
    case nil: return decoded.bytes
    case .integer(let value):
      decoded.removeAll()
      decoded.append(String(value))
    case .real(let value):
      decoded.removeAll()
      decoded.append(value.isFinite ? NumberText.string(value) : String(value))
    }
    return decoded.bytes
  }

  package func location(ofOffset offset: Int) -> SourceLocation { .binary(offset: offset) }

  package mutating func mark() {
    marked = (current, levels.count)
  }

  package mutating func rewind() -> Bool {
    // The levels around the marked value have not changed since.
    guard let marked, levels.count >= marked.levels else { return false }
    levels.removeLast(levels.count - marked.levels)
    current = marked.object
    return true
  }

  package mutating func nextDocument() throws(RecordError) -> Bool {
    if isBegun { return false }
    isBegun = true
    return true
  }

  package mutating func kind() throws(RecordError) -> ValueKind {
    let object = try BinaryPlistObject(at: current, in: table)
    offset = current
    switch object.kind {
    case .constant: return object.count == 0 ? .null : .boolean
    case .integer, .real: return .number
    case .ascii, .utf16: return .string
    case .array: return .array
    case .dictionary: return .dictionary
    case .date, .data, .identifier, .orderedSet, .set: return .other
    }
  }

  package mutating func enter() throws(RecordError) {
    offset = current
    if levels.count == nestingLimit {
      throw RecordError(.nestingTooDeep(limit: nestingLimit), at: .binary(offset: current))
    }
    let object = try BinaryPlistObject(at: current, in: table)
    levels.append(
      Level(
        next: object.start, remaining: object.count,
        valueDistance: object.count * table.referenceSize))
  }

  package mutating func nextKey(isFirst: Bool) throws(RecordError) -> Bool {
    guard let level = try advance() else { return false }
    offset = try table.object(referredToAt: level.next)
    current = try table.object(referredToAt: level.next + level.valueDistance)
    let object = try BinaryPlistObject(at: offset, in: table)
    switch object.kind {
    case .ascii, .utf16: try decode(object, at: offset)
    default: throw BinaryPlistTable.fault(.key, at: offset)
    }
    return true
  }

  package mutating func nextElement(isFirst: Bool) throws(RecordError) -> Bool {
    guard let level = try advance() else { return false }
    current = try table.object(referredToAt: level.next)
    offset = current
    return true
  }

  /// Takes the next reference of the level entered last; leaves the level where there is none.
  private mutating func advance() throws(RecordError) -> Level? {
    guard let level = levels.last else { return nil }
    if level.remaining == 0 {
      levels.removeLast()
      return nil
    }
    if allowance == 0 { throw BinaryPlistTable.fault(.expansion, at: level.next) }
    allowance -= 1
    levels[levels.count - 1].next += table.referenceSize
    levels[levels.count - 1].remaining -= 1
    return level
  }

  package mutating func scalar() throws(RecordError) -> Scalar {
    let object = try BinaryPlistObject(at: current, in: table)
    offset = current
    number = nil
    switch object.kind {
    case .constant:
      return object.count == 0 ? .null : .boolean
    case .integer:
      return readInteger(object)
    case .real:
      let bits = table.integer(at: object.start, size: object.count)
      let value =
        object.count == 4
        ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
      number = .real(value)
      return .number(value.isFinite ? value : .infinity)
    case .ascii, .utf16:
      try decode(object, at: current)
      return .string
    default:
      return .other
    }
  }

  /// Integers of 8 and 16 bytes are signed, shorter ones are not.
  private mutating func readInteger(_ object: BinaryPlistObject) -> Scalar {
    let high = table.integer(at: object.start, size: min(object.count, 8))
    if object.count == 16 {
      let low = table.integer(at: object.start + 8, size: 8)
      let value = Int128(Int64(bitPattern: high)) << 64 | Int128(low)
      number = .integer(value)
      return .number(Double(value))
    }
    let value = Int64(bitPattern: high)
    number = .integer(Int128(value))
    return .number(Double(value))
  }

  package mutating func skip() throws(RecordError) {
    _ = try kind()
  }

  /// Puts a string into `decoded` as UTF-8.
  private mutating func decode(
    _ object: BinaryPlistObject, at offset: Int
  ) throws(RecordError) {
    decoded.removeAll()
    number = nil
    if object.kind == .ascii {
      for byte in table.bytes[object.start..<(object.start + object.count)] {
        if byte >= 0x80 { throw BinaryPlistTable.fault(.text, at: offset) }
        decoded.append(byte)
      }
      return
    }
    var position = object.start
    let end = position + 2 * object.count
    while position < end {
      var codePoint = UInt32(table.integer(at: position, size: 2))
      position += 2
      if 0xD800..<0xE000 ~= codePoint {
        let low = position < end ? UInt32(table.integer(at: position, size: 2)) : 0
        if codePoint >= 0xDC00 || !(0xDC00..<0xE000 ~= low) {
          throw BinaryPlistTable.fault(.text, at: offset)
        }
        codePoint = 0x1_0000 + (codePoint - 0xD800) << 10 + (low - 0xDC00)
        position += 2
      }
      decoded.append(codePoint: codePoint)
    }
  }
}
