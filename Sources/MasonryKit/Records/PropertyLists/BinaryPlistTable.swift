/// A binary property list as objects that are found by number.
///
/// The file ends with a trailer of 32 bytes, which says where a table of all objects' offsets
/// starts; objects lie between the 8 bytes of the file's mark and that table. Everything here that
/// takes an offset found in the file checks it, so that no bytes lead outside the file.
struct BinaryPlistTable {
  private static let markLength = 8
  private static let trailerLength = 32

  let bytes: [UInt8]
  /// Offset of the table, and so the end of the objects.
  let end: Int
  /// Offset of the topmost object.
  let top: Int
  /// Bytes of a reference to an object.
  let referenceSize: Int
  private let offsetSize: Int
  private let count: Int

  /// Checks the mark, the trailer and all offsets.
  ///
  /// - Complexity: O(*n*) for *n* objects.
  init(_ bytes: [UInt8]) throws(RecordError) {
    let trailer = bytes.count - Self.trailerLength
    guard bytes.starts(with: "bplist0".utf8), trailer > Self.markLength else {
      throw Self.fault(.trailer, at: max(0, trailer))
    }
    let offsetSize = Int(bytes[trailer + 6])
    let referenceSize = Int(bytes[trailer + 7])
    let count = Self.integer(in: bytes, at: trailer + 8, size: 8)
    let top = Self.integer(in: bytes, at: trailer + 16, size: 8)
    let end = Self.integer(in: bytes, at: trailer + 24, size: 8)
    // Bounding the count by the file's size first keeps the product within range.
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, count <= UInt64(trailer),
      end > UInt64(Self.markLength), end <= UInt64(trailer), top < count,
      Int(end) + Int(count) * offsetSize == trailer
    else {
      throw Self.fault(.trailer, at: trailer)
    }
    self.bytes = bytes
    self.end = Int(end)
    self.count = Int(count)
    self.offsetSize = offsetSize
    self.referenceSize = referenceSize
    for entry in stride(from: Int(end), to: trailer, by: offsetSize) {
      let offset = Self.integer(in: bytes, at: entry, size: offsetSize)
      if offset < UInt64(Self.markLength) || offset >= end { throw Self.fault(.offset, at: entry) }
    }
    let topEntry = Int(end) + Int(top) * offsetSize
    self.top = Int(Self.integer(in: bytes, at: topEntry, size: offsetSize))
  }

  /// Offset of the object that the reference at `position` names.
  func object(referredToAt position: Int) throws(RecordError) -> Int {
    let number = Self.integer(in: bytes, at: position, size: referenceSize)
    if number >= UInt64(count) { throw Self.fault(.reference, at: position) }
    return Int(Self.integer(in: bytes, at: end + Int(number) * offsetSize, size: offsetSize))
  }

  /// A big-endian integer; `size` is at most 8, and the bytes are all there.
  @inline(__always)
  func integer(at position: Int, size: Int) -> UInt64 {
    Self.integer(in: bytes, at: position, size: size)
  }

  @inline(__always)
  private static func integer(in bytes: [UInt8], at position: Int, size: Int) -> UInt64 {
    var value: UInt64 = 0
    for byte in bytes[position..<(position + size)] { value = value << 8 | UInt64(byte) }
    return value
  }

  static func fault(_ fault: BinaryPlistFault, at offset: Int) -> RecordError {
    RecordError(.syntax(.binary(fault)), at: .binary(offset: offset))
  }
}

/// An object's first bytes: what it is, how many units it has, and where they start.
struct BinaryPlistObject {
  /// Types by the upper half of an object's first byte.
  enum Kind: UInt8 {
    case constant = 0x0
    case integer, real, date, data, ascii, utf16
    case identifier = 0x8
    case array = 0xA
    case orderedSet, set, dictionary
  }

  let kind: Kind
  /// Elements of an array or set, pairs of a dictionary, code units of a string; else bytes. The
  /// first byte itself for a constant.
  let count: Int
  /// Offset of the first unit.
  let start: Int

  /// The object at an offset, which the table holds; all its units lie before the table.
  ///
  /// - Complexity: O(1).
  init(at offset: Int, in table: BinaryPlistTable) throws(RecordError) {
    let marker = table.bytes[offset]
    let low = Int(marker & 0xF)
    guard let kind = Kind(rawValue: marker >> 4) else {
      throw BinaryPlistTable.fault(.type(marker), at: offset)
    }
    self.kind = kind
    var start = offset + 1
    let unit: Int
    switch kind {
    case .constant:
      // Null, false and true; what else Apple's headers name here is never written.
      if low != 0 && low != 8 && low != 9 {
        throw BinaryPlistTable.fault(.type(marker), at: offset)
      }
      unit = 0
      count = low
    case .integer, .real, .date:
      let isKnown: Bool
      switch kind {
      case .integer: isKnown = low <= 4
      case .real: isKnown = low == 2 || low == 3
      default: isKnown = low == 3
      }
      if !isKnown { throw BinaryPlistTable.fault(.type(marker), at: offset) }
      unit = 1
      count = 1 << low
    case .identifier:
      unit = 1
      count = low + 1
    case .data, .ascii, .utf16, .array, .orderedSet, .set, .dictionary:
      (count, start) = try Self.longCount(low, after: offset, in: table)
      switch kind {
      case .utf16: unit = 2
      case .array, .orderedSet, .set: unit = table.referenceSize
      case .dictionary: unit = 2 * table.referenceSize
      default: unit = 1
      }
    }
    if count * unit > table.end - start { throw BinaryPlistTable.fault(.length, at: offset) }
    self.start = start
  }

  /// The count that an object's first byte holds, or an integer behind it where that is 15, and
  /// where the units start; no more than the file has bytes.
  private static func longCount(
    _ low: Int, after offset: Int, in table: BinaryPlistTable
  ) throws(RecordError) -> (count: Int, start: Int) {
    if low < 15 { return (low, offset + 1) }
    guard offset + 1 < table.end, 0x10...0x13 ~= table.bytes[offset + 1] else {
      throw BinaryPlistTable.fault(.length, at: offset)
    }
    let size = 1 << Int(table.bytes[offset + 1] & 0xF)
    guard offset + 2 + size <= table.end else {
      throw BinaryPlistTable.fault(.length, at: offset)
    }
    let count = table.integer(at: offset + 2, size: size)
    guard count <= UInt64(table.end) else { throw BinaryPlistTable.fault(.length, at: offset) }
    return (Int(count), offset + 2 + size)
  }
}
