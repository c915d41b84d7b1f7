import Foundation
import Testing

@testable import MasonryKit

/// The JSON reader against the grammar and against Foundation, on random texts.
@Suite struct JSONDifferentialTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func randomDocumentsHoldWhatFoundationFinds(seed: UInt64) throws {
    var text = RandomJSON(seed: seed)
    for round in 0..<120 {
      let bytes = Array(text.document().utf8)
      let tree = try documents(JSONCursor(ArraySource(bytes, chunk: 1 + round % 40)))
      let foundation = try JSONSerialization.jsonObject(
        with: Data(bytes), options: .fragmentsAllowed)
      #expect(
        tree.count == 1 && tree.allSatisfy { equals($0, foundation) },
        "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: 101...116 as ClosedRange<UInt64>)
  func damagedTextsAreJudgedAsTheGrammarDoes(seed: UInt64) {
    var text = RandomJSON(seed: seed)
    for round in 0..<250 {
      let bytes = text.damaged(Array(text.document().utf8))
      // Zeros at the start make another encoding of it.
      if bytes.prefix(4).contains(0) || bytes.first ?? 0 > 0xEE { continue }
      let place: Comment = "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self))"
      let grammar = PlainJSON.accepts(bytes)
      let read = (try? JSONCursor(ArraySource(bytes, chunk: 7))).flatMap { try? documents($0) }
      #expect((read?.count == 1) == grammar, place)
      let passed = (try? JSONCursor(ArraySource(bytes))).flatMap { try? skipDocuments($0) }
      #expect((passed == 1) == grammar, place)
      let foundation = try? JSONSerialization.jsonObject(
        with: Data(bytes), options: .fragmentsAllowed)
      if grammar {
        #expect(foundation != nil || PlainJSON.isBeyondFoundation(bytes), place)
      } else if foundation != nil {
        #expect(PlainJSON.hasTrailingComma(bytes), place)
      }
    }
  }

  /// Whether two readers found the same.
  private func equals(_ tree: DocumentTree, _ value: Any) -> Bool {
    switch (tree, value) {
    case (.null, is NSNull): return true
    case (.boolean, is Bool): return true
    case (.string(let text), let other as String):
      return text.unicodeScalars.elementsEqual(other.unicodeScalars)
    case (.number(let number, let text), let other as NSNumber):
      // Foundation goes by way of decimal numbers, which costs the last digits.
      let difference = abs(number - other.doubleValue)
      return number == Double(text) && difference <= abs(number) * 1e-14
    case (.array(let elements), let others as [Any]):
      return elements.count == others.count && zip(elements, others).allSatisfy { equals($0, $1) }
    case (.dictionary(let members), let others as [String: Any]):
      return members.count == others.count
        && members.allSatisfy { member in
          others[member.key].map { equals(member.value, $0) } ?? false
        }
    default: return false
    }
  }
}

/// Random JSON texts, and damage to them.
private struct RandomJSON {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func document() -> String { space() + value(depth: 0) + space() }

  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let common =
      Array("[]{}\",:\\u0123456789eE+-.tfn/ \n".utf8) + [0xC3, 0xCF, 0xED, 0xA0, 0xFF, 0]
    for _ in 0...Int.random(in: 0...2, using: &generator) where !bytes.isEmpty {
      let position = Int.random(in: 0..<bytes.count, using: &generator)
      let byte = common.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0...3, using: &generator) {
      case 0: bytes[position] = byte
      case 1: bytes.insert(byte, at: position)
      case 2: bytes.remove(at: position)
      default: bytes[position] = UInt8.random(in: 0...255, using: &generator)
      }
    }
    return bytes
  }

  private mutating func value(depth: Int) -> String {
    let count = Int.random(in: 0...4, using: &generator)
    switch Int.random(in: depth < 5 ? 0...8 : 3...8, using: &generator) {
    case 0, 1:
      let elements = (0..<count).map { _ in space() + value(depth: depth + 1) + space() }
      return "[" + (count == 0 ? space() : elements.joined(separator: ",")) + "]"
    case 2, 3:
      let members = (0..<count).map { position in
        let key = string(suffix: "\(position)")
        return space() + key + space() + ":" + space() + value(depth: depth + 1) + space()
      }
      return "{" + (count == 0 ? space() : members.joined(separator: ",")) + "}"
    case 4: return ["true", "false", "null"].randomElement(using: &generator) ?? "null"
    case 5, 6: return number()
    default: return string(suffix: "")
    }
  }

  private mutating func number() -> String {
    var text = Bool.random(using: &generator) ? "-" : ""
    text += "\(UInt32.random(in: 0...99_999, using: &generator))"
    if Bool.random(using: &generator) {
      text += ".\(UInt32.random(in: 0...UInt32.max, using: &generator))"
    }
    if Bool.random(using: &generator) {
      text += ["e", "E", "e+", "E-"].randomElement(using: &generator) ?? "e"
      text += "\(Int.random(in: 0...20, using: &generator))"
    }
    return text
  }

  private mutating func string(suffix: String) -> String {
    let parts = [
      "a", "bc", " ", "é", "価", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\ud83d\\ude00",
      "0123456789", "[", "}", ",", "'", "\u{7F}", "\u{2028}",
    ]
    let count = Int.random(in: 0...12, using: &generator)
    let chosen = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }
    return "\"" + chosen.joined() + suffix + "\""
  }

  private mutating func space() -> String {
    ["", "", "", " ", "\n", "\t", "\r\n", "  \n "].randomElement(using: &generator) ?? ""
  }
}
