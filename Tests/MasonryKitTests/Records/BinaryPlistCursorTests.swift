import Testing

@testable import MasonryKit

@Suite struct BinaryPlistCursorTests {
  /// `[{"w": 200, "¥": -1}, "é", 0.5, 1.5 as Float, true, null, date, data, UID]`, keys shared.
  static let objects: [[UInt8]] = [
    [0xA9, 1, 4, 6, 7, 8, 9, 10, 11, 12],
    [0xD2, 2, 3, 5, 13],
    [0x51, 0x77],
    [0x61, 0x00, 0xA5],
    [0x61, 0x00, 0xE9],
    [0x10, 200],
    [0x23, 0x3F, 0xE0, 0, 0, 0, 0, 0, 0],
    [0x22, 0x3F, 0xC0, 0, 0],
    [0x09],
    [0x00],
    [0x33, 0, 0, 0, 0, 0, 0, 0, 0],
    [0x42, 1, 2],
    [0x80, 7],
    [0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
  ]

  static let tree = DocumentTree.array([
    .dictionary([.init("w", .number(200, "200")), .init("¥", .number(-1, "-1"))]),
    .string("é"), .number(0.5, "0.5"), .number(1.5, "1.5"), .boolean, .null, .other, .other, .other,
  ])

  /// A file of objects, with references of one byte and offsets of `offsetSize` bytes.
  static func file(_ objects: [[UInt8]], top: UInt8 = 0, offsetSize: Int = 2) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += bigEndian(offset).suffix(offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), 1]
    return bytes + bigEndian(objects.count) + bigEndian(Int(top)) + bigEndian(table)
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) }
  }

  func read(_ bytes: [UInt8]) throws(RecordError) -> [DocumentTree] {
    try documents(BinaryPlistCursor(bytes: bytes))
  }

  func readFault(_ bytes: [UInt8]) -> Fault? {
    do throws(RecordError) {
      _ = try read(bytes)
      return nil
    } catch {
      return Fault(error)
    }
  }

  func binary(_ fault: BinaryPlistFault, _ offset: Int) -> Fault {
    Fault(RecordError(.syntax(.binary(fault)), at: .binary(offset: offset)))
  }

  @Test(arguments: [1, 2, 3, 8])
  func allKindsOfObjectsAreRead(offsetSize: Int) throws {
    #expect(try read(Self.file(Self.objects, offsetSize: offsetSize)) == [Self.tree])
  }

  @Test func theTopObjectNeedNotBeTheFirst() throws {
    #expect(try read(Self.file(Self.objects, top: 4)) == [.string("é")])
  }

  @Test func everyTruncationIsAnError() {
    let bytes = Self.file(Self.objects)
    for length in 0..<bytes.count {
      #expect(readFault(Array(bytes[..<length]))?.location != nil, "\(length) bytes")
    }
  }

  @Test(
    arguments: [
      ([0x10, 0xFF], 255, "255"),
      ([0x11, 0xFF, 0xFF], 65535, "65535"),
      ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], 4_294_967_295, "4294967295"),
      ([0x13, 0x80, 0, 0, 0, 0, 0, 0, 0], -0x1p63, "-9223372036854775808"),
      (
        [0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
        0x1p64, "18446744073709551615"
      ),
      (
        [0x14, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        -0x1p127, "-170141183460469231731687303715884105728"
      ),
      ([0x22, 0x3D, 0xCC, 0xCC, 0xCD], 0.10000000149011612, "0.10000000149011612"),
      ([0x23, 0x3E, 0x7A, 0xD7, 0xF2, 0x9A, 0xBC, 0xAF, 0x48], 1e-7, "1e-7"),
      ([0x23, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0], .infinity, "inf"),
      ([0x23, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0], .infinity, "nan"),
      ([0x22, 0xFF, 0x80, 0, 0], .infinity, "-inf"),
    ] as [([UInt8], Double, String)])
  func numbersHaveTheirValueAndAJSONText(object: [UInt8], value: Double, text: String) throws {
    #expect(try read(Self.file([object])) == [.number(value, text)])
  }

  @Test func longCountsStandBehindTheFirstByte() throws {
    let letters = [UInt8](repeating: 0x61, count: 300)
    #expect(
      try read(Self.file([[0x5F, 0x11, 0x01, 0x2C] + letters]))
        == [.string(String(repeating: "a", count: 300))])
    #expect(
      try read(Self.file([[0xAF, 0x10, 2, 1, 1], [0x08]])) == [.array([.boolean, .boolean])])
  }

  @Test func surrogatesArePairedOrRefused() throws {
    #expect(try read(Self.file([[0x62, 0xD8, 0x3D, 0xDE, 0x00]])) == [.string("😀")])
    for units in [[0xD8, 0x3D, 0x00, 0x41], [0xDE, 0x00, 0xD8, 0x3D], [0x00, 0x41, 0xD8, 0x3D]] {
      #expect(readFault(Self.file([[0x62] + units.map { UInt8($0) }])) == binary(.text, 8))
    }
    #expect(readFault(Self.file([[0x51, 0xE9]])) == binary(.text, 8))
  }

  @Test(
    arguments: [
      ([[0x07]], .type(0x07), 8), ([[0x70]], .type(0x70), 8), ([[0x24, 0]], .type(0x24), 8),
      ([[0x15, 0]], .type(0x15), 8), ([[0x30, 0]], .type(0x30), 8), ([[0xE0]], .type(0xE0), 8),
      ([[0x13, 0]], .length, 8), ([[0x5F]], .length, 8), ([[0x5F, 0x14, 0]], .length, 8),
      ([[0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], .length, 8),
      ([[0xDF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], .length, 8),
      ([[0xA2, 0]], .length, 8), ([[0xA1, 9]], .reference, 9),
      ([[0xD1, 1, 1], [0x10, 1]], .key, 11),
      ([[0xD1, 1, 7], [0x51, 0x61]], .reference, 10),
    ] as [([[UInt8]], BinaryPlistFault, Int)])
  func anObjectThatContradictsItselfIsAFaultAtItsByte(
    objects: [[UInt8]], expected: BinaryPlistFault, offset: Int
  ) {
    #expect(readFault(Self.file(objects)) == binary(expected, offset))
  }

  @Test func aTrailerThatContradictsTheFileIsAFault() {
    let bytes = Self.file(Self.objects)
    let trailer = bytes.count - 32
    // Offset size, reference size, number of objects, top object, offset of the table.
    for (position, byte) in [
      (6, 0), (6, 9), (6, 1), (7, 0), (7, 9), (8, 0xFF), (15, 13), (15, 0), (16, 0x80), (23, 14),
      (24, 0xFF), (31, 0), (31, 1),
    ] {
      var broken = bytes
      broken[trailer + position] = UInt8(byte)
      #expect(readFault(broken) == binary(.trailer, trailer), "byte \(position) is \(byte)")
    }
    #expect(readFault(Array("bplist00".utf8)) == binary(.trailer, 0))
    #expect(readFault([UInt8](repeating: 0, count: 100)) == binary(.trailer, 68))
  }

  @Test func anOffsetOutsideTheObjectsIsAFaultEvenWhereNothingRefersToIt() {
    var bytes = Self.file([[0x08], [0x09]])
    bytes[13] = 10
    #expect(readFault(bytes) == binary(.offset, 12))
    bytes[13] = 7
    #expect(readFault(bytes) == binary(.offset, 12))
  }

  @Test func aCircleMeetsTheLimitOfNesting() {
    #expect(
      readFault(Self.file([[0xA1, 0]]))
        == Fault(RecordError(.nestingTooDeep(limit: 512), at: .binary(offset: 8))))
    #expect(
      readFault(Self.file([[0xD1, 1, 0], [0x51, 0x61]]))
        == Fault(RecordError(.nestingTooDeep(limit: 512), at: .binary(offset: 8))))
  }

  @Test func passingOverAValueDoesNotDescend() throws {
    #expect(try skipDocuments(BinaryPlistCursor(bytes: Self.file([[0xA1, 0]]))) == 1)
  }

  @Test func arraysSharedOverAndOverAreRefused() throws {
    // Ten references to the next array, thirty levels deep: 10³⁰ elements.
    let levels = (1...30).map { [0xAA] + [UInt8](repeating: UInt8($0), count: 10) }
    let bytes = Self.file(levels + [[0x08]])
    var cursor = try BinaryPlistCursor(bytes: bytes)
    let found = #expect(throws: RecordError.self) { try Self.walk(&cursor) }
    #expect(found?.reason == .syntax(.binary(.expansion)))
  }

  /// Goes through all values and keeps none.
  private static func walk(_ cursor: inout BinaryPlistCursor) throws(RecordError) {
    guard try cursor.kind() == .array else { return try cursor.skip() }
    try cursor.enter()
    while try cursor.nextElement(isFirst: false) { try walk(&cursor) }
  }

  @Test func anyByteMayBeAnything() {
    let bytes = Self.file(Self.objects)
    for position in bytes.indices {
      for value: UInt8 in [0, 1, 0x0F, 0x5F, 0x7F, 0x80, 0xAF, 0xDF, 0xFF] {
        var broken = bytes
        broken[position] = value
        // What comes of it does not matter, as long as something comes.
        _ = readFault(broken)
      }
    }
  }
}
