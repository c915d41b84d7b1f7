import Testing

@testable import MasonryKit

/// Layout documents are read in any shape that says the same.
@Suite struct LayoutDocumentReaderTests {
  private func read(_ text: String, chunk: Int = .max) throws -> LayoutDocument {
    try LayoutDocumentReader.read(ArraySource(Array(text.utf8), chunk: chunk))
  }

  @Test func membersStandInAnyOrderAndInAnyPieces() throws {
    let text = """
      {"visible": [{"indexes": [0, 1, 4], "offset": -5}], "x": {"frames": 3},
       "frames": [{"height": 4, "width": 3, "y": 2, "x": 1, "id": 1e2, "span": 2, "column": 0},
                  {"section": 1, "index": 7, "id": "\\u00e9"}],
       "contentSize": {"height": 9}, "schema": 1, "input": ["a", "b"]}
      """
    for chunk in [1, 7, 1 << 20] {
      let document = try read(text, chunk: chunk)
      let frames = try #require(document.frames)
      #expect(frames.indexes == [0, 7])
      #expect(frames.columns == [0, -1])
      #expect(frames.spans == [2, 0])
      #expect(frames.section(at: 0) == -1)
      #expect(frames.section(at: 1) == 1)
      #expect(frames.xs.first == 1 && frames.ys.first == 2)
      #expect(frames.widths.first == 3 && frames.heights.first == 4)
      #expect(frames.xs[1].isNaN && frames.heights[1].isNaN)
      #expect(frames.id(at: 0) == LayoutID(text: "1e2", isNumber: true))
      #expect(frames.id(at: 1) == LayoutID(text: "é", isNumber: false))
      #expect(document.visible?.first?.offset == -5)
      #expect(document.visible?.first?.indexes == [0..<2, 4..<5])
      #expect(document.contentSize?.width.isNaN == true)
      #expect(document.contentSize?.height == 9)
      #expect(document.input == ["a", "b"])
      #expect(document.configuration == nil)
    }
  }

  @Test func aPlainFrameThatIsPlacedCoversOneColumn() throws {
    let frames = try #require(try read("{\"frames\":[{\"column\":2},{\"y\":1}]}").frames)
    #expect(frames.spans == [1, 0])
  }

  @Test(arguments: [
    "{\"frames\":[{\"x\":1e999}]}", "{\"frames\":[{\"index\":1.5}]}", "{\"frames\":{}}",
    "{\"frames\":[{\"span\":0}]}", "{\"frames\":[{\"column\":3000000000}]}",
    "{\"frames\":[{\"id\":true}]}", "{\"frames\":[{\"x\":null}]}", "{\"frames\":[3]}",
    "{\"visible\":[{\"offset\":0}]}", "{\"visible\":[{\"indexes\":[]}]}", "{\"input\":[1]}",
    "{\"input\":\"a\"}", "{\"sections\":[{\"count\":-1}]}", "{\"header\":7}", "{\"schema\":\"1\"}",
    "{\"schema\":1.5}", "{\"configuration\":[]}", "{\"contentSize\":{\"height\":\"9\"}}",
    "{\"frames\":[{\"index\":9007199254740992}]}",
  ])
  func whatIsNoLayoutIsRefused(_ text: String) {
    #expect {
      try read(text)
    } throws: { error in
      guard let error = error as? RecordError, case .layout = error.reason else { return false }
      return error.location != nil
    }
  }

  @Test(arguments: [Int.max, 1, 3, 10, 40])
  func aFrameOutOfOrderHasItsPlaceHoweverItArrives(chunk: Int) {
    let text = "{\"frames\": [\n{\"index\":4},\n{\"column\":0,\"x\":1,\"index\":4,\"y\":2}]}"
    let error = #expect(throws: RecordError.self) { try read(text, chunk: chunk) }
    #expect(error?.reason == .layout(.frameOrder(index: 4)))
    #expect(error?.location == .text(line: 3, column: 1))
  }
}
