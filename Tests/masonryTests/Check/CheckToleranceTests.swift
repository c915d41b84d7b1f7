import Foundation
import Testing

/// What `--tolerance` and `--relative-tolerance` forgive.
@Suite struct CheckToleranceTests {
  private func changed() throws -> GoldenFolder {
    let golden = try GoldenFolder.oneColumn()
    try golden.write("list.json", heights: [10, 14] + Array(repeating: 10, count: 12))
    return golden
  }

  @Test(
    arguments: [
      (["--tolerance", "4"], 0), (["--tolerance", "3.99"], 1), (["--tolerance", "0"], 1),
      // 10 and 14 differ by 4/14 of the larger, all else by less.
      (["--relative-tolerance", "0.29"], 0), (["--relative-tolerance", "0.28"], 1),
      (["--tolerance", "3", "--relative-tolerance", "0.29"], 0),
      (["--tolerance", "4", "--relative-tolerance", "0.01"], 0),
    ])
  func lengthsMayDifferByEither(_ arguments: [String], exit: Int) throws {
    #expect(try changed().check(arguments).exit == Int32(exit))
  }

  @Test func whatIsToleratedIsNotCounted() throws {
    // All 12 later items are within a tenth of where they were but for the first ones: y is 44, 62,
    // 80, 98 and so on, and 4 is more than a tenth of the first one with it alone, 48 being 4.8.
    let run = try changed().check(["--relative-tolerance", "0.05"])
    #expect(
      run.output == """
        golden.json: the layout differs
          column 0: item 1: height 10, now 14 (+4)
            2 later items in this column moved by +4

        """)
  }

  @Test func countsIndexesAndColumnsAreNotTolerated() throws {
    let golden = try GoldenFolder.oneColumn()
    let wide = ["--tolerance", "1000", "--relative-tolerance", "1"]
    try golden.write("list.json", heights: Array(repeating: 10, count: 13))
    #expect(
      try golden.check(wide).output == """
        golden.json: the layout differs
          items: 14, now 13: item 13 is gone

        """)
    try golden.write("list.json", heights: [10, 10])
    try golden.lay(["--width", "216", "--columns", "2"])
    try golden.edit("\"index\":1,\"column\":1", "\"index\":1,\"column\":0")
    #expect(
      try golden.check(wide).output == """
        golden.json: the layout differs
          column 0: item 1: column 0, now 1

        """)
    try golden.edit("\"columns\":2", "\"columns\":3")
    #expect(try golden.check(wide + ["--columns", "2"]).output.contains("columns: 3, now 2"))
  }

  @Test func visibleItemsAreNotTolerated() throws {
    let golden = try GoldenFolder.oneColumn()
    try golden.lay(["--width", "112", "--columns", "1", "--height", "20", "--offset", "0,100"])
    try golden.edit("{\"offset\":0,\"indexes\":[0]}", "{\"offset\":0,\"indexes\":[0,1]}")
    let run = try golden.check(["--tolerance", "1000"])
    #expect(run.exit == 1)
    #expect(
      run.output == """
        golden.json: the layout differs
          visible at offset 0: item 1 disappeared

        """)
  }
}
