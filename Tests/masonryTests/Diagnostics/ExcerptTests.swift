import Testing

@testable import masonry

@Suite struct ExcerptTests {
  @Test func aShortTextStaysAsItIs() {
    #expect(Excerpt.of("\"270px\"") == "\"270px\"")
    #expect(Excerpt.of("瀑布流") == "瀑布流")
  }

  @Test func aLongTextIsCutAfterFortyCharactersAndClosed() {
    let digits = String(repeating: "0123456789", count: 5)
    #expect(Excerpt.of(digits) == "0123456789012345678901234567890123456789…")
    #expect(Excerpt.of("\"\(digits)\"") == "\"012345678901234567890123456789012345678…\"")
  }

  @Test func aCharacterIsNeverSplit() {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    let text = String(repeating: family, count: 41)
    #expect(Excerpt.of(text) == String(repeating: family, count: 40) + "…")
  }

  @Test func marksPiledOnACharacterAreCut() {
    let text = "a" + String(repeating: "\u{301}", count: 1000)
    #expect(Excerpt.of(text).unicodeScalars.count == 8)
  }

  @Test func whatDisturbsATerminalIsEscaped() {
    #expect(Excerpt.of("a\nb\rc\td") == "a\\nb\\rc\\td")
    #expect(Excerpt.of("\u{1B}[31m\u{7F}\u{0}") == "\\u{1B}[31m\\u{7F}\\u{0}")
    #expect(Excerpt.of("\u{202E}abc\u{2028}") == "\\u{202E}abc\\u{2028}")
  }

  @Test func aLongListEndsWithHowManyMore() {
    #expect(Excerpt.list(["a", "b"]) == "a, b")
    let names = (1...42).map { "k\($0)" }
    #expect(
      Excerpt.list(names)
        == "k1, k2, k3, k4, k5, k6, k7, k8, k9, k10, k11, k12 and 30 more")
  }

  @Test(arguments: [
    ("a.b", "a.b"), ("rows[].size", "'rows[].size'"), ("it's", "'it'\\''s'"), ("", "''"),
  ])
  func aPathIsOneWordOfAShell(_ text: String, _ word: String) {
    #expect(shellWord(text) == word)
  }
}
