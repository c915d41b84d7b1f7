import Testing

@testable import MasonryKit
@testable import masonry

/// How an error of an input reads.
@Suite struct InputFailureTests {
  private func failure(
    _ reason: RecordError.Reason,
    at location: MasonryKit.SourceLocation? = .text(line: 12, column: 7),
    record: Int? = nil, in name: String = "shops.json"
  ) -> Failure {
    .input(name, RecordError(reason, at: location, record: record))
  }

  @Test func anErrorNamesFileLineColumnRecordAndKey() {
    let error = failure(.value(key: "w", expected: .positiveNumber, found: "-3"), record: 5)
    #expect(error.code == .data)
    #expect(
      error.message == "shops.json:12:7: record 5: \"w\" must be a positive number, found -3")
  }

  @Test func aBinaryPlistHasByteOffsets() {
    let error = failure(.syntax(.binary(.trailer)), at: .binary(offset: 123), in: "shops.plist")
    #expect(
      error.message
        == "shops.plist:123: the binary plist is damaged: its trailer is missing or asks for more"
        + " than there is")
  }

  @Test func standardInputHasAName() {
    #expect(failure(.empty, at: nil, in: "-").message == "<stdin>: the input is empty")
  }

  @Test func whatTheSystemRefusesHasNoPlaceAndIsNoInput() {
    let error = failure(.source(.system(code: 21)))
    #expect(error.code == .noInput)
    #expect(error.message == "shops.json: Is a directory")
  }

  @Test func aSizeWithAUnitGetsAHint() {
    let error = failure(.value(key: "h", expected: .number, found: "\"270px\""), record: 5)
    #expect(
      error.message == "shops.json:12:7: record 5: \"h\" must be a number, found \"270px\"")
    #expect(
      error.hints == [
        "sizes may be numbers or strings that hold just a number; --on-invalid skip leaves such"
          + " records out"
      ])
  }

  @Test func aRecordWithoutASizeShowsItsKeysAndAPair() {
    let error = failure(
      .missingSize(
        keys: ["Width", "Height"], pair: .init(width: "Width", height: "Height")), record: 0)
    #expect(
      error.message
        == "shops.json:12:7: record 0: no size among the keys \"Width\", \"Height\"")
    #expect(
      error.hints == ["--width-key Width --height-key Height takes the size from there"])
  }

  @Test func aDocumentOfArraysShowsThemWithTheirLengths() {
    let error = failure(
      .noRecords(
        keys: ["images", "licenses"],
        arrays: [.init(path: "images", count: 3), .init(path: "licenses", count: 1)]))
    #expect(
      error.hints == [
        "arrays in the input: images (3 elements), licenses (1 element); --items PATH takes the"
          + " records from there"
      ])
  }

  @Test func theOnlyArrayIsNamedInTheOption() {
    let error = failure(
      .noMatch(path: "rows", arrays: [.init(path: "data[].list", count: 3)]))
    #expect(error.message == "shops.json:12:7: --items rows matches nothing")
    #expect(
      error.hints == [
        "arrays in the input: data[].list (3 elements); --items 'data[].list' takes the records"
          + " from there"
      ])
  }

  @Test(
    arguments: [
      (.syntax(.unexpectedEnd(within: "a string")), "the input ends within a string"),
      (.syntax(.unexpected(found: "\"]\"", expected: "a value")), "expected a value, found \"]\""),
      (.syntax(.invalidUTF8), "the text is not valid UTF-8"),
      (
        .syntax(.controlCharacter(10)),
        "a string holds the control character U+000A without an escape"
      ),
      (.syntax(.invalidEscape("\\x")), "\\x is no escape sequence"),
      (.syntax(.invalidNumber("1e")), "1e is no number"),
      (.syntax(.habit(.comment)), "JSON has no comments"),
      (.syntax(.habit(.trailingComma)), "JSON allows no trailing comma"),
      (.syntax(.habit(.notANumber)), "JSON has no NaN"),
      (.syntax(.unknownEntity("&nbsp;")), "unknown entity &nbsp;"),
      (.syntax(.unknownEncoding("KOI8-R")), "the encoding KOI8-R is not supported"),
      (
        .syntax(.binary(.type(0xC0))),
        "the binary plist is damaged: an object is of the unknown type 0xC0"
      ),
      (.nestingTooDeep(limit: 512), "arrays and objects are nested too deep: more than 512 levels"),
      (.numberTooLong(limit: 1_048_576), "a number is too long: more than 1048576 digits"),
      (.textTooLong(limit: 1_048_576), "a text is too long: more than 1048576 bytes"),
      (.source(.malformed(encoding: "UTF-16")), "the text is not valid UTF-16"),
      (.notARecord(found: "42"), "expected a record, found 42"),
      (.ambiguousPair, "two numbers may be one record or two"),
      (.repeatedKey("data"), "the key \"data\" on the way to the records is there twice"),
      (.missingSize(keys: [], pair: nil), "no size: the record is empty"),
      (.missingSize(keys: nil, pair: nil), "no size in the record that ends here"),
      (
        .value(key: "span", expected: .span, found: "0"),
        "\"span\" must be a whole number of at least 1, found 0"
      ),
      (.value(key: "", expected: .record, found: "true"), "the value must be a record, found true"),
    ] as [(RecordError.Reason, String)])
  func everyReasonIsALine(_ reason: RecordError.Reason, _ text: String) {
    #expect(failure(reason).message == "shops.json:12:7: " + text)
  }

  @Test func openStepTextUnderTheNameOfJSONIsToldApart() {
    let beginning = RecordError.Reason.unrecognizedFormat(beginning: "{ w = 200; }")
    #expect(
      failure(beginning).hints == [
        "this looks like a property list in OpenStep's format; --input-format plist reads it"
      ])
    #expect(failure(beginning, in: "shops.plist").hints == [])
  }
}
