import MasonryKit
import Testing

@testable import masonry

@Suite struct OptionsCommandTests {
  @Test func scrollOptions() throws {
    let settings = try settings(
      "scroll a.json --width 1 --height 2 --offset 0..20:10 --reuse leaving-first --reuse-key kind "
        + "--on-more m.json --more-threshold -50 --on-refresh r.json --refresh-threshold 5")
    #expect(settings.offsets == [0, 10, 20])
    #expect(settings.records.reuse?.text == "kind")
    #expect(settings.scroll.reuse == .leavingFirst)
    #expect(settings.scroll.onMore == "m.json")
    #expect(settings.scroll.moreThreshold == -50)
    #expect(settings.scroll.onRefresh == "r.json")
    #expect(settings.scroll.refreshThreshold == 5)
    #expect(!settings.scroll.loop)
  }

  @Test func scrollDefaultsAndTrace() throws {
    let settings = try settings("scroll --width 1 --height 2 --trace t.txt --loop")
    #expect(settings.scroll.trace == "t.txt")
    #expect(settings.scroll.reuse == .indexOrder)
    #expect(settings.scroll.moreThreshold == 50)
    #expect(settings.scroll.refreshThreshold == 50)
    #expect(settings.scroll.loop)
    #expect(settings.files == ["-"])
  }

  @Test func pointsKeepTheirOrder() throws {
    let settings = try settings("hit --width 1 --point 3,-4.5 --point 0,0 --point 3,-4.5")
    #expect(settings.points == [Point(x: 3, y: -4.5), Point(x: 0, y: 0), Point(x: 3, y: -4.5)])
  }

  @Test func everyCommandHasAFormatOfItsOwn() throws {
    #expect(try settings("--width 1").format == .json)
    #expect(try settings("scroll --width 1 --height 2 --offset 0").format == .ndjson)
    #expect(try settings("hit --width 1 --point 0,0").format == .ndjson)
    #expect(try settings("hit --width 1 --point 0,0 --format text").format == .text)
  }

  @Test func aTraceMayComeFromStandardInputWhereTheRecordsDoNot() throws {
    #expect(try settings("scroll a --width 1 --height 2 --trace -").scroll.trace == "-")
  }

  @Test func aSweepTakesListsAndRangesInTableOrder() throws {
    let settings = try settings(
      "sweep a.json --placement shortest,sequential --columns 2..4 --width 320..360:20 --gap 4 "
        + "--measure disorder")
    #expect(settings.sweep.map(\.option.name) == ["width", "columns", "placement"])
    #expect(
      settings.sweep.map(\.texts)
        == [["320", "340", "360"], ["2", "3", "4"], ["shortest", "sequential"]])
    #expect(settings.sweep[0].values == [.number(320), .number(340), .number(360)])
    #expect(settings.sweep[2].values == [.text("shortest"), .text("sequential")])
    #expect(settings.layout.rowGap == 4)
    #expect(settings.measures == [.disorder])
    #expect(settings.format == .csv)
    #expect(settings.files == ["a.json"])
  }

  @Test func aCombinationOfASweepIsSettingsOfItsOwn() throws {
    let settings = try settings(
      "sweep --width 320..360:20 --item-height square,70 --margin 0.5..1:0.25 --columns 4..2")
    let one = try settings.arguments.settings(of: settings.sweep, ["340", "3", "0.75", "70"])
    #expect(settings.sweep.map(\.option.name) == ["width", "columns", "margin", "item-height"])
    #expect(settings.sweep[1].texts == ["4", "3", "2"])
    #expect(one.layout.width == 340)
    #expect(one.layout.columns == .count(3))
    #expect(one.layout.margins == Margins(all: 0.75))
    #expect(one.layout.itemHeight == .fixed(70))
    #expect(one.sweep.isEmpty)
  }

  @Test func anImpossibleCombinationOfASweepSaysWhy() throws {
    let settings = try settings("sweep --width 9 --placement shortest,sequential --tie cursor")
    #expect(throws: Never.self) {
      try settings.arguments.settings(of: settings.sweep, ["shortest"])
    }
    #expect(throws: UsageError("--placement sequential and --tie cannot be used together")) {
      try settings.arguments.settings(of: settings.sweep, ["sequential"])
    }
  }

  @Test(arguments: hopelessSweeps)
  func aSweepThatNeverWorksIsRefusedAtOnce(line: String, expected: String) {
    #expect(complaint(line) == expected)
  }

  @Test func checkOptions() throws {
    let settings = try settings(
      "check g.json h.json --input a --input b --tolerance 0.5 --relative-tolerance 1e-9 --update "
        + "--force --report junit --row-gap 9")
    #expect(settings.files == ["g.json", "h.json"])
    #expect(
      settings.comparison
        == ComparisonSettings(
          inputs: ["a", "b"], tolerance: 0.5, relativeTolerance: 1e-9, update: true, force: true,
          report: .junit))
    let golden = DocumentValue.members([
      .init("width", .integer(500)), .init("columns", .integer(5)), .init("rowGap", .integer(1)),
    ])
    let layout = try settings.arguments.settings(configuration: golden).layout
    #expect(layout.width == 500)
    #expect(layout.columns == .count(5))
    #expect(layout.rowGap == 9)
  }

  @Test func whatAGoldenFileSuppliesIsNotAskedOfTheCommandLine() throws {
    let settings = try settings("check g.json --max-columns 4 --axis horizontal --offset 5")
    let golden = DocumentValue.members([
      .init("width", .integer(500)), .init("height", .integer(300)), .init("columns", .integer(7)),
      .init("minColumnWidth", .integer(50)),
    ])
    let layout = try settings.arguments.settings(configuration: golden).layout
    #expect(layout.columns == .minimumWidth(50, maximumCount: 4))
    #expect(layout.height == 300)
    #expect(throws: UsageError("--max-columns needs --min-column-width")) {
      try settings.arguments.settings(configuration: .members([.init("width", .integer(500))]))
    }
  }

  @Test func aSweepReadsSizesThatAnyOfItsLayoutsNeeds() throws {
    let square = try settings("sweep --width 1..3:1 --item-height square").records
    #expect(!square.needsWidth && !square.needsHeight)
    let both = try settings("sweep --width 1 --item-height square,literal").records
    #expect(both.needsWidth && both.needsHeight)
  }

  @Test func diffOptions() throws {
    let settings = try settings("diff a.json b.json --tolerance 1 --report json -o d.json")
    #expect(settings.files == ["a.json", "b.json"])
    #expect(settings.comparison.tolerance == 1)
    #expect(settings.comparison.report == .json)
    #expect(settings.output == "d.json")
  }
}

private let hopelessSweeps: [(String, String)] = [
  (
    "sweep --width 320..640",
    #"--width "320..640": the range has no step | write A..B:STEP, such as 320..640:10"#
  ),
  (
    "sweep --width 1 --tie first,last",
    #"--tie must be first, cursor or oldest, found "last""#
  ),
  (
    "sweep --width 1 --columns 0..2",
    #"--columns must be a whole number from 1 to 65535, found "0""#
  ),
  ("sweep --columns 2..3", "--width is required | the width of the container: --width 375"),
  (
    "--width 320..640:10",
    #"--width must be a number of at least 0, found "320..640:10" | "#
      + "numbers are written as in JSON, without a unit: 8, 0.5, 1e3"
  ),
]
