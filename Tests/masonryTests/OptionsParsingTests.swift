import MasonryKit
import Testing

@testable import masonry

@Suite struct OptionsParsingTests {
  @Test func aCommandStandsFirstOrNotAtAll() throws {
    #expect(try settings("--width 1").command == .layout)
    #expect(try settings("layout --width 1").command == .layout)
    #expect(try settings("sweep --width 1").command == .sweep)
    #expect(try settings("--width 1 sweep").files == ["sweep"])
    #expect(try settings("./layout --width 1").files == ["./layout"])
  }

  @Test func filesKeepTheirOrderAndStandardInputIsTheDefault() throws {
    #expect(try settings("--width 1").files == ["-"])
    #expect(try settings("b --width 1 a - b").files == ["b", "a", "-", "b"])
    #expect(try settings("--width 1 -- --width -x").files == ["--width", "-x"])
  }

  @Test func aValueStandsBehindASpaceOrAnEqualsSign() throws {
    #expect(try settings("--width 100").layout.width == 100)
    #expect(try settings("--width=100").layout.width == 100)
    #expect(try settings("--width 1 --width-key=a=b").records.width?.text == "a=b")
  }

  @Test func aValueMayBeginWithADash() throws {
    #expect(try settings("--width 1 --height 1 --offset -50").offsets == [-50])
    #expect(try settings("--width 1 --output --x").output == "--x")
  }

  @Test func theLastOfAnOptionWins() throws {
    #expect(try settings("--width 1 --width 2").layout.width == 2)
    #expect(try settings("--width 1 --height 1 --offset 1 --offset 2").offsets == [2])
  }

  @Test func specificOptionsBeatGeneralOnesWhereverTheyStand() throws {
    let layout = try settings("--row-gap 1 --margin-left 2 --gap 3 --margin 4 --width 9").layout
    #expect(layout.margins == Margins(top: 4, bottom: 4, left: 2, right: 4))
    #expect(layout.columnGap == 3)
    #expect(layout.rowGap == 1)
  }

  @Test func anyOptionBeatsAPreset() throws {
    let layout = try settings("--gap 3 --preset cht-waterfall --width 9").layout
    #expect(layout.margins == Margins(all: 0))
    #expect(layout.rowGap == 3)
    #expect(layout.columns == .count(2))
    #expect(layout.rounding == .floor)
  }

  @Test func aColumnRuleReplacesThoseOfAPreset() throws {
    let layout = try settings("--columns 4 --preset waterflow --width 9").layout
    #expect(layout.columns == .count(4))
    #expect(layout.landscapeColumns == nil)
    let both = try settings("--columns 4 --landscape-columns 7 --width 9").layout
    #expect(both.columns == .count(4))
    #expect(both.landscapeColumns == 7)
    let least = try settings("--max-columns 5 --min-column-width 80 --preset waterflow --width 9")
    #expect(least.layout.columns == .minimumWidth(80, maximumCount: 5))
    #expect(try settings("--column-width 80 --width 9").layout.columns == .width(80))
  }

  @Test func offsetsAreNumbersListsOrRanges() throws {
    func offsets(_ text: String) throws -> [Double]? {
      try settings("--width 1 --height 1 --offset " + text).offsets
    }
    #expect(try offsets("0") == [0])
    #expect(try offsets("-0") == [0])
    #expect(try offsets("100,0,100") == [100, 0, 100])
    #expect(try offsets("0..30:10") == [0, 10, 20, 30])
    #expect(try offsets("0..25:10") == [0, 10, 20])
    #expect(try offsets("20..-20:-20") == [20, 0, -20])
    #expect(try offsets("5..5:1") == [5])
    #expect(try offsets("0..0.3:0.1") == [0, 0.1, 0.2, 0.3])
    #expect(try offsets("0.5..1:0.25,7") == [0.5, 0.75, 1, 7])
    #expect(try offsets("0..1e3:5e2") == [0, 500, 1000])
    #expect(try offsets("0..99999:1")?.count == 100_000)
  }

  @Test func formatsOfTablesAndLinesPrintFramesUnlessTold() throws {
    #expect(try settings("--width 1").parts == [.frames, .size, .visible])
    #expect(try settings("--width 1 --format plist").parts == [.frames, .size, .visible])
    #expect(try settings("--width 1 --format csv").parts == [.frames])
    #expect(try settings("--width 1 --format tsv --show size").parts == [.size])
    #expect(try settings("--width 1 --format ndjson").parts == [.frames])
    #expect(try settings("--width 1 --format ndjson --show size,frames").parts == [.frames, .size])
  }

  @Test func outputOptions() throws {
    let settings = try settings("--width 1 -o out.json --precision 3 --quiet --color never")
    #expect(settings.output == "out.json")
    #expect(settings.precision == 3)
    #expect(settings.quiet)
    #expect(settings.color == .never)
    #expect(try masonryTests.settings("--width 1 -o -").output == nil)
  }

  @Test func recordOptionsReachTheQuery() throws {
    let records = try settings(
      "--width 1 --input-format json --items a --width-key b --height-key c --id-key d "
        + "--span-key e --column-key f --extra-height-key g --orientation-key h "
        + "--on-invalid placeholder --placeholder 4x3"
    ).records
    #expect(records.format == .json)
    let paths = [
      records.items, records.width, records.height, records.id, records.span, records.column,
      records.extraHeight, records.orientation,
    ]
    #expect(paths.map { $0?.text } == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(records.onInvalid == .placeholder(Size(width: 4, height: 3)))
    #expect(try settings("--width 1 --on-invalid skip").records.onInvalid == .skip)
    #expect(try settings("--width 1 --on-invalid error").records.onInvalid == .error)
  }

  @Test func sizesThatTheLayoutDoesNotNeedAreNotRead() throws {
    func needs(_ line: String) throws -> [Bool] {
      let records = try settings("--width 1 --height 1 " + line).records
      return [records.needsWidth, records.needsHeight]
    }
    #expect(try needs("") == [true, true])
    #expect(try needs("--item-height literal") == [false, true])
    #expect(try needs("--item-height square") == [false, false])
    #expect(try needs("--item-height 70") == [false, false])
    #expect(try needs("--item-height 70 --span-from-width --column-width 5") == [true, false])
    #expect(try needs("--item-height literal --axis horizontal") == [true, false])
  }

  @Test func helpVersionAndGeneratedTextsStandInPlaceOfARun() throws {
    func text(_ arguments: String...) throws -> TextRequest? {
      guard case .text(let text) = try request(arguments) else { return nil }
      return text
    }
    #expect(try text("--help") == .help(long: true, nil))
    #expect(try text("-h") == .help(long: false, nil))
    #expect(try text("layout", "-h") == .help(long: false, .layout))
    #expect(try text("scroll", "--loop", "--help") == .help(long: true, .scroll))
    #expect(try text("--version", "--columns", "x") == .version)
    #expect(try text("--generate", "man") == .generate(.man))
    #expect(try text("--generate=completions-zsh") == .generate(.zsh))
  }
}
