import Foundation
import Testing

/// What `check` compares, and how it tells what differs.
@Suite struct CheckTests {
  @Test func anUnchangedLayoutPassesSilently() throws {
    let run = try GoldenFolder.oneColumn().check()
    #expect(run.exit == 0)
    #expect(run.output == "")
    #expect(run.errors == "")
  }

  @Test func valuesAreComparedNotText() throws {
    let golden = try GoldenFolder.oneColumn()
    let url = golden.folder.url.appendingPathComponent("golden.json")
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let pretty = try JSONSerialization.data(
      withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    try pretty.write(to: url)
    #expect(try golden.check().exit == 0)
    let text = String(decoding: pretty, as: UTF8.self)
    try golden.folder.write(
      "golden.json", "\u{FEFF}" + text.replacingOccurrences(of: "\n", with: "\r\n"))
    #expect(try golden.check().exit == 0)
    // 10 written in other ways.
    try golden.folder.write(
      "golden.json", text.replacingOccurrences(of: "\"height\" : 10,", with: "\"height\" : 1.0E1,"))
    #expect(try golden.check().exit == 0)
  }

  @Test func oneChangedHeightIsTwoLinesForItsColumn() throws {
    let golden = try GoldenFolder.oneColumn()
    try golden.write("list.json", heights: [10, 14] + Array(repeating: 10, count: 12))
    let run = try golden.check()
    #expect(run.exit == 1)
    #expect(run.errors == "")
    #expect(
      run.output == """
        golden.json: the layout differs
          column 0: item 1: height 10, now 14 (+4)
            12 later items in this column moved by +4
          content height: 260, now 264 (+4)

        """)
  }

  @Test func shiftsThatDifferAreARange() throws {
    let golden = try GoldenFolder.oneColumn()
    var heights = Array(repeating: 10, count: 14)
    (heights[1], heights[5]) = (14, 15)
    try golden.write("list.json", heights: heights)
    #expect(
      try golden.check().output == """
        golden.json: the layout differs
          column 0: item 1: height 10, now 14 (+4)
            12 later items in this column moved by +4 to +9
          content height: 260, now 269 (+9)

        """)
  }

  @Test func theReportIsAsShortForAHundredThousandItems() throws {
    let folder = try Folder()
    let records = manyRecords(100_000)
    try folder.write("list.json", records)
    let made = try Masonry.run(
      ["list.json", "--width", "320", "--placement", "sequential", "-o", "golden.json"], in: folder)
    #expect(made.exit == 0)
    // The first record is 100 wide and 50 high: 96 · 50 / 100 = 48, and now 96 · 150 / 100 = 144.
    try folder.write(
      "list.json", records.replacing("\"h\":50}", with: "\"h\":150}", maxReplacements: 1))
    let run = try Masonry.run(["check", "golden.json"], in: folder)
    #expect(run.exit == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count <= 4)
    #expect(lines.dropFirst().first == "  column 0: item 0: height 48, now 144 (+96)")
    #expect(lines.contains("    33333 later items in this column moved by +96"))
  }

  @Test func onlyTheFirstItemOfEachColumnIsNamed() throws {
    let golden = try GoldenFolder(heights: Array(repeating: 10, count: 9))
    try golden.lay(["--width", "320", "--placement", "sequential"])
    try golden.write("list.json", heights: [10, 10, 12, 11, 10, 10, 10, 10, 10])
    #expect(
      try golden.check().output == """
        golden.json: the layout differs
          column 0: item 3: height 10, now 11 (+1)
            1 later item in this column moved by +1
          column 2: item 2: height 10, now 12 (+2)
            2 later items in this column moved by +2
          content height: 62, now 64 (+2)

        """)
  }

  @Test func itemsThatChangedPlacesAreTold() throws {
    let golden = try GoldenFolder(heights: [10, 20, 30, 40])
    try golden.lay(["--width", "112", "--columns", "1"])
    try golden.write("list.json", heights: [10, 40, 30, 20])
    // y of item 2: 8 + 10 + 8 + 20 + 8 = 54, now 74; item 3 starts at 92, now 112.
    #expect(
      try golden.check().output == """
        golden.json: the layout differs
          items 1 and 3 have changed places
          column 0: item 1: height 20, now 40 (+20)
            2 later items in this column moved by +20

        """)
  }

  @Test func anItemMoreIsTold() throws {
    let golden = try GoldenFolder(heights: [10, 20, 30])
    try golden.lay(["--width", "112", "--columns", "1"])
    try golden.write("list.json", heights: [10, 15, 20, 30])
    #expect(
      try golden.check().output == """
        golden.json: the layout differs
          items: 3, now 4: item 1 is new
          column 0: item 1: y 26, now 49 (+23)
            1 later item in this column moved by +23
          content height: 92, now 115 (+23)

        """)
  }

  @Test func anItemLessIsTold() throws {
    let golden = try GoldenFolder(heights: [10, 20, 30])
    try golden.lay(["--width", "112", "--columns", "1"])
    try golden.write("list.json", heights: [10, 20])
    #expect(
      try golden.check().output == """
        golden.json: the layout differs
          items: 3, now 2: item 2 is gone
          content height: 92, now 54 (-38)

        """)
  }

  @Test func itemsAreKnownByTheirIDs() throws {
    let golden = try GoldenFolder(heights: [10, 10, 10, 10])
    try golden.lay(["--width", "112", "--columns", "1", "--id-key", "id"])
    let text = try golden.folder.text("list.json")
    let swapped = text.replacing("\"b\"", with: "\"?\"").replacing("\"c\"", with: "\"b\"")
      .replacing("\"?\"", with: "\"c\"")
    try golden.folder.write("list.json", swapped)
    #expect(
      try golden.check().output == """
        golden.json: the layout differs
          items 1 and 2 have changed places
          column 0: item 1 ("b"): id "b", now "c"
            1 later item in this column changed without moving

        """)
    let turned = text.replacing("\"a\"", with: "\"?\"").replacing("\"b\"", with: "\"a\"")
      .replacing("\"c\"", with: "\"b\"").replacing("\"?\"", with: "\"c\"")
    try golden.folder.write("list.json", turned)
    #expect(
      try golden.check().output.contains("\n  3 items stand in another order, from item 0 on\n"))
  }

  @Test func anotherColumnCountIsTold() throws {
    let golden = try GoldenFolder(heights: [10, 10])
    try golden.lay(["--width", "216", "--min-column-width", "96"])
    // Two columns of 96 fit into 200, and three of 61.333.
    let run = try golden.check(["--min-column-width", "60"])
    #expect(run.exit == 1)
    #expect(run.output.contains("\n  columns: 2, now 3\n"))
  }

  @Test func headerFooterAndVisibleItemsAreTold() throws {
    let golden = try GoldenFolder(heights: [10, 10, 10])
    try golden.lay([
      "--width", "112", "--columns", "1", "--header", "20", "--footer", "30", "--offset", "0",
      "--height", "40", "--show", "size,visible",
    ])
    // Items start at 28, 46 and 64; the footer at 64 + 10 + 8 = 82. With a header of 5 the second
    // one is visible too, and the third one starts at 49.
    #expect(
      try golden.check(["--header", "5"]).output == """
        golden.json: the layout differs
          header: height 20, now 5 (-15)
          footer: y 82, now 67 (-15)
          content height: 112, now 97 (-15)
          visible at offset 0: item 1 appeared

        """)
    #expect(
      try golden.check(["--header", "0"]).output.contains("\n  header: not there any more\n"))
  }

  @Test func sectionsAreTold() throws {
    let golden = try GoldenFolder(heights: [10])
    try golden.write("more.json", heights: [10, 10])
    try golden.lay([
      "more.json", "--section-per-file", "--width", "112", "--columns", "1", "--header", "20",
      "--show", "size",
    ])
    // The second section starts at 20 + 8 + 10 + 8 = 46 and is 20 + 8 + 10 + 8 + 10 + 8 = 64 high.
    try golden.write("list.json", heights: [10, 10])
    #expect(
      try golden.check().output == """
        golden.json: the layout differs
          section 0: count 1, now 2
          header of section 1: y 46, now 64 (+18)
          content height: 110, now 128 (+18)

        """)
    let run = try golden.check(["--input", "list.json"])
    #expect(run.output.contains("\n  sections: 2, now 1\n"))
  }

  @Test func precisionOfTheConfigurationIsApplied() throws {
    let golden = try GoldenFolder(heights: [10, 10])
    // Columns are 91.666… wide, and items 9.548… high.
    try golden.lay(["--width", "307", "--precision", "1"])
    #expect(try golden.folder.text("golden.json").contains("\"width\":91.7,\"height\":9.5}"))
    #expect(try golden.check().exit == 0)
    try golden.edit("\"index\":1,\"column\":1,\"x\":107.7", "\"index\":1,\"column\":1,\"x\":107.8")
    let run = try golden.check()
    #expect(run.exit == 1)
    #expect(
      run.output == """
        golden.json: the layout differs
          column 1: item 1: x 107.8, now 107.7 (-0.1)

        """)
    #expect(try golden.check(["--precision", "0"]).exit == 0)
  }

  @Test func whatTheGoldenLeavesOutIsNotCompared() throws {
    let golden = try GoldenFolder.oneColumn()
    try golden.lay(["--width", "112", "--columns", "1", "--show", "size"])
    var heights = Array(repeating: 10, count: 14)
    (heights[0], heights[1]) = (5, 15)
    try golden.write("list.json", heights: heights)
    #expect(try golden.check().exit == 0)
    try golden.folder.write(
      "golden.json",
      """
      {"configuration": {"width": 112, "columns": 1}, "contentSize": {"height": 260}}
      """)
    #expect(try golden.check(["--input", "list.json"]).exit == 0)
    try golden.folder.write(
      "golden.json",
      """
      {"made by": {"hand": [1, null]}, "configuration": {"width": 112, "columns": 1},
       "input": ["list.json"], "frames": [{"y": 8}, {"height": 15}, {"index": 13, "y": 242}]}
      """)
    let run = try golden.check()
    #expect(run.exit == 1)
    #expect(run.output.contains("\n  items: 3, now 14: items 2-12 are new\n"))
    #expect(!run.output.contains("column"))
  }

  @Test func theCommandLineWins() throws {
    let golden = try GoldenFolder.oneColumn()
    #expect(
      try golden.check(["--margin-bottom", "9"]).output == """
        golden.json: the layout differs
          content height: 260, now 261 (+1)

        """)
    #expect(try golden.check(["--margin-bottom", "8"]).exit == 0)
  }
}
