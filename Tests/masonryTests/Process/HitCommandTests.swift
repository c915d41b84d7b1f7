import Foundation
import Testing

/// `masonry hit`, run as a user would.
@Suite struct HitCommandTests {
  /// Two columns 50 wide, items 0 and 2 in the first, 1 in the second; 10, 20 and 30 high.
  private let records = "[[1,10],[1,20],[1,30]]"
  private let box = [
    "--width", "100", "--columns", "2", "--margin", "0", "--item-height", "literal",
  ]

  private func hit(
    _ points: [String], _ more: [String] = [], input: String? = nil
  ) throws -> Masonry.Outcome {
    try Masonry.run(
      ["hit"] + points.flatMap { ["--point", $0] } + box + more, input: input ?? records)
  }

  @Test func everyPointIsALineInItsOrder() throws {
    let run = try hit(["49.5,10", "0,0", "100,0", "0,-0.5", "0,0", "50,19"])
    #expect(run.exit == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        {"point":{"x":49.5,"y":10},"index":2}
        {"point":{"x":0,"y":0},"index":0}
        {"point":{"x":100,"y":0},"index":null}
        {"point":{"x":0,"y":-0.5},"index":null}
        {"point":{"x":0,"y":0},"index":0}
        {"point":{"x":50,"y":19},"index":1}

        """)
  }

  @Test func leftAndTopEdgesBelongToAFrameRightAndBottomDoNot() throws {
    let run = try hit(["50,0", "0,10", "0,40", "50,20"], ["--format", "csv"])
    #expect(run.output == "x,y,index\n50,0,1\n0,10,2\n0,40,\n50,20,\n")
  }

  @Test func whereFramesOverlapTheHighestIndexIsHit() throws {
    // 60.5 counts as one column of 60, so the first item reaches half a point over the second.
    let run = try Masonry.run(
      [
        "hit", "--width", "180", "--column-width", "60", "--span-from-width", "--margin", "0",
        "--item-height", "literal", "--point", "60.25,5", "--point", "59.75,5", "--format", "csv",
      ], input: "[[60.5,10],[60,10]]")
    #expect(run.output == "x,y,index\n60.25,5,1\n59.75,5,0\n")
  }

  @Test func formats() throws {
    let points = ["0,0", "0,99.5"]
    #expect(
      try hit(points, ["--format", "json"]).output == """
        {
        "schema": 1,
        "hits": [
        {"point":{"x":0,"y":0},"index":0},
        {"point":{"x":0,"y":99.5},"index":null}
        ]
        }

        """)
    #expect(try hit(points, ["--format", "tsv"]).output == "x\ty\tindex\n0\t0\t0\n0\t99.5\t\n")
    #expect(
      try hit(points, ["--format", "text"]).output
        == "x     y  index\n0     0      0\n0  99.5   none\n")
  }

  @Test func indexesAreThoseOfTheInput() throws {
    let list = #"[{"w":1,"h":-1},{"w":1,"h":10}]"#
    let run = try hit(["0,0"], ["--on-invalid", "skip"], input: list)
    #expect(run.output == "{\"point\":{\"x\":0,\"y\":0},\"index\":1}\n")
    #expect(run.errors == "masonry: warning: 1 of 2 records was left out\n")
  }

  @Test func aLayoutWithoutItemsHasNone() throws {
    #expect(
      try hit(["0,0"], input: "[]").output == "{\"point\":{\"x\":0,\"y\":0},\"index\":null}\n")
  }

  @Test func aHorizontalLayoutIsHitInItsOwnCoordinates() throws {
    // Two lanes 50 high; the widths are 10, 20 and 30.
    let run = try Masonry.run(
      [
        "hit", "--width", "100", "--height", "100", "--axis", "horizontal", "--columns", "2",
        "--margin", "0", "--item-height", "literal", "--point", "10,0", "--point", "19,50",
        "--format", "csv",
      ], input: "[[10,1],[20,1],[30,1]]")
    #expect(run.output == "x,y,index\n10,0,2\n19,50,1\n")
  }

  #if os(Linux)
    @Test func aFullDiskIsNeverSilent() throws {
      let run = try Masonry.shell("echo '[1]' | masonry hit --width 90 --point 0,0 > /dev/full")
      #expect(run.exit == 74)
    }
  #endif
}
