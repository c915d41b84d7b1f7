import Foundation
import Testing

/// `check --update` leaves the old file or the new one, whole, whatever happens.
@Suite struct CheckUpdateTests {
  private func attributes(_ golden: GoldenFolder) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: golden.folder.path("golden.json"))
  }

  @Test func aLayoutThatDiffersIsWrittenAnew() throws {
    let golden = try GoldenFolder.oneColumn()
    #expect(chmod(golden.folder.path("golden.json"), 0o640) == 0)
    try golden.write("list.json", heights: [10, 14])
    let run = try golden.check(["--update"])
    #expect(run.exit == 0)
    #expect(run.output == "golden.json: written anew\n")
    #expect(
      try golden.folder.text("golden.json") == """
        {
        "schema": 1,
        "input": ["list.json"],
        "configuration": {"width":112,"columns":1,"margin":{"top":8,"bottom":8,"left":8,"right":8},\
        "columnGap":8,"rowGap":8},
        "frames": [
        {"index":0,"column":0,"x":8,"y":8,"width":96,"height":10},
        {"index":1,"column":0,"x":8,"y":26,"width":96,"height":14}
        ],
        "contentSize": {"width":112,"height":48}
        }

        """)
    #expect(try attributes(golden)[.posixPermissions] as? Int == 0o640)
    #expect(try golden.folder.names == ["golden.json", "list.json"])
    #expect(try golden.check().exit == 0)
  }

  @Test func anEqualGoldenFileStaysAsItIs() throws {
    let golden = try GoldenFolder.oneColumn()
    let text = try golden.folder.text("golden.json").replacing(",", with: " ,\n")
    try golden.folder.write("golden.json", text)
    let number = try attributes(golden)[.systemFileNumber] as? Int
    for options in [["--update"], ["--update", "--columns", "1", "--input", "list.json"]] {
      let run = try golden.check(options)
      #expect(run.exit == 0)
      #expect(run.output == "")
    }
    #expect(try golden.folder.text("golden.json") == text)
    #expect(try attributes(golden)[.systemFileNumber] as? Int == number)
    #expect(try golden.folder.names == ["golden.json", "list.json"])
  }

  @Test func settingsOfTheCommandLineAreWrittenToo() throws {
    let golden = try GoldenFolder(heights: [10, 10])
    try golden.lay(["--width", "112", "--columns", "1"])
    // The frames stay where they are, but the golden file is to say what it was made with.
    #expect(
      try golden.check(["--update", "--tie", "cursor"]).output == "golden.json: written anew\n")
    #expect(try golden.folder.text("golden.json").contains("\"tie\":\"cursor\""))
    try golden.write("other.json", heights: [10, 10])
    #expect(try golden.check(["--update", "--input", "other.json"]).exit == 0)
    #expect(try golden.folder.text("golden.json").contains("\"input\": [\"other.json\"]"))
  }

  @Test func partsAndOffsetsStayThoseOfTheGoldenFile() throws {
    let golden = try GoldenFolder.oneColumn()
    try golden.lay([
      "--width", "112", "--columns", "1", "--height", "20", "--offset", "100,0", "--show",
      "size,visible",
    ])
    try golden.write("list.json", heights: [12, 200])
    #expect(try golden.check(["--update"]).exit == 0)
    #expect(
      try golden.folder.text("golden.json").hasSuffix(
        """
        "contentSize": {"width":112,"height":236},
        "visible": [
        {"offset":100,"indexes":[1]},
        {"offset":0,"indexes":[0]}
        ]
        }

        """))
  }

  @Test func continuousIntegrationNeedsForce() throws {
    let golden = try GoldenFolder.oneColumn()
    try golden.write("list.json", heights: [10])
    let old = try golden.folder.text("golden.json")
    let run = try Masonry.shell("CI=true masonry check golden.json --update", in: golden.folder.url)
    #expect(run.exit == 64)
    #expect(
      run.errors == """
        masonry: error: --update needs --force where the environment sets CI
        hint: a check that rewrites its golden files cannot fail

        """)
    #expect(try golden.folder.text("golden.json") == old)
    let empty = try Masonry.shell("CI= masonry check golden.json --update", in: golden.folder.url)
    #expect(empty.exit == 0)
    try golden.write("list.json", heights: [20])
    let forced = try Masonry.shell(
      "CI=1 masonry check golden.json --update --force", in: golden.folder.url)
    #expect(forced.exit == 0)
    #expect(forced.output == "golden.json: written anew\n")
  }

  @Test func whatIsNoGoldenFileIsNotReplaced() throws {
    let golden = try GoldenFolder(heights: [10])
    let foreign = "{\"schema\": 2, \"configuration\": {\"width\": 112}, \"frames\": []}"
    try golden.folder.write("golden.json", foreign)
    #expect(try golden.check(["--update", "--input", "list.json"]).exit == 65)
    #expect(try golden.folder.text("golden.json") == foreign)
    let line = "masonry check --update --input list.json /dev/stdin < golden.json"
    try golden.lay(["--width", "112"])
    let old = try golden.folder.text("golden.json")
    let piped = try Masonry.shell(
      "cat golden.json | " + line.replacing(" < golden.json", with: ""), in: golden.folder.url)
    #expect(piped.exit == 64)
    #expect(piped.errors == "masonry: error: /dev/stdin: only a file can be updated\n")
    #expect(try golden.folder.text("golden.json") == old)
  }

  @Test func anInputAtFaultLeavesTheGoldenFileAsItWas() throws {
    let golden = try GoldenFolder.oneColumn()
    let old = try golden.folder.text("golden.json")
    try golden.folder.write(
      "list.json", manyRecords(60_000).replacing("]\n", with: ",{\"w\":-1,\"h\":1}]"))
    #expect(try golden.check(["--update"]).exit == 65)
    #expect(try golden.folder.text("golden.json") == old)
    #expect(try golden.folder.names == ["golden.json", "list.json"])
  }

  @Test func aFileSizeLimitLeavesTheGoldenFileAsItWas() throws {
    let golden = try GoldenFolder.oneColumn()
    let old = try golden.folder.text("golden.json")
    try golden.folder.write("list.json", manyRecords(60_000))
    let run = try Masonry.shell(
      "ulimit -f 1000; masonry check golden.json --update", in: golden.folder.url)
    #expect(run.exit == 74)
    #expect(run.errors == "masonry: error: golden.json: write failed: File too large\n")
    #expect(try golden.folder.text("golden.json") == old)
    #expect(try golden.folder.names == ["golden.json", "list.json"])
  }

  @Test func aKilledUpdateLeavesTheOldFileOrTheNewOne() throws {
    let golden = try GoldenFolder.oneColumn()
    let old = try golden.folder.text("golden.json")
    try golden.folder.write("list.json", manyRecords(40_000))
    try golden.folder.write("old.json", old)
    #expect(try golden.check(["--update"]).exit == 0)
    let new = try golden.folder.text("golden.json")
    // The moments lie over the whole run, which takes some tenths of a second.
    let line = """
      for delay in 0 .01 .02 .04 .06 .08 .1 .12 .14 .16 .18 .2 .23 .26 .3 .4; do
        cat old.json > golden.json
        '\(Masonry.program.path)' check golden.json --update > out & sleep $delay
        kill -9 $! 2> /dev/null; wait $! 2> /dev/null
        cmp -s golden.json old.json && echo old || echo new
        cp golden.json result-$delay.json
      done
      """
    let run = try Masonry.shell(line, in: golden.folder.url)
    let words = run.output.split(separator: "\n")
    #expect(words.count == 16)
    #expect(words.first == "old")
    for name in try golden.folder.names where name.hasPrefix("result") {
      let text = try golden.folder.text(name)
      #expect(text == old || text == new, "\(name)")
    }
  }
}
