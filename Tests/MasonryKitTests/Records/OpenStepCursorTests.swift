import Testing

@testable import MasonryKit

@Suite struct OpenStepCursorTests {
  /// A document with a bit of everything.
  static let sample = #"""
    // sizes
    (
      { w = 200; "h h" = '1.50'; /* none */ $k_1 = http://example.com/i-1.jpg; },
      "a\"\n\\\101\U00e9\Ud83d\Ude00価\q", <0fbd 77>, (), {},
      <*I-5>, <*R1.5>, <*BY>, <*D2019-03-19 13:49:33 +0000>, 007, // last
    ) /* end */
    """#

  static let tree = DocumentTree.array([
    .dictionary([
      .init("w", .bareNumber("200")), .init("h h", .string("1.50")),
      .init("$k_1", .string("http://example.com/i-1.jpg")),
    ]),
    .string("a\"\n\\Aé😀価q"), .other, .array([]), .dictionary([]),
    .number(-5, "-5"), .number(1.5, "1.5"), .boolean, .other, .string("007"),
  ])

  static func cursor(_ text: String, chunk: Int = .max) -> OpenStepCursor {
    OpenStepCursor(window: ByteWindow(source: ArraySource(Array(text.utf8), chunk: chunk)))
  }

  func tree(_ text: String) throws -> DocumentTree? {
    try documents(Self.cursor(text)).first
  }

  @Test(arguments: [1, 2, 3, 7, Int.max])
  func aDocumentWithABitOfEverythingIsRead(chunk: Int) throws {
    #expect(try documents(Self.cursor(Self.sample, chunk: chunk)) == [Self.tree])
    #expect(try skipDocuments(Self.cursor(Self.sample, chunk: chunk)) == 1)
  }

  @Test func everyTruncationIsAnErrorWithAPosition() throws {
    let sample = "({ a = \"b\\Ud83d\\Ude00\"; c = (1, <0f>, <*I1>); /* x */ 'd' = e; })"
    #expect(try skipDocuments(Self.cursor(sample)) == 1)
    for length in 1..<sample.utf8.count {
      let part = String(decoding: sample.utf8.prefix(length), as: UTF8.self)
      for chunk in [Int.max, 3] {
        #expect(fault(Self.cursor(part, chunk: chunk))?.location != nil, "\(part)")
        #expect(skipFault(Self.cursor(part, chunk: chunk))?.location != nil, "\(part)")
      }
    }
  }

  @Test func nothingButBlanksAndCommentsIsNoDocument() throws {
    #expect(try documents(Self.cursor("")) == [])
    #expect(try documents(Self.cursor(" // nothing\r\n/**/\u{2028}")) == [])
  }

  @Test(arguments: [
    ("200", true), ("-1.5", true), ("1e5", true), ("0", true), ("007", false), ("1.", false),
    ("1px", false), (".5", false), ("-", false), ("1/2", false), ("nan", false),
  ])
  func aBareWordMayBeANumber(word: String, isNumber: Bool) throws {
    #expect(try tree("(\(word))") == .array([isNumber ? .bareNumber(word) : .string(word)]))
    #expect(try tree("(\"\(word)\")") == .array([.string(word)]))
  }

  @Test(arguments: [
    (#"\a\b\t\n\v\f\r"#, "\u{7}\u{8}\t\n\u{B}\u{C}\r"), (#"\7\101\1012"#, "\u{7}AA2"),
    (#"\341\256"#, "Æﬁ"), (#"\U41g"#, "Ag"), (#"\U000e91"#, "\u{E}91"), (#"\é\'\/"#, "é'/"),
    ("\\\n", "\n"), ("\u{1}", "\u{1}"),
  ])
  func escapesAreTheirCharacters(written: String, text: String) throws {
    #expect(try tree("\"\(written)\"") == .string(text))
    #expect(try documents(Self.cursor("\"\(written)\"", chunk: 1)) == [.string(text)])
  }

  @Test(
    arguments: [
      ("(a b)", .unexpected(found: "\"b\"", expected: "\",\" or \")\""), 1, 4),
      ("(,)", .unexpected(found: "\",\"", expected: "a value"), 1, 2),
      ("(a,,)", .unexpected(found: "\",\"", expected: "a value"), 1, 4),
      ("(a;)", .unexpected(found: "\";\"", expected: "\",\" or \")\""), 1, 3),
      ("{\n a = 1 }", .unexpected(found: "\"}\"", expected: "\";\""), 2, 8),
      ("{ a = 1, b = 2; }", .unexpected(found: "\",\"", expected: "\";\""), 1, 8),
      ("{ a : 1; }", .unexpected(found: "\":\"", expected: "\"=\""), 1, 5),
      ("{ a; }", .unexpected(found: "\";\"", expected: "\"=\""), 1, 4),
      ("{ a = ; }", .unexpected(found: "\";\"", expected: "a value"), 1, 7),
      ("{ (a) = b; }", .unexpected(found: "\"(\"", expected: "a key or \"}\""), 1, 3),
      ("(a) b", .unexpected(found: "\"b\"", expected: "the end of the document"), 1, 5),
      ("a = b;", .unexpected(found: "\"=\"", expected: "the end of the document"), 1, 3),
      ("(é)", .unexpected(found: "\"é\"", expected: "a value"), 1, 2),
      ("(<0g>)", .unexpected(found: "\"g\"", expected: "a hexadecimal digit"), 1, 4),
      ("(<0ff>)", .unexpected(found: "\">\"", expected: "a hexadecimal digit"), 1, 6),
      ("(<*BX>)", .unexpected(found: "\"X\"", expected: "Y or N"), 1, 5),
      ("(<*X>)", .unexpected(found: "\"X\"", expected: "I, R, B or D"), 1, 4),
      (#"("a\Ux")"#, .invalidEscape(#"\U"#), 1, 4),
      (#"("\Ud83d")"#, .invalidEscape(#"\Ud83d"#), 1, 3),
      (#"("\Ude00\Ud83d")"#, .invalidEscape(#"\Ude00"#), 1, 3),
      (#"("\Ud83d\U0041")"#, .invalidEscape(#"\Ud83d\U0041"#), 1, 3),
      ("(\"a\0\")", .controlCharacter(0), 1, 4),
      ("(\0)", .unexpected(found: "byte 0x00", expected: "a value"), 1, 2),
      ("(", .unexpectedEnd(within: "an array"), 1, 2),
      ("{ ", .unexpectedEnd(within: "a dictionary"), 1, 3),
      ("(\"a", .unexpectedEnd(within: "a string"), 1, 4),
      ("(/* ", .unexpectedEnd(within: "a comment"), 1, 5),
    ] as [(String, SyntaxFault, Int, Int)])
  func whatIsNotWellFormedIsAFaultAtItsByte(
    document: String, expected: SyntaxFault, line: Int, column: Int
  ) {
    #expect(fault(Self.cursor(document)) == Fault(expected, line, column))
    #expect(fault(Self.cursor(document, chunk: 1)) == Fault(expected, line, column))
    #expect(skipFault(Self.cursor(document)) == Fault(expected, line, column))
  }

  @Test func aTypedNumberThatIsNoneIsAFault() throws {
    #expect(fault(Self.cursor("(<*I1.5>)")) == Fault(.invalidNumber("1.5"), 1, 2))
    #expect(try tree("<*Rnan>") == .number(.infinity, "nan"))
    let digits = String(repeating: "1", count: 1 << 20)
    #expect(try tree("<*I\(digits)>") == .number(.infinity, digits))
    #expect(
      fault(Self.cursor("<*I\(digits)1>"))?.reason == .numberTooLong(limit: 1 << 20))
  }

  @Test func textThatIsNoUTF8IsAFault() {
    let bytes = Array("(\"é".utf8) + [0xC3] + Array("\")".utf8)
    let window = ByteWindow(source: ArraySource(bytes))
    #expect(fault(OpenStepCursor(window: window)) == Fault(.invalidUTF8, 1, 5))
  }

  @Test func tokensLongerThanTheWindowAreReadAndPassedOver() throws {
    let word = String(repeating: "long", count: 100_000)
    let blank = String(repeating: " /* blank */ ", count: 30_000)
    let document = "{\(word)\(blank)=\(blank)\"\(word) \(word)\"\(blank);}"
    #expect(try tree(document) == .dictionary([.init(word, .string("\(word) \(word)"))]))
    #expect(try skipDocuments(Self.cursor(document)) == 1)
  }

  @Test func nestingIsFollowedTo512AndNoFurther() {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    }
    #expect(fault(Self.cursor(nested(512))) == nil)
    #expect(skipFault(Self.cursor(nested(512))) == nil)
    let tooDeep = Fault(reason: .nestingTooDeep(limit: 512), 1, 513)
    #expect(fault(Self.cursor(nested(513))) == tooDeep)
    #expect(skipFault(Self.cursor(nested(200_000))) == tooDeep)
    #expect(skipFault(Self.cursor(String(repeating: "{a=", count: 200_000))) != nil)
  }
}
