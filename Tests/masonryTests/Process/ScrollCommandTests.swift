import Foundation
import Testing

/// `masonry scroll`, run as a user would.
@Suite struct ScrollCommandTests {
  /// Ten items in one column, each 10 points high, and a viewport of 25.
  private let ten = "[10,10,10,10,10,10,10,10,10,10]"
  private let box = [
    "--width", "100", "--height", "25", "--columns", "1", "--margin", "0", "--item-height", "10",
  ]

  private func scroll(
    _ arguments: [String], input: String? = nil, in folder: Folder? = nil
  ) throws -> Masonry.Outcome {
    try Masonry.run(["scroll"] + arguments + box, input: input ?? ten, in: folder)
  }

  @Test func everyOffsetIsALineAndTheLastLineSumsUp() throws {
    let run = try scroll(["--offset", "0..20:10,0"])
    #expect(run.exit == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        {"step":0,"offset":0,"visible":3,"appeared":[0,1,2],"disappeared":[],"created":3,"reused":0,"pooled":0}
        {"step":1,"offset":10,"visible":3,"appeared":[3],"disappeared":[0],"created":0,"reused":1,"pooled":0}
        {"step":2,"offset":20,"visible":3,"appeared":[4],"disappeared":[1],"created":0,"reused":1,"pooled":0}
        {"step":3,"offset":0,"visible":3,"appeared":[0,1],"disappeared":[3,4],"created":2,"reused":0,"pooled":2}
        {"steps":4,"created":5,"reused":2,"peakVisible":3,"peakPooled":2}

        """)
  }

  @Test func itemsThatLeaveMayGoFirst() throws {
    let run = try scroll(["--offset", "0..20:10,0", "--reuse", "leaving-first"])
    #expect(
      run.output.hasSuffix(
        "\n{\"steps\":4,\"created\":3,\"reused\":4,\"peakVisible\":3,\"peakPooled\":0}\n"))
  }

  @Test func cellsAreReusedByTheirKey() throws {
    // A number is another identifier than a string; no identifier is one as well.
    let keys = ["\"a\"", "1", "\"1\"", "null", "\"a\"", "1", "\"1\"", "null"]
    let records = "[" + keys.map { "{\"kind\":\($0),\"w\":1,\"h\":1}" }.joined(separator: ",") + "]"
    let run = try scroll(["--offset", "0..50:10", "--reuse-key", "kind"], input: records)
    // Each of the four kinds is created once; 4, 5, 6 and 7 follow them.
    #expect(
      run.output.hasSuffix(
        "\n{\"steps\":6,\"created\":4,\"reused\":4,\"peakVisible\":3,\"peakPooled\":1}\n"))
  }

  @Test func overscanAndLoop() throws {
    let wide = try scroll(["--offset", "30", "--overscan", "10"])
    #expect(wide.output.hasPrefix(#"{"step":0,"offset":30,"visible":5,"appeared":[2,3,4,5,6],"#))
    let loop = try scroll(["--offset", "-10", "--loop"])
    #expect(loop.output.hasPrefix(#"{"step":0,"offset":-10,"visible":3,"appeared":[0,1,9],"#))
    let plain = try scroll(["--offset", "-10"])
    #expect(plain.output.hasPrefix(#"{"step":0,"offset":-10,"visible":2,"appeared":[0,1],"#))
  }

  @Test func aTraceHasANumberALine() throws {
    let folder = try Folder()
    try folder.write("list.json", ten)
    try folder.write("trace.txt", "0\r\n\r\n  30\n\n-0")
    let file = try scroll(["list.json", "--trace", "trace.txt", "--format", "csv"], in: folder)
    #expect(
      file.output == """
        step,offset,visible,appeared,disappeared,created,reused,pooled,event
        0,0,3,0 1 2,,3,0,0,
        1,30,3,3 4 5,0 1 2,0,3,0,
        2,0,3,0 1 2,3 4 5,3,0,3,

        """)
    let piped = try scroll(
      ["list.json", "--trace", "-", "--format", "tsv"], input: "0\n30\n-0\n", in: folder)
    #expect(piped.output == String(file.output.map { $0 == "," ? "\t" : $0 }))
  }

  @Test func aFaultOfATraceNamesItsPlace() throws {
    let folder = try Folder()
    try folder.write("trace.txt", "0\n\n 1,200\n")
    let run = try scroll(["--trace", "trace.txt"], in: folder)
    #expect(run.exit == 65)
    #expect(run.output == "")
    #expect(run.errors == "masonry: error: trace.txt:3:2: expected a number, found \"1,200\"\n")
    let missing = try scroll(["--trace", "no.txt"], in: folder)
    #expect(missing.exit == 66)
    #expect(missing.errors == "masonry: error: no.txt: No such file or directory\n")
  }

  @Test func moreRecordsComeAtTheEnd() throws {
    let folder = try Folder()
    try folder.write("more.json", "[1,1,1]")
    // The content ends at 100, so 100 - 25 + 5 is to be passed.
    let run = try scroll(
      ["--offset", "80,80.5,200", "--on-more", "more.json", "--more-threshold", "5"], in: folder)
    #expect(
      run.output == """
        {"step":0,"offset":80,"visible":2,"appeared":[8,9],"disappeared":[],"created":2,"reused":0,"pooled":0}
        {"step":1,"offset":80.5,"visible":3,"appeared":[8,9,10],"disappeared":[8,9],"created":3,"reused":0,"pooled":0,"event":"more"}
        {"step":2,"offset":200,"visible":0,"appeared":[],"disappeared":[8,9,10],"created":0,"reused":0,"pooled":3}
        {"steps":3,"created":5,"reused":0,"peakVisible":3,"peakPooled":3}

        """)
  }

  @Test func theFootersHeightBelowZeroMeansAsSoonAsItShows() throws {
    let folder = try Folder()
    try folder.write("more.json", "[1]")
    // The footer lies at 100 to 140: at 75 the viewport ends where it begins.
    let run = try scroll(
      [
        "--offset", "75,75.5", "--footer", "40", "--on-more", "more.json", "--more-threshold",
        "-40", "--format", "text",
      ], in: folder)
    #expect(
      run.output == """
        step  offset  visible  appeared  disappeared  created  reused  pooled  event
           0      75        3         3            0        3       0       0
           1    75.5        4         4            3        4       0       0  more

        2 steps: 7 cells created, 0 reused, at most 4 visible and 0 pooled

        """)
  }

  @Test func refreshedRecordsComeInFront() throws {
    let folder = try Folder()
    try folder.write("new.json", "[1] [1]")
    let run = try scroll(
      [
        "--offset=-9,-10,-10.5,20,-99", "--on-refresh", "new.json", "--refresh-threshold", "10",
        "--format", "csv",
      ], in: folder)
    #expect(
      run.output == """
        step,offset,visible,appeared,disappeared,created,reused,pooled,event
        0,-9,2,0 1,,2,0,0,
        1,-10,2,,,0,0,0,
        2,-10.5,2,0 1,0 1,2,0,0,refresh
        3,20,3,2 3 4,0 1,1,2,0,
        4,-99,0,,2 3 4,0,0,3,

        """)
  }

  @Test func indexesAreThoseOfTheRecordsInAllFiles() throws {
    let folder = try Folder()
    let list = #"[{"w":1,"h":1},{"w":-1,"h":1},{"w":1,"h":1}]"#
    for name in ["a.json", "b.json", "c.json"] { try folder.write(name, list) }
    let run = try Masonry.run(
      [
        "scroll", "a.json", "--on-refresh", "b.json", "--on-more", "c.json", "--on-invalid",
        "skip", "--width", "10", "--columns", "1", "--margin", "0", "--height", "60",
        "--offset=0,-51,30.5", "--format", "csv",
      ], in: folder)
    #expect(
      run.output == """
        step,offset,visible,appeared,disappeared,created,reused,pooled,event
        0,0,2,0 2,,2,0,0,
        1,-51,1,0,0 2,1,0,0,refresh
        2,30.5,3,5 6 8,0,3,0,0,more

        """)
    #expect(run.errors == "masonry: warning: 3 of 9 records were left out\n")
  }

  @Test func filesThatAreSectionsStaySoWhenTheyArrive() throws {
    let folder = try Folder()
    try folder.write("a.json", "[1]")
    try folder.write("b.json", "[1]")
    // Sections of a header of 20 and an item of 10: with b in front its item lies at 20 to 30 and
    // that of a at 50 to 60.
    let run = try scroll(
      [
        "a.json", "--on-refresh", "b.json", "--section-per-file", "--header", "20",
        "--offset=-51,30,35,60", "--format", "csv",
      ], in: folder)
    #expect(
      run.output == """
        step,offset,visible,appeared,disappeared,created,reused,pooled,event
        0,-51,0,,,0,0,0,refresh
        1,30,1,1,,1,0,0,
        2,35,1,,,0,0,0,
        3,60,0,,1,0,0,1,

        """)
  }

  @Test func aFaultInRecordsThatWouldArriveShowsAtOnce() throws {
    let folder = try Folder()
    try folder.write("more.json", "[1,\n2,,]")
    let run = try scroll(["--offset", "0", "--on-more", "more.json"], in: folder)
    #expect(run.exit == 65)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("masonry: error: more.json:2:3: "))
  }

  @Test func aHorizontalLayoutScrollsAlongX() throws {
    let run = try Masonry.run(
      [
        "scroll", "--width", "25", "--height", "100", "--axis", "horizontal", "--columns", "1",
        "--margin", "0", "--item-height", "10", "--offset", "0,10", "--format", "csv",
      ], input: ten)
    #expect(
      run.output == """
        step,offset,visible,appeared,disappeared,created,reused,pooled,event
        0,0,3,0 1 2,,3,0,0,
        1,10,3,3,0,0,1,0,

        """)
  }

  @Test func aUsageErrorIsAboutWhatIsWrong() throws {
    let run = try scroll([])
    #expect(run.exit == 64)
    #expect(
      run.errors == "masonry: error: masonry scroll needs --offset A..B:STEP or --trace FILE\n")
  }

  @Test func noRecordsAreNoFault() throws {
    let run = try scroll(["--offset", "0"], input: "[]")
    #expect(run.exit == 0)
    #expect(run.output.hasPrefix("{\"step\":0,\"offset\":0,\"visible\":0,\"appeared\":[],"))
    #expect(try scroll(["--offset", "0"], input: "").exit == 65)
  }

  @Test func theOutputGoesToAFileThatMayBeTheInput() throws {
    let folder = try Folder()
    try folder.write("list.json", ten)
    let run = try scroll(
      ["list.json", "--offset", "0", "--format", "json", "-o", "list.json"], in: folder)
    #expect(run.exit == 0)
    #expect(run.output == "")
    #expect(
      try folder.text("list.json") == """
        {
        "schema": 1,
        "steps": [
        {"step":0,"offset":0,"visible":3,"appeared":[0,1,2],"disappeared":[],"created":3,"reused":0,"pooled":0}
        ],
        "summary": {"steps":1,"created":3,"reused":0,"peakVisible":3,"peakPooled":0}
        }

        """)
  }

  #if os(Linux)
    @Test func aFullDiskIsNeverSilent() throws {
      for offsets in ["0", "0..2000000:100"] {
        let run = try Masonry.shell(
          "echo '[1]' | masonry scroll --width 90 --height 9 --offset \(offsets) > /dev/full")
        #expect(run.exit == 74)
      }
    }
  #endif

  @Test func aClosedPipeEndsQuietly() throws {
    let line =
      "echo '[1]' | masonry scroll --width 90 --height 9 --offset 0..2000000:100"
      + " | head -n 1 >/dev/null; echo ${PIPESTATUS[1]}"
    let run = try Masonry.shell(line)
    #expect(run.output == "0\n")
    #expect(run.errors == "")
  }
}
