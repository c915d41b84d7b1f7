import Testing

@testable import MasonryKit

@Suite struct RecordPathTests {
  @Test(arguments: [
    (".", [RecordPath.Step]()), ("a", [.key("a")]), (".a", [.key("a")]),
    ("a.b", [.key("a"), .key("b")]), ("a[0].b", [.key("a"), .index(0), .key("b")]),
    ("a[]", [.key("a"), .elements]), ("[]", [.elements]), ("*", [.values]),
    ("a.*", [.key("a"), .values]), (#""odd.key"[2]"#, [.key("odd.key"), .index(2)]),
    (#""*""#, [.key("*")]), (#""q\"\\\u0077""#, [.key("q\"\\w")]),
    ("a b.ü", [.key("a b"), .key("ü")]),
    ("a[][]", [.key("a"), .elements, .elements]), ("a-b:c$", [.key("a-b:c$")]),
  ])
  func stepsOfAPath(_ text: String, _ steps: [RecordPath.Step]) throws {
    #expect(try RecordPath(text).steps == steps)
    #expect(try RecordPath(RecordPath.text(of: steps)).steps == steps)
  }

  @Test(arguments: [
    ("", 0), ("a.", 2), ("a..b", 2), ("a[", 2), ("a[x]", 2), ("a[-1]", 2), ("a]", 1),
    (#""a"#, 2), (#""a"b"#, 3), ("a[1", 3), ("..", 1), (#""\x""#, 2),
  ])
  func whatIsNoPathIsRefusedWithAPlace(_ text: String, _ offset: Int) {
    do {
      _ = try RecordPath(text)
      Issue.record("\(text) is no path")
    } catch {
      #expect(error.offset == offset)
    }
  }
}
