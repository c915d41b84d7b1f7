import Foundation
import Testing

@testable import MasonryKit

/// Random documents that Foundation writes read as what was written.
@Suite struct PropertyListDifferentialTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func foundationsDocumentsReadAsTheyWereWritten(seed: UInt64) throws {
    var random = RandomPropertyList(seed: seed)
    let (value, tree) = random.container(depth: 0)
    let xml = try [UInt8](
      PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0))
    let binary = try [UInt8](
      PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    for chunk in [Int.max, 1, 2, 3, 7] {
      let window = ByteWindow(source: ArraySource(xml, chunk: chunk))
      let read = try documents(XMLPlistCursor(window: window)).map(\.comparable)
      #expect(read == [tree.comparable], "seed \(seed), XML in pieces of \(chunk)")
    }
    let read = try documents(BinaryPlistCursor(bytes: binary)).map(\.comparable)
    #expect(read == [tree.comparable], "seed \(seed), binary")
    let window = ByteWindow(source: ArraySource(xml))
    #expect(try skipDocuments(XMLPlistCursor(window: window)) == 1, "seed \(seed)")
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func openStepReadsAsFoundationReadsIt(seed: UInt64) throws {
    var random = RandomPropertyList(seed: seed)
    let text = random.openStepContainer(depth: 0)
    let value = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: nil)
    let expected = try #require(DocumentTree(foundation: value), "seed \(seed)").comparable
    for chunk in [Int.max, 1, 2, 3, 7] {
      let window = ByteWindow(source: ArraySource(Array(text.utf8), chunk: chunk))
      let read = try documents(OpenStepCursor(window: window)).map(\.comparable)
      #expect(read == [expected], "seed \(seed), pieces of \(chunk): \(text)")
    }
  }
}

extension DocumentTree {
  /// What Foundation made of a document that holds nothing but containers, strings and data.
  fileprivate init?(foundation value: Any) {
    switch value {
    case let string as String:
      self = .string(string)
    case let elements as [Any]:
      self = .array(elements.compactMap { DocumentTree(foundation: $0) })
    case let members as [String: Any]:
      self = .dictionary(
        members.compactMap { key, value in
          DocumentTree(foundation: value).map { Member(key, $0) }
        })
    case is Data:
      self = .other
    default:
      return nil
    }
  }

  /// The document without what Foundation is free in: the order of keys, the text of numbers.
  fileprivate var comparable: DocumentTree {
    switch self {
    case .dictionary(let members):
      .dictionary(
        members.map { Member($0.key, $0.value.comparable) }.sorted { $0.key < $1.key })
    case .array(let elements): .array(elements.map(\.comparable))
    case .number(let value, _): .number(value, "")
    case .bareNumber(let text): .string(text)
    default: self
    }
  }
}

/// Makes the same random document for Foundation and as a tree.
private struct RandomPropertyList {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func container(depth: Int) -> (Any, DocumentTree) {
    let count = Int.random(in: 0...6, using: &generator)
    if Bool.random(using: &generator) {
      let elements = (0..<count).map { _ in value(depth: depth + 1) }
      return (elements.map(\.0), .array(elements.map(\.1)))
    }
    var values: [String: Any] = [:]
    var members: [DocumentTree.Member] = []
    for position in 0..<count {
      let key = text() + String(position)
      let (value, tree) = value(depth: depth + 1)
      values[key] = value
      members.append(.init(key, tree))
    }
    return (values, .dictionary(members))
  }

  private mutating func value(depth: Int) -> (Any, DocumentTree) {
    switch Int.random(in: depth < 6 ? 0...10 : 4...10, using: &generator) {
    case 0...3:
      return container(depth: depth)
    case 4:
      return (Bool.random(using: &generator), .boolean)
    case 5:
      return (Date(timeIntervalSinceReferenceDate: 600_000_000), .other)
    case 6:
      let bytes = (0..<Int.random(in: 0...99, using: &generator)).map { UInt8($0) }
      return (Data(bytes), .other)
    case 7:
      let shift = Int.random(in: 0...63, using: &generator)
      let integer = Int(truncatingIfNeeded: generator.next()) >> shift
      return (integer, .number(Double(integer), ""))
    case 8:
      let real = generator.finiteDouble()
      return (real, .number(real, ""))
    default:
      let string = text()
      return (string, .string(string))
    }
  }

  /// Text without control characters, which XML has no way to write.
  private mutating func text() -> String {
    let scalars = "abcXYZ <>&'\"\n\t]]>;#-/=\u{7F}é¥価\u{2028}\u{FFFD}😀".unicodeScalars.map { $0 }
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      text.append(scalars[Int.random(in: 0..<scalars.count, using: &generator)])
    }
    return String(text)
  }

  mutating func openStepContainer(depth: Int) -> String {
    let count = Int.random(in: 0...6, using: &generator)
    if Bool.random(using: &generator) {
      let elements = (0..<count).map { _ in blank() + openStepValue(depth: depth + 1) + blank() }
      let last = count > 0 && Bool.random(using: &generator) ? "," : ""
      return "(" + elements.joined(separator: ",") + last + blank() + ")"
    }
    let members = (0..<count).map { position in
      let key = Bool.random(using: &generator) ? "key\(position)" : quoted(suffix: "\(position)")
      return blank() + key + blank() + "=" + blank() + openStepValue(depth: depth + 1) + blank()
    }
    return "{" + members.map { $0 + ";" }.joined() + blank() + "}"
  }

  private mutating func openStepValue(depth: Int) -> String {
    switch Int.random(in: depth < 6 ? 0...7 : 3...7, using: &generator) {
    case 0...2: openStepContainer(depth: depth)
    case 3: ["<>", "<0fbd77>", "< 0F bd\n77 >"].randomElement(using: &generator) ?? ""
    case 4...5:
      ["200", "-1.5", "007", "a_b$c.d:e-f", "http://example.com/*".dropLast(2) + "x"]
        .randomElement(using: &generator) ?? ""
    default: quoted(suffix: "")
    }
  }

  private mutating func quoted(suffix: String) -> String {
    let quote = Bool.random(using: &generator) ? "\"" : "'"
    let parts = [
      "a", "b c", "/* */", "// ", "価", "é", "😀", "\\n", "\\t", "\\\\", "\\\"", "\\'", "\\101",
      "\\341", "\\7", "\\U00e9", "\\U4fa1", "\n", ";", "<", "=",
    ]
    let count = Int.random(in: 0...20, using: &generator)
    let chosen = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }
    return quote + chosen.joined() + "|" + suffix + quote
  }

  private mutating func blank() -> String {
    ["", "", " ", "\n\t", " /* c */", " // c\n", "\r\n"].randomElement(using: &generator) ?? ""
  }
}
