import Foundation
import Testing

/// Golden files that cannot be checked: each has a reason and an exit code of its own.
@Suite struct CheckErrorTests {
  private static let configuration = "\"configuration\": {\"width\": 112, \"columns\": 1}"

  @Test(
    arguments: [
      ("", "golden.json: the input is empty"),
      ("[1, 2]", "golden.json:1:1: this is no layout: a layout is a JSON object"),
      ("{\"a\": 1}", "golden.json: the layout has no \"configuration\""),
      (
        "{\"schema\": 2, \(configuration), \"frames\": []}",
        "golden.json:1:12: the layout is of schema 2, and this version reads schema 1"
      ),
      ("{\(configuration)}", "golden.json: the layout has nothing to compare"),
      (
        "{\(configuration), \"frames\": [{\"y\": \"8\"}]}",
        "golden.json:1:66: frames[0].y must be a number"
      ),
      (
        "{\(configuration), \"frames\": [{\"index\": 1}, {\"index\": 1}]}",
        "golden.json:1:74: the frame of index 1 does not come in order"
      ),
      (
        "{\(configuration), \"frames\": [{\"column\": -1}]}",
        "golden.json:1:71: frames[0].column must be a whole number of at least 0"
      ),
      (
        "{\(configuration), \"frames\": [], \"frames\": []}",
        "golden.json:1:73: the layout has \"frames\" twice"
      ),
      (
        "{\(configuration), \"frames\": []} {}",
        "golden.json:1:63: another value follows the layout"
      ),
      (
        "{\"configuration\": {\"widht\": 112}, \"frames\": []}",
        "golden.json: \"widht\" is no member of a configuration"
      ),
      ("{\"configuration\": {}, \"frames\": []}", "golden.json: --width is required"),
      (
        "{\(configuration), \"visible\": [{\"offset\": 0, \"indexes\": [0]}]}",
        "golden.json: visible items need a \"height\" in the configuration, or --height"
      ),
      (
        "{\(configuration), \"visible\": [{\"offset\": 0, \"indexes\": [2, 1]}]}",
        "golden.json:1:90: visible[0].indexes must be indexes that ascend"
      ),
    ])
  func whatIsNoGoldenFileIsBadData(_ text: String, message: String) throws {
    let golden = try GoldenFolder(heights: [10])
    try golden.folder.write("golden.json", text)
    let run = try golden.check(["--input", "list.json"])
    #expect(run.exit == 65)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").first == "masonry: error: \(message)")
  }

  @Test func everyTruncationIsBadDataWithAPosition() throws {
    let golden = try GoldenFolder(heights: [10, 10])
    try golden.lay(["--width", "112", "--columns", "1", "--id-key", "id"])
    let bytes = Array(try golden.folder.text("golden.json").utf8)
    for count in stride(from: 1, to: bytes.count - 1, by: 7) {
      try golden.folder.write("cut.json", String(decoding: bytes[..<count], as: UTF8.self))
      let run = try golden.check(files: ["cut.json"])
      #expect(run.exit == 65, "\(count)")
      #expect(run.errors.hasPrefix("masonry: error: cut.json:"), "\(count)")
    }
  }

  @Test func aMissingGoldenFileIsNoInput() throws {
    let run = try GoldenFolder(heights: [10]).check(files: ["none.json"])
    #expect(run.exit == 66)
    #expect(run.errors == "masonry: error: none.json: No such file or directory\n")
  }

  @Test func anInputThatIsGoneIsNoInput() throws {
    let golden = try GoldenFolder.oneColumn()
    try FileManager.default.removeItem(atPath: golden.folder.path("list.json"))
    let run = try golden.check()
    #expect(run.exit == 66)
    #expect(
      run.errors == """
        masonry: error: list.json: No such file or directory
        hint: golden.json names this input, as seen from the working directory; --input FILE takes \
        another

        """)
  }

  @Test func aGoldenFileMadeFromStandardInputNeedsAnInput() throws {
    let golden = try GoldenFolder(heights: [10, 20])
    let made = try golden.masonry(
      ["--width", "112", "--columns", "1", "-o", "golden.json"],
      input: GoldenFolder.records([10, 20]))
    #expect(made.exit == 0)
    let run = try golden.check()
    #expect(run.exit == 64)
    #expect(
      run.errors == """
        masonry: error: golden.json: the golden file was made from standard input
        hint: --input FILE names the records; --input - reads them from standard input

        """)
    #expect(try golden.check(["--input", "list.json"]).exit == 0)
    #expect(try golden.check(["--input", "-"], input: GoldenFolder.records([10, 20])).exit == 0)
    #expect(try golden.check(["--input", "-"], input: GoldenFolder.records([10, 21])).exit == 1)
  }

  @Test func aGoldenFileWithoutInputNeedsOne() throws {
    let golden = try GoldenFolder(heights: [10])
    try golden.folder.write("golden.json", "{\(Self.configuration), \"frames\": []}")
    let run = try golden.check()
    #expect(run.exit == 64)
    #expect(run.errors.hasPrefix("masonry: error: golden.json: the golden file names no input\n"))
  }

  @Test func inputsTakeThePlaceOfTheGoldensOwn() throws {
    let golden = try GoldenFolder(heights: [10, 20, 30])
    try golden.lay(["--width", "112", "--columns", "1"])
    try golden.write("a.json", heights: [10])
    try golden.write("b.json", heights: [20, 30])
    #expect(try golden.check(["--input", "a.json", "--input=b.json"]).exit == 0)
    #expect(try golden.check(["--input", "b.json"]).exit == 1)
  }

  @Test(
    arguments: [
      (["--columns", "4", "--column-width", "5"], "--columns and --column-width cannot be used"),
      (["--columns", "40"], "golden.json: 40 columns do not fit"),
      (["--axis", "horizontal"], "golden.json: --axis horizontal needs --height"),
      (["--only-visible"], "golden.json: \"onlyVisible\" needs the offsets of \"visible\""),
      (
        ["--height", "50", "--offset", "3"],
        "golden.json: the golden file has no visible items at offset 3"
      ),
      (["--input", "-", "-"], "standard input can only be read once"),
      (["--input", "-", "golden.json"], "standard input can only be read once"),
      (["-o", "golden.json"], "-o golden.json: the report would replace a golden file"),
      (["--force"], "--force needs --update"),
      (["--tolerance", "-1"], "--tolerance must be a"),
      (["--report", "xml"], "--report must be"),
      (["--format", "csv"], "--format is no option of masonry check"),
    ])
  func optionsThatContradictAreUsageErrors(_ arguments: [String], message: String) throws {
    let golden = try GoldenFolder.oneColumn()
    let run = try golden.check(arguments)
    #expect(run.exit == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("masonry: error: \(message)"), "\(run.errors)")
  }

  @Test func noGoldenFileIsAUsageError() throws {
    let run = try Masonry.run(["check"])
    #expect(run.exit == 64)
    #expect(run.errors.hasPrefix("masonry: error: masonry check needs a golden file\n"))
  }

  @Test func allAreCheckedAndTheWorstExitCodeRules() throws {
    let golden = try GoldenFolder.oneColumn()
    try golden.lay(["--width", "112", "--columns", "1", "--show", "size"], as: "other.json")
    try golden.write("list.json", heights: Array(repeating: 10, count: 13) + [11])
    let run = try golden.check(files: ["golden.json", "none.json", "list.json", "other.json"])
    #expect(run.exit == 66)
    #expect(
      run.errors == """
        masonry: error: none.json: No such file or directory
        masonry: error: list.json:1:1: this is no layout: a layout is a JSON object
        hint: --format json prints a layout as one object

        """)
    #expect(
      run.output == """
        golden.json: the layout differs
          column 0: item 13: height 10, now 11 (+1)
          content height: 260, now 261 (+1)
        other.json: the layout differs
          content height: 260, now 261 (+1)
        2 of 4 golden files differ

        """)
    #expect(try golden.check(files: ["list.json", "golden.json"]).exit == 65)
    #expect(try golden.check(files: ["golden.json", "other.json"]).exit == 1)
  }

  @Test func theGoldenFileMayComeFromStandardInput() throws {
    let golden = try GoldenFolder.oneColumn()
    let text = try golden.folder.text("golden.json")
    #expect(try golden.check(files: ["-"], input: text).exit == 0)
    let run = try golden.check(["--margin-bottom", "9"], files: ["-"], input: text)
    #expect(run.exit == 1)
    #expect(run.output.hasPrefix("<stdin>: the layout differs\n"))
  }

  @Test func recordsLeftOutAreCounted() throws {
    let golden = try GoldenFolder(heights: [10, -1, 10])
    try golden.lay(["--width", "112", "--columns", "1", "--on-invalid", "skip"])
    let run = try golden.check()
    #expect(run.exit == 0)
    #expect(run.errors == "masonry: warning: 1 of 3 records was left out\n")
    #expect(try golden.check(["--quiet"]).errors == "")
  }
}
