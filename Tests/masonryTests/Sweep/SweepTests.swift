import Foundation
import Testing

@testable import MasonryKit
@testable import masonry

/// What `sweep` prints.
@Suite struct SweepTests {
  private static let records = """
    [{"w": 1, "h": 100}, {"w": 1, "h": 50}, {"w": 1, "h": 30}, {"w": 1, "h": 60}]
    """
  private static let layout = [
    "--width", "320", "--margin", "10", "--header", "20", "--footer", "5", "--item-height",
    "literal",
  ]

  private func run(_ arguments: [String], input: String = SweepTests.records) throws
    -> Masonry.Outcome
  {
    try Masonry.run(["sweep"] + Self.layout + arguments, input: input)
  }

  @Test func aRowHoldsTheSweptSettingsAndTheMeasures() throws {
    let outcome = try run(["--height", "100", "--columns", "2,1", "--row-gap", "10,0"])
    #expect(outcome.exit == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        columns,rowGap,contentHeight,shortestColumn,raggedness,fill,lowerBound,efficiency,visible
        2,10,205,130,60,0.725,175,0.8536585365853658,3
        2,0,185,130,40,0.8285714285714286,165,0.8918918918918919,3
        1,10,315,300,0,0.8888888888888888,315,1,1
        1,0,285,270,0,1,285,1,1

        """)
  }

  @Test func theLastAxisOfTheTableVariesFastest() throws {
    let outcome = try run(["--placement", "sequential,shortest", "--columns", "2..3"])
    let rows = outcome.output.split(separator: "\n").map {
      $0.split(separator: ",").prefix(3).joined(separator: " ")
    }
    #expect(
      rows == [
        "columns placement contentHeight", "2 sequential 185", "2 shortest 205",
        "3 sequential 215", "3 shortest 145",
      ])
  }

  @Test func anImpossibleCombinationIsARowWithItsError() throws {
    let outcome = try run(["--columns", "2,40", "--format", "csv"])
    #expect(outcome.exit == 0)
    #expect(
      outcome.output == """
        columns,contentHeight,shortestColumn,raggedness,fill,lowerBound,efficiency,error
        2,205,130,60,0.725,175,0.8536585365853658,
        40,,,,,,,40 columns do not fit: (300 - 39 * 10) / 40 leaves each a width of -2.25

        """)
    let lines = try run(["--columns", "2,40", "--format", "ndjson", "--precision", "1"])
    #expect(
      lines.output == """
        {"columns":2,"contentHeight":205,"shortestColumn":130,"raggedness":60,"fill":0.7,\
        "lowerBound":175,"efficiency":0.9}
        {"columns":40,"error":"40 columns do not fit: (300 - 39 * 10) / 40 leaves each a width of \
        -2.25"}

        """)
  }

  @Test func settingsThatDoNotGoTogetherAreAnErrorOfTheirRows() throws {
    let outcome = try run([
      "--placement", "shortest,sequential", "--tie", "cursor", "--format", "json",
    ])
    #expect(
      outcome.output == """
        [
        {"placement":"shortest","contentHeight":145,"shortestColumn":80,"raggedness":50,\
        "fill":0.7466666666666667,"lowerBound":128.33333333333331,"efficiency":0.8850574712643677},
        {"placement":"sequential","error":"--placement sequential and --tie cannot be used \
        together"}
        ]

        """)
  }

  @Test func aPinOutsideTheColumnsIsAnErrorOfItsRow() throws {
    let outcome = try run(
      ["--columns", "2,3", "--column-key", "c"],
      input: "[{\"w\":1,\"h\":1},{\"w\":1,\"h\":1,\"c\":2}]")
    let rows = outcome.output.split(separator: "\n")
    #expect(rows.first?.hasSuffix(",error") == true)
    #expect(rows[1] == "2,,,,,,,<stdin>: record 1: its columns would leave the grid")
    #expect(rows[2].hasPrefix("3,46,30,1,"))
  }

  @Test func disorderIsMeasuredWhenAsked() throws {
    let outcome = try run(["--columns", "2", "--placement", "sequential", "--measure", "disorder"])
    let rows = outcome.output.split(separator: "\n")
    #expect(
      rows.map { $0.split(separator: ",").last ?? "" } == ["disorder", "0.16666666666666666"])
  }

  @Test func anEmptyListHasMeasuresToo() throws {
    let outcome = try run(["--columns", "2"], input: "[]")
    #expect(
      outcome.output == """
        contentHeight,shortestColumn,raggedness,fill,lowerBound,efficiency
        45,30,0,0,45,1

        """)
  }

  @Test func textIsAnAlignedTable() throws {
    let outcome = try run([
      "--placement", "shortest,sequential", "--columns", "2,99", "--precision", "2", "--format",
      "text",
    ])
    #expect(
      outcome.output == """
        columns   placement  contentHeight  shortestColumn  raggedness  fill  lowerBound  efficiency  error
              2    shortest            205             130          60  0.72         175        0.85
              2  sequential            185             150          20  0.83         175        0.95
             99    shortest                                                                           \
        99 columns do not fit: (300 - 98 * 10) / 99 leaves each a width of -6.8686868686868685
             99  sequential                                                                           \
        99 columns do not fit: (300 - 98 * 10) / 99 leaves each a width of -6.8686868686868685

        """)
  }

  @Test func sectionsAreLaidOutAsSuch() throws {
    let folder = try Folder()
    try folder.write("a.json", Self.records)
    let outcome = try Masonry.run(
      ["sweep", "a.json", "a.json", "--section-per-file", "--columns", "2"] + Self.layout,
      in: folder)
    #expect(outcome.output.split(separator: "\n").last == "410,335,60,0.725,350,0.8536585365853658")
  }

  @Test func faultsOfInputAndCommandLineEndTheRun() throws {
    #expect(try run(["--columns", "2,3"], input: "[{\"w\":1}]").exit == 65)
    #expect(try run(["--columns", "40"]).exit == 64)
    let outcome = try run(["--columns", "2,3", "--measure", "visible"])
    #expect(outcome.errors == "masonry: error: --measure visible needs --height\n")
    let skipping = try run(
      ["--columns", "2", "--on-invalid", "skip"], input: "[{\"w\":1},{\"w\":1,\"h\":2}]")
    #expect(skipping.errors == "masonry: warning: 1 of 2 records was left out\n")
  }

  @Test func helpTellsTheFormulas() throws {
    let help = try Masonry.run(["sweep", "--help"]).output
    for word in ["raggedness", "lowerBound", "start line + (heights and row gaps of all items)"] {
      #expect(help.contains(word))
    }
  }
}

/// Rows of a sweep are those of single layouts, whatever does them.
@Suite struct SweepPropertyTests {
  @Test func aRowEqualsTheLayoutByItself() throws {
    let folder = try Folder()
    try folder.write("a.json", manyRecords(700))
    let base = ["a.json", "--margin-top", "3.7", "--row-gap", "0.3", "--footer", "1e-3"]
    let sweep = try Masonry.run(
      ["sweep"] + base + [
        "--width", "300.1,375,512.7", "--columns", "1,3,7", "--placement", "shortest,sequential",
        "--rounding", "none,floor,nearest", "--scale", "3",
      ], in: folder)
    let rows = sweep.output.split(separator: "\n").dropFirst()
    #expect(rows.count == 54)
    for row in rows {
      let cells = row.split(separator: ",")
      let options = zip(["--width", "--columns", "--placement", "--rounding"], cells).flatMap {
        [$0, String($1)]
      }
      let single = ["layout", "--scale", "3", "--format", "csv"] + base + options
      let size = try Masonry.run(single + ["--show", "size"], in: folder).output
      #expect(size.split(separator: "\n").last?.split(separator: ",").last == cells[4])
      let ends = Self.ends(try Masonry.run(single, in: folder).output)
      let (shortest, longest) = (try #require(ends.min()), try #require(ends.max()))
      #expect(Double(cells[5]) == shortest, "\(options)")
      #expect(Double(cells[6]) == longest - shortest, "\(options)")
    }
  }

  /// The lowest y + height of each column in a table of frames.
  private static func ends(_ table: String) -> [Double] {
    var ends: [Substring: Double] = [:]
    for line in table.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: ",")
      let end = (Double(cells[3]) ?? .nan) + (Double(cells[5]) ?? .nan)
      ends[cells[1]] = max(ends[cells[1]] ?? 0, end)
    }
    return Array(ends.values)
  }

  @Test(arguments: [1, 2, 3, 16])
  func theNumberOfThreadsDoesNotShow(threadCount: Int) throws {
    let folder = try Folder()
    let file = try folder.write("a.json", manyRecords(3000))
    let settings = try settings(
      "sweep \(file) --width 100..900:10 --columns 1..12 --measure disorder")
    var texts: [String] = []
    for threads in [1, threadCount] {
      let sweep = Sweep(
        plan: try SweepPlan(settings.sweep), settings: settings,
        items: try SweepItems(settings, output: nil), threadCount: threads)
      var text = ""
      try sweep.run(
        patience: { 1000 }, write: { text += String(decoding: $0, as: UTF8.self) })
      texts.append(text)
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].split(separator: "\n").count == 81 * 12 + 1)
  }

  @Test func resultsComeInOrderAndNotTooEarly() throws {
    let started = AtomicCounter()
    var taken: [Int] = []
    try OrderedWork(count: 500, threadCount: 4).run(
      makeWorker: {
        { number in
          _ = started.next()
          // Early pieces take the longest.
          Thread.sleep(forTimeInterval: number % 7 == 0 ? 0.002 : 0)
          return number
        }
      },
      take: { (number: Int) in
        taken.append(number)
        // Asking counts too: each number taken has asked once more.
        #expect(started.next() <= 2 * taken.count + 16)
      })
    #expect(taken == Array(0..<500))
  }

  @Test func aFailureStopsTheWork() {
    var taken = 0
    do {
      try OrderedWork(count: 1_000_000, threadCount: 3).run(
        makeWorker: { { $0 } },
        take: { (number: Int) throws(Failure) in
          taken += 1
          if number == 10 { throw Failure(.writeFailed, "full") }
        })
      Issue.record("no failure")
    } catch {
      #expect(error.code == .writeFailed)
    }
    #expect(taken == 11)
  }

  @Test func aClosedPipeEndsASweepQuietly() throws {
    let line = """
      masonry sweep Examples/shops.json --width 1000..40000:1 | head -n 2; echo ${PIPESTATUS[0]}
      """
    let outcome = try Masonry.shell(line, in: Masonry.package)
    #expect(outcome.output.hasSuffix("\n0\n"))
    #expect(outcome.errors == "")
  }
}
