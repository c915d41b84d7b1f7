import MasonryKit
import Testing

@testable import masonry

@Suite struct OptionsConfigurationTests {
  @Test func theMainJobShowsContainerColumnsMarginAndGaps() throws {
    let line = "shops.json --width 375 --columns 3 --margin 8 --offset 0 --height 667"
    #expect(
      try configuration(settings(line)) == """
        {"width":375,"height":667,"columns":3,\
        "margin":{"top":8,"bottom":8,"left":8,"right":8},"columnGap":8,"rowGap":8}
        """)
  }

  /// Options, and what they add to `"width":1000`, `"columns"`, margins and gaps.
  @Test(arguments: [
    ("--input-format plist", #"{"inputFormat":"plist",BASIC}"#),
    ("--items data.list", #"{"items":"data.list",BASIC}"#),
    ("--width-key a --height-key b", #"{"widthKey":"a","heightKey":"b",BASIC}"#),
    ("--id-key id --span-key s", #"{"idKey":"id","spanKey":"s",BASIC}"#),
    ("--column-key c --extra-height-key e", #"{"columnKey":"c","extraHeightKey":"e",BASIC}"#),
    ("--orientation-key o", #"{"orientationKey":"o",BASIC}"#),
    ("--on-invalid skip", #"{"onInvalid":"skip",BASIC}"#),
    ("--on-invalid placeholder", #"{"onInvalid":"placeholder",BASIC}"#),
    (
      "--placeholder 4x2.5 --on-invalid placeholder",
      #"{"onInvalid":"placeholder","placeholder":"4x2.5",BASIC}"#
    ),
    ("--header 50 --footer 20", #"{BASIC,"header":50,"footer":20}"#),
    ("--min-content-height 700", #"{BASIC,"minContentHeight":700}"#),
    ("--item-height literal", #"{BASIC,"itemHeight":"literal"}"#),
    ("--item-height square", #"{BASIC,"itemHeight":"square"}"#),
    ("--item-height 70", #"{BASIC,"itemHeight":70}"#),
    (
      "--min-item-height 10 --max-item-height 90",
      #"{BASIC,"minItemHeight":10,"maxItemHeight":90}"#
    ),
    ("--extra-height 4", #"{BASIC,"extraHeight":4}"#),
    ("--placement sequential", #"{BASIC,"placement":"sequential"}"#),
    ("--flow-tolerance infinite", #"{BASIC,"flowTolerance":"infinite"}"#),
    ("--flow-tolerance 16 --tie cursor", #"{BASIC,"flowTolerance":16,"tie":"cursor"}"#),
    ("--dense --direction rtl", #"{BASIC,"dense":true,"direction":"rtl"}"#),
    ("--rounding floor --scale 3", #"{BASIC,"rounding":"floor","scale":3}"#),
    ("--section-per-file", #"{BASIC,"sectionPerFile":true}"#),
    ("--overscan 5 --precision 2", #"{BASIC,"overscan":5,"precision":2}"#),
  ])
  func whatIsNotAtItsDefaultIsShownInTableOrder(options: String, expected: String) throws {
    let basic = """
      "width":1000,"columns":3,"margin":{"top":8,"bottom":8,"left":8,"right":8},\
      "columnGap":8,"rowGap":8
      """
    let expected = expected.split(separator: "BASIC", omittingEmptySubsequences: false)
      .joined(separator: basic)
    #expect(try configuration(settings("--width 1000 " + options)) == expected)
  }

  @Test(arguments: [
    (
      "--min-column-width 100 --max-columns 4",
      #""columns":4,"minColumnWidth":100,"maxColumns":4"#
    ),
    ("--column-width 100 --span-from-width", #""columns":9,"columnWidth":100"#),
    ("--columns 4 --landscape-columns 6 --height 500", #""columns":6,"landscapeColumns":6"#),
  ])
  func aRuleStandsBesideTheColumnsThatResult(options: String, expected: String) throws {
    let text = try configuration(settings("--width 1000 " + options))
    #expect(text.contains(expected), "\(text)")
  }

  @Test func offsetsAreShownOnlyWhereVisibleItemsAreNotPrinted() throws {
    let line = "--width 100 --height 50 --offset 0..20:10 --only-visible"
    #expect(!(try configuration(settings(line))).contains("offset"))
    #expect(
      try configuration(settings(line + " --show frames")).hasSuffix(
        #""rowGap":8,"offset":[0,10,20],"onlyVisible":true}"#))
  }

  @Test(arguments: [
    "--width 320",
    "--width 320.5 --height 1e3 --columns 5",
    "--width 1000 --min-column-width 0.1 --max-columns 7 --column-gap 0.30000000000000004",
    "--width 1000 --column-width 100 --span-from-width --item-height literal",
    "--width 500 --height 900 --columns 4 --landscape-columns 6",
    "--width 320 --margin 1 --margin-top 2 --margin-left 3 --gap 4 --row-gap 5",
    "--width 320 --height 500 --min-content-height viewport --axis horizontal",
    "--width 320 --placement sequential --item-height square --section-per-file",
    "--width 320 --flow-tolerance infinite --tie oldest --dense --direction rtl",
    "--width 320 --rounding nearest --scale 2.5 --precision 0 --overscan 7",
    "--width 320 --items a[].b --width-key \"w.x\" --id-key i --span-key s --column-key c",
    "--width 320 --on-invalid placeholder --placeholder 4x3 --orientation-key o",
    "--width 320 --height 10 --offset 5,-5,5 --show frames --only-visible",
    "--width 320 --header 1 --footer 2 --extra-height 3 --min-item-height 4 --max-item-height 5",
    "--width 320 --preset grid-lanes",
    "--preset collection --height 480",
  ])
  func aConfigurationReadBackGivesTheSameSettings(line: String) throws {
    let first = try settings(line)
    let members = first.configurationMembers(grid: try ColumnGrid(first.layout))
    let show = first.parts == .frames ? " --show frames" : ""
    for document in [
      DocumentValue.members(members),
      .members([.init("schema", .integer(1)), .init("configuration", .members(members))]),
    ] {
      let second = try settings("--configuration layout.json" + show, configuration: document)
      #expect(second.layout == first.layout)
      #expect(second.sectionPerFile == first.sectionPerFile)
      #expect(second.onlyVisible == first.onlyVisible)
      #expect(second.overscan == first.overscan)
      #expect(second.precision == first.precision)
      #expect(try configuration(second) == configuration(first))
    }
  }

  @Test func anOptionBeatsTheConfigurationFile() throws {
    let document = DocumentValue.members([
      .init("width", .integer(500)), .init("columns", .integer(5)),
      .init("landscapeColumns", .integer(6)), .init("rowGap", .number(1.5)),
    ])
    let layout = try settings("--columns 2 --configuration f", configuration: document).layout
    #expect(layout.width == 500)
    #expect(layout.columns == .count(2))
    #expect(layout.landscapeColumns == nil)
    #expect(layout.rowGap == 1.5)
  }

  @Test func aPresetBeatsTheConfigurationFile() throws {
    let document = DocumentValue.members([
      .init("width", .integer(500)), .init("minColumnWidth", .integer(50)),
      .init("footer", .integer(6)), .init("rowGap", .integer(1)),
    ])
    let line = "--preset cht-waterfall --configuration f"
    let layout = try settings(line, configuration: document).layout
    #expect(layout.columns == .count(2))
    #expect(layout.rowGap == 10)
    #expect(layout.footer == 6)
  }

  @Test(arguments: [
    (
      DocumentValue.members([.init("colums", .integer(3))]),
      #""colums" is no member of a configuration | did you mean "columns"?"#
    ),
    (
      .members([.init("format", .text("csv"))]), #""format" is no member of a configuration"#
    ),
    (
      .members([.init("columns", .text("many"))]),
      #"configuration: "columns" must be a whole number from 1 to 65535, found "many" | "#
        + "numbers are written as in JSON, without a unit: 8, 0.5, 1e3"
    ),
    (
      .members([.init("margin", .members([.init("front", .integer(3))]))]),
      #"configuration: "margin" has no side "front" that is a number"#
    ),
    (
      .members([.init("dense", .integer(1))]),
      #"configuration: "dense" must be true or false, found "1""#
    ),
    (.members([.init("width", .boolean(true))]), #"configuration: "width" must not be true"#),
    (
      .members([.init("onlyVisible", .boolean(true))]),
      "--only-visible (of the configuration) needs --offset | "
        + #"a layout's offsets stand in its "visible", not in its configuration"#
    ),
    (
      .list([]),
      "the configuration must be an object | "
        + "a configuration is what stands under that name in masonry's JSON output"
    ),
  ])
  func aConfigurationThatMakesNoSenseIsRefused(document: DocumentValue, expected: String) {
    let line = "--width 100 --configuration f"
    #expect(complaint(line, configuration: document) == expected)
  }
}
