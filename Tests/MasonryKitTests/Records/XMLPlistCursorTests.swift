import Testing

@testable import MasonryKit

@Suite struct XMLPlistCursorTests {
  /// A document with a bit of everything.
  static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- sizes -->
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://example.com/p.dtd" [
      <!ENTITY big "]>"> <?pi ]> ?> <!-- ]> -->
    ]>
    <plist version="1.0">
    <dict>
      <key>w</key> <integer>200</integer>
      <key>a&amp;b</key> <real>0.5</real>
      <key>¥</key> <string>価格 &lt;&#x10FFFF;&#65;<![CDATA[<&]]>!</string>
      <key>list</key>
      <array>
        <true/><false></false><array/><dict/><string/>
        <date>2019-03-19T13:49:33Z</date><data>AAEC</data><!-- last -->
      </array>
    </dict>
    </plist>
    """

  static let sampleTree = DocumentTree.dictionary([
    .init("w", .number(200, "200")),
    .init("a&b", .number(0.5, "0.5")),
    .init("¥", .string("価格 <\u{10FFFF}A<&!")),
    .init(
      "list",
      .array([
        .boolean, .boolean, .array([]), .dictionary([]), .string(""), .other, .other,
      ])),
  ])

  static func cursor(_ text: String, chunk: Int = .max) -> XMLPlistCursor {
    cursor(Array(text.utf8), chunk: chunk)
  }

  static func cursor(_ bytes: [UInt8], chunk: Int = .max) -> XMLPlistCursor {
    XMLPlistCursor(window: ByteWindow(source: ArraySource(bytes, chunk: chunk)))
  }

  func tree(_ text: String) throws -> DocumentTree? {
    try documents(Self.cursor(text)).first
  }

  @Test func aDocumentWithABitOfEverythingIsRead() throws {
    #expect(try documents(Self.cursor(Self.sample)) == [Self.sampleTree])
    #expect(try skipDocuments(Self.cursor(Self.sample)) == 1)
  }

  @Test(arguments: [1, 2, 3, 5, 7, 15, 16, 17])
  func pieceByPieceItReadsTheSame(chunk: Int) throws {
    #expect(try documents(Self.cursor(Self.sample, chunk: chunk)) == [Self.sampleTree])
    #expect(try skipDocuments(Self.cursor(Self.sample, chunk: chunk)) == 1)
  }

  @Test func everyTruncationIsAnErrorWithAPosition() throws {
    let bytes = Array(Self.sample.utf8)
    for length in 1..<bytes.count {
      for chunk in [Int.max, 3] {
        let read = fault(Self.cursor(Array(bytes[..<length]), chunk: chunk))
        #expect(read?.location != nil, "\(length) bytes in pieces of \(chunk)")
        let skipped = skipFault(Self.cursor(Array(bytes[..<length]), chunk: chunk))
        #expect(skipped?.location != nil, "\(length) bytes in pieces of \(chunk)")
      }
    }
  }

  @Test func nothingButBlanksIsNoDocument() throws {
    #expect(try documents(Self.cursor("")) == [])
    #expect(try documents(Self.cursor(" \r\n")) == [])
  }

  @Test func linesMayEndWithCarriageReturnsAndABlankLineMayComeFirst() throws {
    let text = "\r\n" + Self.sample.replacing("\n", with: "\r\n") + "\r\n"
    #expect(try documents(Self.cursor(text)) == [Self.sampleTree])
  }

  @Test func theWrapperMayBeMissing() throws {
    #expect(try tree("<array><integer>1</integer></array>") == .array([.number(1, "1")]))
    #expect(try tree("<string>s</string>\n<!-- end -->") == .string("s"))
  }

  @Test func aKeyThatStandsTwiceIsGivenTwice() throws {
    #expect(
      try tree("<dict><key>w</key><true/><key>w</key><string>2</string></dict>")
        == .dictionary([.init("w", .boolean), .init("w", .string("2"))]))
  }

  @Test func tagsMayHoldBlanksAndAttributes() throws {
    #expect(
      try tree("<dict ><key a='>' b = \"/\"\n>k</key\t><integer\n>1</integer ></dict\n>")
        == .dictionary([.init("k", .number(1, "1"))]))
    #expect(try tree("<array x='1' />") == .array([]))
    #expect(try tree("<true ></true >") == .boolean)
  }

  @Test(
    arguments: [
      ("<integer>0</integer>", 0, "0"),
      ("<integer>-42</integer>", -42, "-42"),
      ("<integer> \n+42\t</integer>", 42, "42"),
      ("<integer>007</integer>", 7, "7"),
      ("<integer>0x1F</integer>", 31, "31"),
      ("<integer>-0Xff</integer>", -255, "-255"),
      ("<integer>0xFFFFFFFFFFFFFFFF</integer>", 0x1p64, "18446744073709551615"),
      (
        "<integer>12345678901234567890</integer>", 12_345_678_901_234_567_168,
        "12345678901234567890"
      ),
      ("<integer>1<!-- -->2</integer>", 12, "12"),
      ("<integer>&#49;</integer>", 1, "1"),
      ("<real>1.50</real>", 1.5, "1.50"),
      ("<real>.5</real>", 0.5, "0.5"),
      ("<real>5.</real>", 5, "5"),
      ("<real>-05.e+2</real>", -500, "-5e+2"),
      ("<real>1E-7</real>", 1e-7, "1E-7"),
      ("<real>+1E-7</real>", 1e-7, "1E-7"),
      ("<real>1e999</real>", .infinity, "1e999"),
      ("<real>nan</real>", .infinity, "nan"),
      ("<real>-Infinity</real>", .infinity, "-Infinity"),
      ("<real>+inf</real>", .infinity, "+inf"),
    ] as [(String, Double, String)])
  func numbersHaveTheirValueAndAJSONText(document: String, value: Double, text: String) throws {
    #expect(try tree(document) == .number(value, text))
    #expect(try documents(Self.cursor(document, chunk: 1)) == [.number(value, text)])
  }

  @Test(arguments: [
    ("integer", ""), ("integer", "1.5"), ("integer", "1e3"), ("integer", "x"), ("integer", "--1"),
    ("integer", "0x"), ("integer", "0x10000000000000000"), ("integer", "nan"), ("integer", "1 2"),
    ("real", ""), ("real", "."), ("real", "-"), ("real", "1e"), ("real", "0x10"), ("real", "1,5"),
    ("real", "200px"), ("real", "infinit"),
  ])
  func whatIsNoNumberIsAFault(element: String, text: String) throws {
    let document = "<array>\n<\(element)>\(text)</\(element)></array>"
    #expect(fault(Self.cursor(document)) == Fault(.invalidNumber(text), 2, 1))
    // Nobody asked for its value.
    #expect(try skipDocuments(Self.cursor(document)) == 1)
  }

  @Test func aNumberOfMoreThanAMegabyteIsRefused() throws {
    let digits = String(repeating: "1", count: 1 << 20)
    #expect(try tree("<integer>\(digits)</integer>") == .number(.infinity, digits))
    let longer = fault(Self.cursor("<array>\n<integer>\(digits)1</integer></array>"))
    #expect(longer?.reason == .numberTooLong(limit: 1 << 20))
  }

  @Test func textKeepsItsBlanksAndEndsLinesWithALineFeed() throws {
    #expect(try tree("<string> a\r\nb\rc\n\td </string>") == .string(" a\nb\nc\n\td "))
    #expect(try tree("<string>a<?pi x?>b<!-- c -->d</string>") == .string("abd"))
    #expect(try tree("<string>]]></string>") == .string("]]>"))
    #expect(try tree("<string><![CDATA[]]]]><![CDATA[>]]></string>") == .string("]]>"))
  }

  @Test func textLongerThanTheWindowIsReadAndPassedOver() throws {
    let long = String(repeating: "long 長い ", count: 50_000)
    #expect(try tree("<array><string>\(long)</string></array>") == .array([.string(long)]))
    let key =
      "<dict><key>\(long)</key><data>\(String(repeating: "A\n", count: 200_000))</data></dict>"
    #expect(try tree(key) == .dictionary([.init(long, .other)]))
    #expect(try skipDocuments(Self.cursor(key)) == 1)
  }

  @Test func latin1IsReadWhereTheDeclarationSaysSo() throws {
    let bytes =
      Array("<?xml version='1.0' encoding = 'iso-8859-1'?><string>caf".utf8) + [0xE9]
      + Array("</string>".utf8)
    #expect(try documents(Self.cursor(bytes)) == [.string("café")])
    #expect(
      fault(Self.cursor("<?xml version=\"1.0\" encoding=\"Shift_JIS\"?><array/>"))
        == Fault(.unknownEncoding("Shift_JIS"), 1, 1))
    #expect(try tree("<?xml version=\"1.0\" encoding=\"UTF-16\"?><array/>") == .array([]))
  }

  @Test(
    arguments: [
      ("<array><string>\u{1}</string></array>", .controlCharacter(1), 1, 16),
      ("<array>\n <dict></array>", .unexpected(found: "\"</array>\"", expected: "</dict>"), 2, 8),
      ("<array></dict>", .unexpected(found: "\"</dict>\"", expected: "</array>"), 1, 8),
      ("<dict><key>a</key></dict>", .unexpected(found: "\"</dict>\"", expected: "a value"), 1, 19),
      ("<dict><key>a</key><key>", .unexpected(found: "\"<key>\"", expected: "a value"), 1, 19),
      (
        "<dict><string>a</string></dict>",
        .unexpected(found: "\"<string>\"", expected: "<key> or </dict>"), 1, 7
      ),
      (
        "<array>\ntext</array>", .unexpected(found: "\"text\"", expected: "a value or </array>"), 2,
        1
      ),
      (
        "<array><foo/></array>",
        .unexpected(found: "\"<foo/>\"", expected: "a value or </array>"), 1, 8
      ),
      (
        "<array><integers>1</integers></array>",
        .unexpected(found: "\"<integers>\"", expected: "a value or </array>"), 1, 8
      ),
      ("<array/>x", .unexpected(found: "\"x\"", expected: "the end of the document"), 1, 9),
      (
        "<array/><array/>", .unexpected(found: "\"<array/>\"", expected: "the end of the document"),
        1, 9
      ),
      ("<plist/>", .unexpected(found: "\"<plist/>\"", expected: "a value"), 1, 1),
      ("<plist></plist>", .unexpected(found: "\"</plist>\"", expected: "a value"), 1, 8),
      (
        "<plist><true/><true/></plist>", .unexpected(found: "\"<true/>\"", expected: "</plist>"), 1,
        15
      ),
      ("<plist><true/>", .unexpectedEnd(within: "<plist>"), 1, 15),
      ("<true>x</true>", .unexpected(found: "\"x\"", expected: "</true>"), 1, 7),
      ("<string><b>c</b></string>", .unexpected(found: "\"<b>\"", expected: "</string>"), 1, 9),
      ("<string>a\n&nbsp;</string>", .unknownEntity("nbsp"), 2, 1),
      ("<string>Tom & Jerry</string>", .unexpected(found: "\"&\"", expected: "\"&amp;\""), 1, 13),
      ("<string>&#0;</string>", .unknownEntity("#0"), 1, 9),
      ("<string>&#xD800;</string>", .unknownEntity("#xD800"), 1, 9),
      ("<string>&#xFFFE;</string>", .unknownEntity("#xFFFE"), 1, 9),
      ("<string>&#x110000;</string>", .unknownEntity("#x110000"), 1, 9),
      ("<string>&#-1;</string>", .unknownEntity("#-1"), 1, 9),
      ("<string>&#;</string>", .unknownEntity("#"), 1, 9),
      ("<!-- only -->", .unexpectedEnd(within: "the document"), 1, 14),
      ("<array><!-- ", .unexpectedEnd(within: "a comment"), 1, 13),
      ("<array a='b'c='d'/>", .unexpected(found: "\"c\"", expected: "\">\""), 1, 13),
      ("<array/ >", .unexpected(found: "\" \"", expected: "\">\""), 1, 8),
      ("<!DOCTYPE p [ > ]><array/>", .unexpected(found: "\">\"", expected: "\"]\""), 1, 15),
    ] as [(String, SyntaxFault, Int, Int)])
  func whatIsNotWellFormedIsAFaultAtItsByte(
    document: String, expected: SyntaxFault, line: Int, column: Int
  ) throws {
    #expect(fault(Self.cursor(document)) == Fault(expected, line, column))
    #expect(fault(Self.cursor(document, chunk: 1)) == Fault(expected, line, column))
    #expect(skipFault(Self.cursor(document)) == Fault(expected, line, column))
  }

  @Test func anEntityThatTheDocumentDeclaresIsNotExpanded() throws {
    let document = "<!DOCTYPE p [<!ENTITY lol 'lol'>]><array><string>&lol;</string></array>"
    #expect(fault(Self.cursor(document)) == Fault(.unknownEntity("lol"), 1, 50))
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
      [0xE0, 0x9F, 0xBF], [0xF5, 0x80, 0x80, 0x80], [0x80],
    ] as [[UInt8]])
  func textThatIsNoUTF8IsAFault(bytes: [UInt8]) throws {
    let document =
      Array("<array><string>é".utf8) + bytes + Array("</string></array>".utf8)
    #expect(fault(Self.cursor(document)) == Fault(.invalidUTF8, 1, 18))
    #expect(fault(Self.cursor(document, chunk: 1)) == Fault(.invalidUTF8, 1, 18))
    #expect(skipFault(Self.cursor(document)) == Fault(.invalidUTF8, 1, 18))
  }

  @Test func aSectionThatIsNoUTF8IsAFault() {
    let document = Array("<string><![CDATA[é".utf8) + [0xFF] + Array("]]></string>".utf8)
    #expect(fault(Self.cursor(document)) == Fault(.invalidUTF8, 1, 20))
  }

  @Test func aZeroByteIsAFaultAndNoEnd() throws {
    for position in ["<string>a\0</string>", "<array>\0</array>", "<array/>\0", "\0<array/>"] {
      #expect(fault(Self.cursor(position)) != nil)
    }
  }

  @Test func nestingIsFollowedTo512AndNoFurther() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    }
    #expect(fault(Self.cursor(nested(512))) == nil)
    #expect(skipFault(Self.cursor(nested(512))) == nil)
    let tooDeep = Fault(reason: .nestingTooDeep(limit: 512), 1, 512 * 7 + 1)
    #expect(fault(Self.cursor(nested(513))) == tooDeep)
    #expect(skipFault(Self.cursor(nested(200_000))) == tooDeep)
    #expect(skipFault(Self.cursor(String(repeating: "<dict><key/>", count: 200_000))) != nil)
  }

  @Test func aPlaceStaysKnownWhereTheWindowSlides() throws {
    let padding = String(repeating: "<!-- padding -->\n", count: 8000)
    var cursor = Self.cursor("<array>\(padding)<true/>\n<array>\n<false/></array></array>")
    #expect(try cursor.nextDocument())
    try cursor.enter()
    #expect(try cursor.nextElement(isFirst: true))
    try cursor.skip()
    #expect(try cursor.nextElement(isFirst: false))
    let offset = cursor.offset
    try cursor.skip()
    #expect(cursor.location(ofOffset: offset) == .text(line: 8002, column: 1))
  }
}
