import Testing

@testable import MasonryKit

@Suite struct TextStyleTests {
  @Test(arguments: [
    ("", "\"\""), ("plain", "\"plain\""), ("\"", "\"\\\"\""), ("\\", "\"\\\\\""),
    ("a/b", "\"a/b\""), ("\u{0}\u{1F}", "\"\\u0000\\u001f\""),
    ("\u{8}\t\n\u{C}\r", "\"\\b\\t\\n\\f\\r\""), ("\u{7F}é\u{2028}瀑布流😀", "\"\u{7F}é\u{2028}瀑布流😀\""),
    ("\"\"x\"", "\"\\\"\\\"x\\\"\""),
  ])
  func jsonEscapesOnlyWhatItMust(_ text: String, _ written: String) {
    #expect(self.written(text, .json) == written)
  }

  @Test(arguments: [
    ("", ""), ("plain text", "plain text"), ("a;b'c\t", "a;b'c\t"), ("a,b", "\"a,b\""),
    ("a\"b", "\"a\"\"b\""), ("\"", "\"\"\"\""), ("a\nb", "\"a\nb\""), ("a\rb", "\"a\rb\""),
  ])
  func commaSeparatedTextIsQuotedWhereItWouldBreakTheTable(_ text: String, _ written: String) {
    #expect(self.written(text, .commaSeparated) == written)
  }

  @Test(arguments: [
    ("", ""), ("a,\"b\"", "a,\"b\""), ("a\tb", "a\\tb"), ("\n\r\\", "\\n\\r\\\\"),
    ("\\t", "\\\\t"),
  ])
  func tabSeparatedTextEscapesWhatWouldBreakTheTable(_ text: String, _ written: String) {
    #expect(self.written(text, .tabSeparated) == written)
  }

  @Test(arguments: [
    ("", ""), ("<a href=\"x\">&amp;", "&lt;a href=\"x\"&gt;&amp;amp;"), ("\t\n", "\t\n"),
    ("\r\n", "&#13;\n"), ("\u{0}\u{B}\u{1F}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{FFFD}", "\u{FFFD}"), ("a\u{FFFE}b\u{FFFF}", "a\u{FFFD}b\u{FFFD}"),
    ("\u{FFBF}\u{F7FE}\u{FF0C}", "\u{FFBF}\u{F7FE}\u{FF0C}"), ("😀é", "😀é"),
  ])
  func whatXMLCannotHoldIsReplaced(_ text: String, _ written: String) {
    #expect(self.written(text, .propertyList) == "<string>\(written)</string>")
  }

  @Test(arguments: [
    ("12", "<integer>12</integer>"), ("-0", "<integer>-0</integer>"),
    ("9223372036854775807", "<integer>9223372036854775807</integer>"),
    ("9223372036854775808", "<real>9223372036854775808</real>"),
    ("1.0", "<real>1.0</real>"), ("1e3", "<real>1e3</real>"),
  ])
  func propertyListNumbersKeepTheirDigits(_ digits: String, _ written: String) {
    var text = TextBuffer()
    Array(digits.utf8).withUnsafeBufferPointer { text.append(digits: $0, style: .propertyList) }
    #expect(String(decoding: text.bytes, as: UTF8.self) == written)
  }

  private func written(_ text: String, _ style: TextStyle) -> String {
    var buffer = TextBuffer(capacity: 1)
    buffer.append(text, style: style)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
