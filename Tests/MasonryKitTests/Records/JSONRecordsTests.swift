import Testing

@testable import MasonryKit

@Suite struct JSONRecordsTests {
  @Test(arguments: [
    #"[{"w":200,"h":275},{"w":3,"h":1}]"#,
    #"{"w":200,"h":275}{"w":3,"h":1}"#,
    "{\"w\":200,\"h\":275}\r\n{\"h\":1,\"w\":3}\n",
    #"[{"w":200,"h":275}] [{"w":3,"h":1}]"#,
    #"[[200,275],[3,1],[]]"#.replacing(",[]", with: ""),
    #"[{"width":2e2,"height":"275"},{"width":3.0,"height":1e0}]"#,
    #" [ { "\u0077" : 200 , "h" : 275 } , 3 ] "#,
    #"[{"w":1,"w":200,"h":275,"x":{"w":9,"h":[1,{"h":2}]}},{"h":1,"deep":[[[]]],"w":3}]"#,
    #"[{"w":"no","h":275,"w":200},{"w":3,"h":null,"h":1}]"#,
  ])
  func aStreamOfValuesIsOneList(_ text: String) throws {
    for chunk in [1, 2, 3, 7, Int.max] {
      let read = try ReadItems(text, chunk: chunk)
      #expect(read.sizes == [[200, 275], [3, 1]], "chunks of \(chunk)")
      #expect(read.indexes == [0, 1])
    }
  }

  @Test func wAndHWinWhereBothExistAndNestedOnesDoNotCount() throws {
    let text =
      #"[{"w":1,"h":2,"width":3,"height":4},{"h":9,"width":3,"height":4},{"hsv":{"h":8,"w":1},"height":6,"width":5}]"#
    #expect(try ReadItems(text).sizes == [[1, 2], [3, 4], [5, 6]])
  }

  @Test func oneKeyGivenBringsItsPartnerAlong() throws {
    let text = #"[{"w":1,"h":2,"width":3,"height":4,"o":{"width":5,"height":6}}]"#
    #expect(try ReadItems(text, .paths(width: "width")).sizes == [[3, 4]])
    #expect(try ReadItems(text, .paths(height: "h")).sizes == [[1, 2]])
    #expect(try ReadItems(text, .paths(width: "o.width")).sizes == [[5, 6]])
  }

  @Test func aPathEndingOnAnArrayMeansItsElements() throws {
    let text = #"{"a":{"w":7,"h":7},"data":{"n":1,"list":[{"w":1,"h":2},[3,4]]}}"#
    #expect(try ReadItems(text, .paths(items: "data.list")).sizes == [[1, 2], [3, 4]])
    #expect(try ReadItems(text, .paths(items: "data.list[0]")).sizes == [[1, 2]])
    #expect(try ReadItems(text, .paths(items: "data.list[1]")).sizes == [[3, 1], [4, 1]])
    #expect(try ReadItems(text, .paths(items: "data.list[]")).sizes == [[1, 2], [3, 4]])
    #expect(try ReadItems(text, .paths(items: "a")).sizes == [[7, 7]])
  }

  @Test func starSelectsValuesInDocumentOrder() throws {
    let text = #"{"z.png":{"w":1,"h":2},"a.png":{"w":3,"h":4}}"#
    #expect(try ReadItems(text, .paths(items: "*")).sizes == [[1, 2], [3, 4]])
    #expect(try ReadItems(text, .paths(items: #""a.png""#)).sizes == [[3, 4]])
  }

  @Test func nestedElementsAreOneList() throws {
    let text = #"{"rows":[{"row":[[1,2]]},{"row":null},{"x":1},{"row":[[3,4],[5,6]]}]}"#
    #expect(
      try ReadItems(text, .paths(items: "rows[].row[]")).sizes == [[1, 2], [3, 4], [5, 6]])
    #expect(
      try ReadItems(text, .paths(items: "rows[].row")).sizes == [[1, 2], [3, 4], [5, 6]])
  }

  @Test func idsKeepTheirDigitsAndTheirText() throws {
    let text = """
      [{"w":1,"h":1,"id":12345678901234567890123},{"w":1,"h":1,"id":"a\\"\\u00e9\\ud83d\\ude00"},
       {"w":1,"h":1},{"w":1,"h":1,"id":null},{"w":1,"h":1,"id":1.50}]
      """
    for chunk in [1, 5, Int.max] {
      #expect(
        try ReadItems(text, .paths(id: "id"), chunk: chunk).ids
          == ["12345678901234567890123", "\"a\"é😀\"", nil, nil, "1.50"])
    }
  }

  @Test func orientationSwapsSides() throws {
    let text =
      #"[{"w":4,"h":3,"o":6},{"w":4,"h":3,"o":"5"},{"w":4,"h":3,"o":"Rotate 270 CW"},{"w":4,"h":3,"o":"Rotate 180"},{"w":4,"h":3}]"#
    #expect(
      try ReadItems(text, .paths(orientation: "o")).sizes
        == [[3, 4], [3, 4], [3, 4], [4, 3], [4, 3]])
  }

  @Test func spansAndColumnsAndExtraHeights() throws {
    let text = #"[{"w":4,"h":3,"s":2,"c":1,"e":10.5},{"w":4,"h":3,"s":"3","c":null},{"w":4,"h":3}]"#
    let read = try ReadItems(text, .paths(span: "s", column: "c", extraHeight: "e"))
    #expect(read.spans == [2, 3, 1])
    #expect(read.columns == [1, -1, -1])
    #expect(read.extraHeights == [10.5, 0, 0])
  }

  @Test func skippedRecordsKeepTheirIndex() throws {
    let text = #"[{"w":1,"h":1},{"w":0,"h":1},{"w":1},true,{"w":2,"h":0},{"w":"2px","h":1},5]"#
    let read = try ReadItems(text, .paths(onInvalid: .skip))
    #expect(read.sizes == [[1, 1], [2, 0], [5, 1]])
    #expect(read.indexes == [0, 4, 6])
    #expect(read.skipped == 4)
  }

  @Test func placeholdersTakeTheirPlace() throws {
    let read = try ReadItems(
      #"[{"w":1,"h":1},{"w":null,"h":1}]"#,
      .paths(onInvalid: .placeholder(Size(width: 4, height: 3))))
    #expect(read.sizes == [[1, 1], [4, 3]])
  }

  @Test func unneededSizesAreNeitherReadNorChecked() throws {
    var query = RecordQuery()
    query.needsWidth = false
    #expect(
      try ReadItems(#"[{"h":8,"width":"x","height":5},{"h":7}]"#, query).sizes
        == [[1, 5], [1, 7]])
    query.needsHeight = false
    #expect(try ReadItems(#"[{"w":0},"text",null,[1]]"#, query).sizes.count == 4)
  }
}

@Suite struct JSONRecordFaultTests {
  private func fault(_ text: String, _ query: RecordQuery = RecordQuery()) -> RecordError? {
    let whole = recordError { () throws(RecordError) in _ = try ReadItems(text, query) }
    let pieces = recordError { () throws(RecordError) in
      _ = try ReadItems(text, query, chunk: 1)
    }
    #expect(whole?.reason == pieces?.reason)
    #expect(whole?.location == pieces?.location)
    return whole
  }

  @Test func aValueOutOfRangeIsNamedWithItsPlace() {
    let error = fault("[{\"w\":1,\"h\":2},\n {\"w\":-3,\"h\":2}]")
    #expect(
      error?.reason == .value(key: "w", expected: .positiveNumber, found: "-3"))
    #expect(error?.location == .text(line: 2, column: 7))
    #expect(error?.record == 1)
  }

  @Test func textInPlaceOfANumberIsQuoted() {
    let error = fault(#"[{"h":"270px","w":1}]"#)
    #expect(error?.reason == .value(key: "h", expected: .number, found: "\"270px\""))
    #expect(error?.location == .text(line: 1, column: 7))
  }

  @Test func numbersBeyondTheRangeOfDoublesAreNotSizes() {
    #expect(
      fault(#"[{"h":1e400,"w":1}]"#)?.reason
        == .value(key: "h", expected: .finiteNumber, found: "1e400"))
  }

  @Test func nullAndEmptyTextAreMissing() {
    #expect(
      fault(#"[{"h":null,"w":1}]"#)?.reason
        == .value(key: "h", expected: .number, found: "null"))
    #expect(
      fault(#"[{"height":"","width":""}]"#)?.reason
        == .value(key: "height", expected: .number, found: "\"\""))
  }

  @Test func aRecordWithoutSizeListsItsKeysAndAPairThatWouldDo() throws {
    let error = fault(#"[{"a":1,"File":{"x":"y","ImageWidth":4000,"ImageHeight":"30"}}]"#)
    let pair = RecordError.SizePaths(width: "File.ImageWidth", height: "File.ImageHeight")
    #expect(error?.reason == .missingSize(keys: ["a", "File"], pair: pair))
    #expect(error?.record == 0)
  }

  @Test func aDocumentWithoutRecordsListsItsArrays() {
    let error = fault(#"{"info":{"tags":["x"]},"images":[{"w":1,"ps":[1]},{"w":1}],"n":1}"#)
    #expect(
      error?.reason
        == .noRecords(
          keys: ["info", "images", "n"],
          arrays: [
            .init(path: "info.tags", count: 1), .init(path: "images", count: 2),
            .init(path: "images[].ps", count: 1),
          ]))
  }

  @Test func aPathThatMatchesNothingListsTheArrays() throws {
    let error = fault(
      #"{"a b":{"l.x":[1,2]},"data":null}"#, try .paths(items: "data.list"))
    #expect(
      error?.reason
        == .noMatch(path: "data.list", arrays: [.init(path: #"a b."l.x""#, count: 2)]))
    #expect(fault(#"{"data":[]}"#, try .paths(items: "data")) == nil)
    #expect(fault(#"{"data":[]}"#, try .paths(items: "data[]")) == nil)
    #expect(fault(#"{"data":{}}"#, try .paths(items: "data.*")) == nil)
  }

  @Test func aRepeatedKeyOnTheWayIsRefused() throws {
    let error = fault(#"{"d":[[1,2]],"d":[]}"#, try .paths(items: "d"))
    #expect(error?.reason == .repeatedKey("d"))
  }

  @Test func twoNumbersAreAmbiguous() throws {
    #expect(fault("[4,3]")?.reason == .ambiguousPair)
    #expect(fault("[4,3]")?.location == .text(line: 1, column: 2))
    #expect(try ReadItems("[4,3] [5,2]", .paths(items: ".")).sizes == [[4, 3], [5, 2]])
    #expect(try ReadItems("[4,3,2]").sizes == [[4, 1], [3, 1], [2, 1]])
    #expect(try ReadItems("[4]").sizes == [[4, 1]])
  }

  @Test func noInputAtAllIsAnErrorAndAnEmptyArrayIsNot() throws {
    #expect(fault("")?.reason == .empty)
    #expect(fault(" \n")?.reason == .empty)
    #expect(try ReadItems("[]").sizes.isEmpty)
  }

  @Test func scalarsAreNoRecords() {
    #expect(fault("42")?.reason == .notARecord(found: "42"))
  }

  @Test(arguments: [
    ("// c\n[]", JSONHabit.comment, 1), ("[1,]", .trailingComma, 4),
    (#"[{"a":1,}]"#, .trailingComma, 9),
    ("['a']", .singleQuotes, 2), ("[{w:1}]", .unquotedKey, 3), ("[NaN]", .notANumber, 2),
    ("[-Infinity]", .infinity, 2), ("[0x1F]", .hexadecimal, 2), ("[+1]", .leadingPlus, 2),
    ("[01]", .leadingZero, 2), ("[.5]", .leadingPoint, 2), ("[5.]", .trailingPoint, 2),
    (#"[{"a":01,"w":1}]"#, .leadingZero, 7), (#"[{"a":[5.],"w":1}]"#, .trailingPoint, 8),
  ])
  func habitsOfJavaScriptAreNamed(_ text: String, _ habit: JSONHabit, _ column: Int) {
    let error = fault(text)
    #expect(error?.reason == .syntax(.habit(habit)))
    #expect(error?.location == .text(line: 1, column: column))
  }

  @Test func nestingIsBounded() {
    let deep = String(repeating: "[", count: 200_000)
    #expect(
      recordError { () throws(RecordError) in _ = try ReadItems(deep) }?.reason
        == .nestingTooDeep(limit: 512))
    let objects = String(repeating: "{\"a\":", count: 200_000)
    #expect(
      recordError { () throws(RecordError) in _ = try ReadItems(objects) }?.reason
        == .nestingTooDeep(limit: 512))
    let fits = String(repeating: "[", count: 510) + String(repeating: "]", count: 510)
    #expect(
      recordError { () throws(RecordError) in
        _ = try ReadItems("[{\"a\":\(fits),\"w\":1,\"h\":1}]")
      } == nil)
  }

  @Test func everyTruncationIsAnErrorWithAPlace() {
    let text = #"[{"w":200,"h":-2.75e+2,"é\n\u00e9":[true,false,null,{"a":"b"}]},{"w":1,"h":1}]"#
    for length in 1..<text.utf8.count {
      let bytes = Array(text.utf8.prefix(length))
      let error = recordError { () throws(RecordError) in
        _ = try ReadItems(bytes, try! .paths(onInvalid: .skip))
      }
      #expect(error != nil, "\(length) bytes")
      #expect(error?.location != nil, "\(length) bytes")
    }
  }
}
