import Foundation
import Testing

@testable import MasonryKit

/// Documents made to crash a reader, to keep it busy, or to pass for something that they are not.
@Suite struct HostileDocumentTests {
  private static let json = """
    {"rows": [\n {"w": 200, "h": "2.5e1", "id": "a\\u00e9é"},\n [1, 2.50], 0.75, {"h": 1, "w": 2}]}
    """
  private static let xml = """
    <?xml version="1.0"?>
    <!DOCTYPE plist SYSTEM "x">
    <plist version="1.0"><dict><key>rows</key><array>
    <dict><key>w</key><integer>200</integer><key>h</key><string>2<![CDATA[5]]></string></dict>
    <array><real>1</real><real>2.50</real></array><!-- c --><real>0.75</real>
    </array></dict></plist>
    """
  private static let openStep = """
    { rows = (\n { w = 200; h = "2.5e1"; id = "a\\U00e9é"; }, /* c */ ( 1, 2.50 ), 0.75, ); }
    """

  @Test(arguments: [json, xml, openStep])
  func aTextCutOffAnywhereIsAnErrorWithAPlace(_ text: String) throws {
    let query = try RecordQuery.paths(items: "rows", id: "id")
    let bytes = Array(text.utf8)
    #expect(try ReadItems(bytes, query).sizes.count >= 3)
    for length in 1..<bytes.count {
      for chunk in [Int.max, 3] {
        let error = recordError { () throws(RecordError) in
          _ = try ReadItems(Array(bytes.prefix(length)), query, chunk: chunk)
        }
        #expect(error != nil, "\(length) bytes")
        #expect(error?.location != nil || error?.reason == .empty, "\(length) bytes")
      }
    }
  }

  @Test func aBinaryCutOffAnywhereIsAnErrorWithAPlace() throws {
    let bytes = BinaryPlistCursorTests.file([
      [0xA3, 1, 2, 1], [0x10, 3], [0x23] + [64] + zeros(7),
    ])
    #expect(try ReadItems(bytes).sizes == [[3, 1], [2, 1], [3, 1]])
    for length in 1..<bytes.count {
      let error = recordError { () throws(RecordError) in
        _ = try ReadItems(Array(bytes.prefix(length)))
      }
      #expect(error?.location != nil, "\(length) bytes")
    }
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":", "(", "{a=", "<array>", "<dict><key>a</key>"])
  func twoHundredThousandLevelsAreRefused(_ opening: String) throws {
    let bytes = Array(String(repeating: opening, count: 200_000).utf8)
    for items in [nil, ".", "[]", "a", "*", "a.a[].b", "[0].a"] {
      let query = try RecordQuery.paths(items: items)
      let reason = recordError { () throws(RecordError) in _ = try ReadItems(bytes, query) }?.reason
      // A path may end before that, at an element or a member of the wrong kind.
      #expect(reason == .nestingTooDeep(limit: 512), "\(items ?? "none")")
    }
  }

  @Test func binaryPlistsThatReferInCirclesAreRefused() throws {
    for objects in [
      [[0xA1, 0]], [[0xA2, 0, 0]], [[0xD1, 1, 0], [0x51, 0x61]], [[0xA1, 1], [0xA1, 0]],
      [[0xD1, 1, 2], [0x51, 0x61], [0xA1, 0]], [[0xA1, 1], [0xD1, 2, 1], [0x51, 0x77]],
    ] as [[[UInt8]]] {
      for items in [nil, ".", "[]", "a", "*", "a[].a"] {
        let query = try RecordQuery.paths(items: items)
        let error = recordError { () throws(RecordError) in
          _ = try ReadItems(BinaryPlistCursorTests.file(objects), query)
        }
        #expect(error != nil, "\(objects), \(items ?? "none")")
      }
    }
  }

  /// Thirty levels of ten references each would be 10³⁰ elements: the limit is there for a hang.
  @Test(.timeLimit(.minutes(5)))
  func anArrayNamedTenTimesAtEachOfThirtyLevelsIsRefused() throws {
    var objects: [[UInt8]] = (1...30).map { [0xAA] + [UInt8](repeating: UInt8($0), count: 10) }
    objects.append([0x10, 1])
    let bytes = BinaryPlistCursorTests.file(objects)
    for items in [nil, ".", "[]", "*", "[][]", "*.*.*.*.*.*.*.*", "a"] {
      let query = try RecordQuery.paths(items: items)
      let error = recordError { () throws(RecordError) in _ = try ReadItems(bytes, query) }
      #expect(error != nil, "\(items ?? "none")")
    }
  }

  @Test func countsOfBinaryPlistsThatOverflowAreFaults() {
    for type: UInt8 in [0x4F, 0x5F, 0x6F, 0xAF, 0xBF, 0xCF, 0xDF] {
      for count in [
        [0x10, 0xFF], [0x11, 0xFF, 0xFF], [0x12, 0xFF, 0xFF, 0xFF, 0xFF], [0x13] + ones(8),
        [0x13, 0x7F] + ones(7), [0x13, 0x80] + zeros(7), [0x13, 0x20] + zeros(7),
        [0x14] + ones(16), [0x00], [],
      ] as [[UInt8]] {
        let bytes = BinaryPlistCursorTests.file([[0xA1, 1], [type] + count])
        let error = recordError { () throws(RecordError) in _ = try ReadItems(bytes) }
        #expect(error?.location != nil, "\(type) \(count)")
      }
    }
  }

  @Test func trailersOfBinaryPlistsThatOverflowAreFaults() {
    let whole = BinaryPlistCursorTests.file([[0xA1, 1], [0x10, 3]])
    let trailer = whole.count - 32
    for field in [8, 16, 24] {
      for value in [
        ones(8), [0x7F] + ones(7), [0x80] + zeros(7), [0x20] + zeros(7), [0x01] + zeros(7),
        zeros(6) + [0xFF, 0xFF], zeros(8),
      ] {
        var bytes = whole
        bytes.replaceSubrange(trailer + field..<trailer + field + 8, with: value)
        // 0 is right for the topmost object alone.
        if bytes == whole { continue }
        let error = recordError { () throws(RecordError) in _ = try ReadItems(bytes) }
        #expect(error?.location != nil, "\(field) \(value)")
      }
    }
    for (field, size) in [(6, 0), (6, 9), (6, 255), (7, 0), (7, 9), (7, 255)] {
      var bytes = whole
      bytes[trailer + field] = UInt8(size)
      let error = recordError { () throws(RecordError) in _ = try ReadItems(bytes) }
      #expect(error?.location != nil, "\(field) \(size)")
    }
  }

  @Test func entitiesOfXMLThatGrowAreNotExpanded() {
    var declarations = "<!ENTITY a0 \"lol\">"
    for level in 1...30 {
      let references = String(repeating: "&a\(level - 1);", count: 10)
      declarations += "<!ENTITY a\(level) \"\(references)\">"
    }
    let text =
      "<?xml version=\"1.0\"?><!DOCTYPE plist [\(declarations)]><plist><string>&a30;</string></plist>"
    let error = recordError { () throws(RecordError) in _ = try ReadItems(text) }
    #expect(error?.reason == .syntax(.unknownEntity("a30")) || error?.location != nil)
  }

  @Test func externalEntitiesOfXMLAreNotRead() {
    let text = """
      <!DOCTYPE plist [<!ENTITY file SYSTEM "file:///etc/passwd">]>
      <plist><array><dict><key>w</key><string>&file;</string></dict></array></plist>
      """
    let error = recordError { () throws(RecordError) in _ = try ReadItems(text) }
    #expect(error?.reason == .syntax(.unknownEntity("file")))
    #expect(error?.location == .text(line: 2, column: 41))
  }

  @Test(arguments: [
    ("[{\"w\":1,\"h\":1}, {価:2}]", SyntaxFault.unexpected(found: "\"価\"", expected: "a key")),
    ("[価]", .unexpected(found: "\"価\"", expected: "a value")),
    ("[1 😀]", .unexpected(found: "\"😀\"", expected: "\",\" or \"]\"")),
    ("[NaN]", .habit(.notANumber)), ("[[1, 2], Infinity]", .habit(.infinity)),
    ("[-Infinity]", .habit(.infinity)),
  ])
  func aFaultOfJSONIsWordedTheSameHoweverItArrives(_ text: String, _ fault: SyntaxFault) {
    for chunk in [Int.max, 1, 2, 3, 4, 5] {
      let error = recordError { () throws(RecordError) in _ = try ReadItems(text, chunk: chunk) }
      #expect(error?.reason == .syntax(fault), "pieces of \(chunk)")
    }
  }

  @Test func theBeginningOfAnUnknownInputIsShownTheSameHoweverItArrives() {
    for chunk in [Int.max, 1, 5, 11] {
      let error = recordError { () throws(RecordError) in
        _ = try ReadItems("\"a key\" = \"and more than shown\";", chunk: chunk)
      }
      #expect(
        error?.reason == .unrecognizedFormat(beginning: "\"a key\" = \"and more than"),
        "pieces of \(chunk)")
    }
  }

  @Test func aRecordOfManyMegabytesWithoutASizeIsFoundByItsEnd() {
    let keys = (100_000..<300_000).map { "\"k\($0)\":1" }.joined(separator: ",\n")
    let error = recordError { () throws(RecordError) in _ = try ReadItems("[{\(keys)}]") }
    #expect(error?.reason == .missingSize(keys: nil, pair: nil))
    #expect(error?.location == .text(line: 200_000, column: 13))
    #expect(error?.record == 0)
  }

  private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  private func ones(_ count: Int) -> [UInt8] { [UInt8](repeating: 0xFF, count: count) }
}
