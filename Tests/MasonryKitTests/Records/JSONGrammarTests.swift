import Testing

@testable import MasonryKit

/// What RFC 8259 accepts and refuses, text by text.
@Suite struct JSONGrammarTests {
  @Test(arguments: [
    // Scalars alone.
    "0", "-0", "7", "-7", "10", "1234567", "12345678", "123456789", "0.5", "-0.5", "0.0", "1.50",
    "10.01", "0e0", "0E0", "1e5", "1E5", "1e+5", "1E+5", "1e-5", "1E-5", "1.5e10", "-1.5E-10",
    "0e99", "-0e-99", "0.000000000000000000000001", "1e400", "-1e400", "1e-400",
    "123456789012345678901234567890", "1.7976931348623157e308", "5e-324", "1e00", "1e0005",
    "0.10e-07", "true", "false", "null", "\"\"", "\"a\"", "\" \"",
    // Strings.
    "\"a b\"", "\"\\\"\"", "\"\\\\\"", "\"\\/\"", "\"/\"", "\"\\b\\f\\n\\r\\t\"", "\"\\u0000\"",
    "\"\\u0041\"", "\"\\u00e9\"", "\"\\u00E9\"", "\"\\uABCD\"", "\"\\uabcd\"",
    "\"\\ud83d\\ude00\"", "\"\\uD83D\\uDE00\"", "\"\\ud83d\"", "\"\\ude00\"", "\"\\ude00\\ud83d\"",
    "\"\\ud83dx\"", "\"\\ud83d\\n\"", "\"\\ud83d\\ud83d\\ude00\"", "\"\\uFFFF\"", "\"\\uFFFE\"",
    "\"é\"", "\"価格\"", "\"😀\"", "\"\u{7F}\"", "\"\u{80}\"", "\"\u{2028}\u{2029}\"",
    "\"\u{FEFF}\"", "\"\u{FFFF}\"", "\"\u{10FFFF}\"", "\"'\"", "\"//\"", "\"/* */\"", "\"[{,:}]\"",
    "\"\\\\\\\"\"", "\"\\\\u0041\"", "\"0123456789abcdef0123456789\"", "\"true\"", "\"\\u002F\"",
    // Arrays.
    "[]", "[ ]", "[\n]", "[[]]", "[[],[]]", "[1]", "[1,2]", "[ 1 , 2 ]", "[1,\n2]", "[\"a\",1]",
    "[true,false,null]", "[null]", "[0]", "[-0]", "[1e1]", "[[[[[[[[]]]]]]]]", "[{}]", "[{},{}]",
    "[\"\"]", "[[1,2],[3,4]]", "[1.5e2]", "[\t1\t]",
    // Objects.
    "{}", "{ }", "{\n}", "{\"a\":1}", "{\"a\" : 1}", "{ \"a\":1 }", "{\"a\":1,\"b\":2}",
    "{\"a\":1,\"a\":2}", "{\"\":0}", "{\"a\":{}}", "{\"a\":[]}", "{\"a\":{\"b\":{\"c\":null}}}",
    "{\"\\u0061\":1}", "{\"a b\":1}", "{\"価\":1}", "{\"a\":\"b\"}", "{\"a\":\ntrue}",
    "{\"__proto__\":1}", "{\"a\":[{\"b\":[{}]}]}", "{\"1\":1}",
    // White space around it.
    " 1", "1 ", "\n1\n", "\t[]\t", "\r\n{}\r\n", " \t\r\n null \t\r\n ", "[ \t\r\n]",
    "{\t\"a\"\r:\n1 }",
  ])
  func accepted(_ text: String) {
    #expect(count(Array(text.utf8)) == 1)
    #expect(PlainJSON.accepts(Array(text.utf8)))
  }

  @Test(arguments: [
    // Nothing, or no value.
    "", " ", "\n", ",", ":", "]", "}", "a", "abc", "'a'", "`a`", "#", "//", "/**/", "<null>", "*",
    "\\", "\\u0031", "&nbsp;", "\u{A0}1", "1\u{A0}", "\u{2003}1", "\u{B}1", "\u{C}1", "\u{FEFF}",
    "[]\u{FEFF}", "\u{0}", "11\u{0}", "[1\u{0}]",
    // Literals.
    "True", "TRUE", "tru", "truee", "nul", "nulll", "Null", "NULL", "fals", "falsey", "undefined",
    "NaN", "nan", "Infinity", "-Infinity", "inf", "None", "yes", "t", "f", "n", "[true1]",
    "[nullnull]",
    // Numbers.
    "-", "+", "+1", "--1", "-+1", "- 1", "01", "00", "-01", "-00", "007", "0123", ".5", "-.5", "1.",
    "-1.", "1.e1", "0.e1", "1e", "1E", "1e+", "1e-", "1e+-1", "1ee1", "1e1e1", "1e1.5", "1.2.3",
    "1..2", "1,2", "1_000", "1'000", "0x10", "0X10", "0b1", "0o7", "1f", "1.5f", "1L", "1n", "1d",
    "1%", "$1", "1px", "1/2", "1+1", "1-1", "¹", "１", "-１", "٣", "1٣", "[-]", "[1.]", "[.1]",
    "[01]",
    "[1e]", "[+1]", "[1 2]", "[1-2]", "[-a]", "0e", "0e+", "-e1", "e1", "[0x1F]", "1e５",
    // Strings.
    "\"", "\"a", "a\"", "\"\\\"", "\"\\", "\"\\a\"", "\"\\'\"", "\"\\0\"", "\"\\x41\"", "\"\\v\"",
    "\"\\e\"", "\"\\U0041\"", "\"\\u\"", "\"\\u0\"", "\"\\u00\"", "\"\\u004\"", "\"\\u004g\"",
    "\"\\u 041\"", "\"\\u+041\"", "\"\\u-041\"", "\"\\u0x41\"", "\"\\u{41}\"", "\"\\uD83D\\u\"",
    "\"\\uD83D\\u12\"", "\"\\\u{e9}\"", "\"\n\"", "\"\r\"", "\"\t\"", "\"\u{0}\"", "\"\u{1F}\"",
    "\"a\nb\"", "\"\\\n\"", "\"a\"b", "\"a\"\"b", "\"\u{1}\"", "'", "''", "\"a'", "'a\"",
    // Arrays.
    "[", "[1", "[1,", "[,", "[,]", "[,1]", "[1,]", "[1,,2]", "[1,,]", "[[]", "[]]", "[}", "[1}",
    "[1:2]", "[\"a\":1]", "[1;2]", "[1 ,", "[\n", "[[", "[[1]", "[[1],", "[1]]", "[\"a]", "[\"a\"",
    "[...]", "[1,...]", "[/**/]", "[1//\n]", "[#\n]", "[1]a", "[1],", "[]0x", "[\"a\" \"b\"]",
    "[a]",
    "(1)", "[1)", "<1>",
    // Objects.
    "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{,}", "{\"a\":1,}", "{\"a\"}", "{\"a\",}",
    "{\"a\":}", "{:1}", "{\"a\"::1}", "{\"a\" 1}", "{\"a\"=1}", "{\"a\"=>1}", "{a:1}", "{'a':1}",
    "{1:1}", "{null:1}", "{[]:1}", "{{}:1}", "{\"a\":1 \"b\":2}", "{\"a\":1,,\"b\":2}",
    "{\"a\":1;\"b\":2}", "{\"a\":1]", "{]", "{}}", "{{}}", "{\"a\":1}}", "{\"a\":a}", "{\"a\":'b'}",
    "{\"a\":1/**/}", "{\"a\":1,//\n}", "{\"a\\\":1}", "{\"a\n\":1}", "{\"a\":1}x", "{\"a\":1},",
    "{\"a\":\"b}", "{\"a\":[}", "{\"a\":{]}", "{...}", "{\"a\":-}", "{\"a\":1.}", "{+\"a\":1}",
  ])
  func refused(_ text: String) {
    #expect(count(Array(text.utf8)) != 1)
    #expect(!PlainJSON.accepts(Array(text.utf8)))
  }

  /// Bytes that are no UTF-8, in a string, in a key, and where no string stands.
  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xC3, 0xC3],
      [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xE4, 0xBE], [0xE4, 0xBE, 0x28], [0xE4, 0x28, 0xA1],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98],
      [0xF0, 0x9F, 0x98, 0x28], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80], [0xFE], [0xFF],
      [0xFF, 0xFF], [0xCA], [0xCB], [0xCC], [0xCD], [0xCE], [0xCF], [0xCF, 0xCF, 0xCF, 0xCF],
    ] as [[UInt8]])
  func noUTF8(_ bytes: [UInt8]) {
    for (before, after) in [
      ("\"", "\""), ("\"0123456", "89abcdef\""), ("{\"a", "\":1}"), ("[\"\\n", "\"]"),
      ("1", "1"), ("[123", "45]"), ("[12345678", "12345678]"), ("[0.5", "5]"), ("[1e5", "5]"),
      ("[", "]"), ("{\"a\":", "}"), ("[true", "]"), ("{", "}"), ("", "[]"), ("[] ", ""),
    ] {
      let text = Array(before.utf8) + bytes + Array(after.utf8)
      // Some of these are the mark of another encoding, in which the rest is no text either.
      #expect(count(text) != 1, "\(before)\(bytes)\(after)")
    }
  }

  @Test(arguments: [
    ("1 2", 2), ("[][]", 2), ("{}{}", 2), ("{} []\n1", 3), ("\"a\"[]", 2), ("1[]", 2), ("[]1", 2),
    ("null\nnull\n", 2), ("1\n\n\n2", 2), ("[1]\r\n[2]\r\n", 2), ("true{}", 2), ("1{}", 2),
  ])
  func aStreamIsValuesOneAfterTheOther(_ text: String, _ expected: Int) {
    #expect(count(Array(text.utf8)) == expected)
  }

  @Test(arguments: [
    "1,2", "[],[]", "{};{}", "[]:[]", "1\u{0}2", "{}]", "[]}", "truefalse", "1true", "true1",
    "1\"a\"", "nullnull", "[] x", "{} ,", "1 2,",
  ])
  func nothingElseStandsBetweenTheValuesOfAStream(_ text: String) {
    #expect(count(Array(text.utf8)) == nil)
  }

  /// The number of values, or nil where the text is refused; the same read and passed over, in one
  /// piece and in many.
  private func count(_ bytes: [UInt8]) -> Int? {
    var counts: [Int?] = []
    for chunk in [Int.max, 1, 3] {
      counts.append(
        (try? JSONCursor(ArraySource(bytes, chunk: chunk))).flatMap { try? documents($0).count })
      counts.append(
        (try? JSONCursor(ArraySource(bytes, chunk: chunk))).flatMap { try? skipDocuments($0) })
    }
    #expect(Set(counts).count == 1, "\(bytes): \(counts)")
    return counts[0]
  }
}
