import Foundation
import Testing

@testable import masonry

/// Each option of `layout` through the program itself, on figures that fit a head.
///
/// Two columns of 20 without margins and gaps, an item of 4 × 2 and one of 2 × 4: the first is 10
/// high, the second 40.
@Suite struct EveryOptionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let options: String
    var input = "[[4,2],[2,4]]"
    let rows: [String]

    init(_ options: String, _ input: String = "[[4,2],[2,4]]", _ rows: String...) {
      self.options = options
      self.input = input
      self.rows = rows
    }

    var testDescription: String { options }
  }

  private static let plain = "[[4,2],[2,4]]"
  private static let highFirst = "[[2,4],[4,2],[4,2]]"

  /// Options beside `--width 40 --columns 2 --margin 0 --format csv`.
  private static let cases = [
    Case("--input-format json", plain, "0,0,0,0,20,10", "1,1,20,0,20,40"),
    Case("--input-format plist", "({w=4;h=2;})", "0,0,0,0,20,10"),
    Case("--items a", #"{"b":[[1,1]],"a":[[4,2]]}"#, "0,0,0,0,20,10"),
    Case("--width-key x --height-key y", #"[{"x":4,"y":2}]"#, "0,0,0,0,20,10"),
    Case("--id-key i", #"[{"w":4,"h":2,"i":"p"}]"#, "0,0,0,0,20,10,p"),
    Case("--span-key s", #"[{"w":4,"h":2,"s":2}]"#, "0,0,0,0,40,20,2"),
    Case("--column-key c", #"[{"w":4,"h":2,"c":1}]"#, "0,1,20,0,20,10"),
    Case("--extra-height-key e", #"[{"w":4,"h":2,"e":3}]"#, "0,0,0,0,20,13"),
    Case("--orientation-key o", #"[{"w":4,"h":2,"o":6}]"#, "0,0,0,0,20,40"),
    Case("--on-invalid skip", "[[0,1],[2,4]]", "1,0,0,0,20,40"),
    Case(
      "--on-invalid placeholder --placeholder 4x2", "[[0,1],[2,4]]", "0,0,0,0,20,10",
      "1,1,20,0,20,40"),
    Case("--height 15 --offset 10 --show visible", plain, "10,1"),
    Case("--height 15 --offset 10 --overscan 1 --show visible", plain, "10,0", "10,1"),
    Case("--height 15 --offset 10 --only-visible", plain, "1,1,20,0,20,40"),
    Case("--landscape-columns 1 --height 10", plain, "0,0,0,0,40,20", "1,0,0,20,40,80"),
    Case("--margin 4", plain, "0,0,4,4,14,7", "1,1,22,4,14,28"),
    Case("--margin-top 5", plain, "0,0,0,5,20,10", "1,1,20,5,20,40"),
    Case("--margin-bottom 5 --show size", plain, "40,45"),
    Case("--margin-left 10", plain, "0,0,10,0,15,7.5", "1,1,25,0,15,30"),
    Case("--margin-right 10", plain, "0,0,0,0,15,7.5", "1,1,15,0,15,30"),
    Case("--gap 4", plain, "0,0,0,0,18,9", "1,1,22,0,18,36"),
    Case("--column-gap 4", plain, "0,0,0,0,18,9", "1,1,22,0,18,36"),
    Case("--columns 1 --row-gap 4", plain, "0,0,0,0,40,20", "1,0,0,24,40,80"),
    Case("--header 7", plain, "0,0,0,7,20,10", "1,1,20,7,20,40"),
    Case("--footer 6 --show size", plain, "40,46"),
    Case("--min-content-height 100 --show size", plain, "40,100"),
    Case("--item-height square", plain, "0,0,0,0,20,20", "1,1,20,0,20,20"),
    Case("--min-item-height 15", plain, "0,0,0,0,20,15", "1,1,20,0,20,40"),
    Case("--max-item-height 30", plain, "0,0,0,0,20,10", "1,1,20,0,20,30"),
    Case("--extra-height 2", plain, "0,0,0,0,20,12", "1,1,20,0,20,42"),
    Case(
      "--placement sequential", highFirst, "0,0,0,0,20,40", "1,1,20,0,20,10", "2,0,0,40,20,10"),
    Case("--flow-tolerance 40", "[[2,4],[4,2]]", "0,0,0,0,20,40", "1,0,0,40,20,10"),
    Case("--flow-tolerance 40 --tie cursor", "[[2,4],[4,2]]", "0,0,0,0,20,40", "1,1,20,0,20,10"),
    Case(
      "--span-key s --dense",
      #"[{"w":4,"h":2},{"w":4,"h":2,"s":2},{"w":4,"h":2}]"#, "0,0,0,0,20,10,1",
      "1,0,0,10,40,20,2", "2,1,20,0,20,10,1"),
    Case("--direction rtl", plain, "0,0,20,0,20,10", "1,1,0,0,20,40"),
    Case("--axis horizontal --height 40", plain, "0,0,0,0,40,20", "1,1,0,20,10,20"),
    Case("--width 41 --rounding floor", plain, "0,0,0,0,20,10", "1,1,20,0,20,40"),
    Case(
      "--width 41 --rounding floor --scale 2", plain, "0,0,0,0,20.5,10", "1,1,20.5,0,20.5,41"),
    Case("--section-per-file", plain, "0,0,0,0,20,10,0", "1,1,20,0,20,40,0"),
    Case("--width 41 --precision 0", plain, "0,0,0,0,21,10", "1,1,21,0,21,41"),
  ]

  /// Options that say how many columns there are, so beside `--width 40 --margin 0 --format csv`.
  private static let columnCases = [
    Case("--columns 2", plain, "0,0,0,0,20,10", "1,1,20,0,20,40"),
    Case("--min-column-width 15", plain, "0,0,0,0,20,10", "1,1,20,0,20,40"),
    Case("--min-column-width 15 --max-columns 1", plain, "0,0,0,0,40,20", "1,0,0,20,40,80"),
    Case("--column-width 15", plain, "0,0,0,0,15,7.5", "1,1,15,0,15,30"),
    Case(
      "--column-width 20 --span-from-width --item-height literal", "[[30,5]]", "0,0,0,0,30,5,2"),
    Case("--preset cht-waterfall", plain, "0,0,0,0,20,10", "1,1,20,0,20,40"),
    Case("--configuration two.json", plain, "0,0,0,0,20,10", "1,1,20,0,20,40"),
  ]

  /// Options that other suites run, since no table shows what they do.
  private static let elsewhere: Set<String> = [
    "width", "format", "show", "output", "quiet", "color", "help", "version", "generate",
  ]

  private func check(_ test: Case, _ base: String) throws {
    let folder = try Folder()
    try folder.write("two.json", #"{"columns":2}"#)
    let arguments = "\(base) --margin 0 --format csv \(test.options)".split(separator: " ")
    let run = try Masonry.run(arguments.map(String.init), input: test.input, in: folder)
    #expect(run.exit == 0, "\(run.errors)")
    #expect(run.output.split(separator: "\n").dropFirst().map(String.init) == test.rows)
  }

  @Test(arguments: cases)
  func anOptionDoesWhatItSays(_ test: Case) throws {
    try check(test, "--width 40 --columns 2")
  }

  @Test(arguments: columnCases)
  func aRuleForTheColumnsDoesWhatItSays(_ test: Case) throws {
    try check(test, "--width 40")
  }

  @Test func noOptionOfLayoutIsLeftOut() {
    let shown = (Self.cases + Self.columnCases).flatMap { $0.options.split(separator: " ") }
    let tried = Set(shown.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) })
    let all = Set(OptionTable.options(of: .layout).map(\.name))
    #expect(all.subtracting(tried).subtracting(Self.elsewhere).sorted() == [])
  }
}
