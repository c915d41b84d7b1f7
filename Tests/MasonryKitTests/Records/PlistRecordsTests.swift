import Testing

@testable import MasonryKit

@Suite struct PlistRecordsTests {
  private func xml(_ members: String) -> String {
    "<plist><array><dict><key>w</key><integer>1</integer><key>h</key><integer>2</integer>"
      + members + "</dict></array></plist>"
  }

  @Test func aNumberThatIsNoneIsNoIdentifier() throws {
    for text in ["nan", "inf", "-inf"] {
      let error = recordError { () throws(RecordError) in
        _ = try ReadItems(
          xml("<key>id</key><real>\(text)</real>"), try! .paths(id: "id"))
      }
      #expect(error?.reason == .value(key: "id", expected: .text, found: text))
    }
  }

  @Test func integersBecomeJSONNumbers() throws {
    let ids = try ReadItems(
      xml("<key>id</key><integer>+007</integer>"), .paths(id: "id")
    ).ids
    #expect(ids == ["7"])
  }

  @Test func bareNumbersOfOpenStepAreNumbersAndQuotedOnesText() throws {
    let text = "({w=1;h=2;id=07x;}, {w=1;h=2;id=12;}, {w=1;h=2;id=\"12\";})"
    #expect(try ReadItems(text, .paths(id: "id")).ids == ["\"07x\"", "12", "\"12\""])
  }

  @Test func pathsLeadIntoPropertyListsInDocumentOrder() throws {
    let text = """
      <plist><dict><key>meta</key><dict/><key>frames</key><dict>
      <key>z.png</key><dict><key>size</key><array><real>4</real><real>3</real></array></dict>
      <key>a.png</key><dict><key>size</key><array><real>1</real><real>2</real></array></dict>
      </dict></dict></plist>
      """
    let query = try RecordQuery.paths(items: "frames.*", width: "size[0]", height: "size[1]")
    for chunk in [1, 7, Int.max] {
      #expect(try ReadItems(text, query, chunk: chunk).sizes == [[4, 3], [1, 2]])
    }
  }

  @Test func aRecordWithoutSizeIsReadAgainForItsKeys() {
    let text = xml("").replacing("<key>w</key>", with: "<key>ImageWidth</key>")
      .replacing("<key>h</key>", with: "<key>ImageHeight</key>")
    let pair = RecordError.SizePaths(width: "ImageWidth", height: "ImageHeight")
    let error = recordError { () throws(RecordError) in _ = try ReadItems(text, chunk: 5) }
    #expect(error?.reason == .missingSize(keys: ["ImageWidth", "ImageHeight"], pair: pair))
    let openStep = recordError { () throws(RecordError) in
      _ = try ReadItems("({ImageWidth = 1; x = (1, {a = b;}); ImageHeight = 2;})", chunk: 3)
    }
    #expect(
      openStep?.reason == .missingSize(keys: ["ImageWidth", "x", "ImageHeight"], pair: pair))
  }
}
