import Foundation
import Testing

/// What `diff` tells of two layouts.
@Suite struct DiffTests {
  /// Layouts `a.json` and `b.json` of records with the given heights and ids.
  private func layouts(
    _ before: [(String, Int)], _ after: [(String, Int)], ids: Bool = true,
    _ arguments: [String] = []
  ) throws -> GoldenFolder {
    let golden = try GoldenFolder(heights: [])
    for (name, items) in [("a.json", before), ("b.json", after)] {
      let records = items.map { "{\"w\":96,\"h\":\($0.1),\"id\":\"\($0.0)\"}" }
      try golden.folder.write("list.json", "[" + records.joined(separator: ",") + "]")
      let options = ["--width", "112", "--columns", "1"] + (ids ? ["--id-key", "id"] : [])
      try golden.lay(options + arguments, as: name)
    }
    return golden
  }

  @Test func equalLayoutsPassSilently() throws {
    let golden = try layouts([("a", 10), ("b", 20)], [("a", 10), ("b", 20)])
    let run = try golden.masonry(["diff", "a.json", "b.json"])
    #expect(run.exit == 0)
    #expect(run.output == "")
    #expect(run.errors == "")
  }

  @Test func recordsInFrontAreAppearedItemsWhereThereAreIDs() throws {
    // x is 12 high, so a and b move from 8 and 26 by 12 + 8 = 20.
    let golden = try layouts([("a", 10), ("b", 20)], [("x", 12), ("a", 10), ("b", 20)])
    let run = try golden.masonry(["diff", "a.json", "b.json"])
    #expect(run.exit == 1)
    #expect(
      run.output == """
        items: 2, now 3: 2 moved, 1 appeared
        shift: 40 in total, at most 20 (item 0, now 1 ("a"))
        content height: 54, now 74 (+20)
        item 0 ("x") appeared
        item 0, now 1 ("a") moved by 20: y 8, now 28 (+20)
        item 1, now 2 ("b") moved by 20: y 26, now 46 (+20)

        """)
  }

  @Test func withoutIDsItemsAreKnownByTheirIndexes() throws {
    let golden = try layouts(
      [("a", 10), ("b", 20), ("c", 30)], [("a", 12), ("b", 20)], ids: false)
    let run = try golden.masonry(["diff", "a.json", "b.json"])
    #expect(run.exit == 1)
    #expect(
      run.output == """
        items: 3, now 2: 1 moved, 1 changed without moving, 1 disappeared
        shift: 2 in total, at most 2 (item 1)
        content height: 92, now 56 (-36)
        item 0 changed: height 10, now 12 (+2)
        item 1 moved by 2: y 26, now 28 (+2)
        item 2 disappeared

        """)
  }

  @Test func shiftsAreEuclidean() throws {
    let golden = try GoldenFolder(heights: [])
    try golden.folder.write(
      "a.json", "{\"frames\": [{\"x\": 0, \"y\": 0}, {\"x\": 10, \"y\": 10}, {\"x\": 1, \"y\": 1}]}"
    )
    try golden.folder.write(
      "b.json", "{\"frames\": [{\"x\": 3, \"y\": 4}, {\"x\": 5, \"y\": -2}, {\"x\": 1, \"y\": 1}]}")
    let run = try golden.masonry(["diff", "a.json", "b.json"])
    // Sides 3 and 4 make 5; 5 and 12 make 13.
    #expect(
      run.output == """
        items: 3, now 3: 2 moved
        shift: 18 in total, at most 13 (item 1)
        item 0 moved by 5: x 0, now 3 (+3); y 0, now 4 (+4)
        item 1 moved by 13: x 10, now 5 (-5); y 10, now -2 (-12)

        """)
    let json = try golden.masonry(["diff", "a.json", "b.json", "--report", "json"])
    #expect(json.exit == 1)
    #expect(
      json.output == """
        {
        "before": "a.json",
        "after": "b.json",
        "equal": false,
        "items": {"before":3,"after":3},
        "moved": 2,
        "changed": 0,
        "appeared": 0,
        "disappeared": 0,
        "totalShift": 18,
        "largestShift": 13,
        "changes": [
        {"change":"moved","before":0,"after":0,"shift":5,"values":[{"name":"x","before":0,\
        "after":3},{"name":"y","before":0,"after":4}]},
        {"change":"moved","before":1,"after":1,"shift":13,"values":[{"name":"x","before":10,\
        "after":5},{"name":"y","before":10,"after":-2}]}
        ]
        }

        """)
  }

  @Test func theJSONReportIsOneObject() throws {
    let golden = try layouts([("a", 10), ("b", 20)], [("c", 12), ("a", 10)])
    let run = try golden.masonry(["diff", "a.json", "b.json", "--report", "json", "-o", "r.json"])
    #expect(run.exit == 1)
    #expect(run.output == "")
    let data = Data(try golden.folder.text("r.json").utf8)
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(report["moved"] as? Int == 1)
    #expect(report["appeared"] as? Int == 1)
    #expect(report["disappeared"] as? Int == 1)
    let equal = try golden.masonry(["diff", "a.json", "a.json", "--report", "json"])
    #expect(equal.exit == 0)
    #expect(equal.output.contains("\"equal\": true,\n"))
    #expect(equal.output.hasSuffix("\"changes\": [\n]\n}\n"))
  }

  @Test(arguments: [
    (["--tolerance", "2"], 0), (["--tolerance", "1.9"], 1),
    // 10 and 12 differ by a sixth of the larger.
    (["--relative-tolerance", "0.17"], 0), (["--relative-tolerance", "0.16"], 1),
    (["--precision", "0"], 1),
  ])
  func tolerancesAreThoseOfCheck(_ arguments: [String], exit: Int) throws {
    let golden = try layouts([("a", 10), ("b", 20)], [("a", 12), ("b", 20)])
    #expect(try golden.masonry(["diff", "a.json", "b.json"] + arguments).exit == Int32(exit))
  }

  @Test func precisionRoundsBothLayouts() throws {
    let golden = try GoldenFolder(heights: [])
    try golden.folder.write("a.json", "{\"contentSize\": {\"width\": 112, \"height\": 9.96}}")
    try golden.folder.write("b.json", "{\"contentSize\": {\"width\": 112, \"height\": 10.04}}")
    let exact = try golden.masonry(["diff", "a.json", "b.json"])
    #expect(exact.exit == 1)
    #expect(exact.output == "content height: 9.96, now 10.04 (+0.08)\n")
    #expect(try golden.masonry(["diff", "a.json", "b.json", "--precision", "1"]).exit == 0)
  }

  @Test func idsThatRecurAreBadData() throws {
    let golden = try layouts([("a", 10), ("b", 20)], [("a", 10), ("a", 20)])
    let run = try golden.masonry(["diff", "a.json", "b.json"])
    #expect(run.exit == 65)
    #expect(
      run.errors == """
        masonry: error: b.json: the id "a" stands in two frames
        hint: items are told apart by their ids; without ids, by their indexes

        """)
  }

  @Test func numbersAndStringsAreDifferentIDs() throws {
    let golden = try GoldenFolder(heights: [])
    try golden.folder.write("a.json", "{\"frames\": [{\"id\": 7, \"y\": 8}]}")
    try golden.folder.write("b.json", "{\"frames\": [{\"id\": \"7\", \"y\": 8}]}")
    let run = try golden.masonry(["diff", "a.json", "b.json"])
    #expect(
      run.output == """
        items: 1, now 1: 1 appeared, 1 disappeared
        item 0 ("7") appeared
        item 0 ("7") disappeared

        """)
  }

  @Test func eitherLayoutMayComeFromStandardInput() throws {
    let golden = try layouts([("a", 10)], [("a", 12)])
    let before = try golden.folder.text("a.json")
    #expect(try golden.masonry(["diff", "-", "b.json"], input: before).exit == 1)
    #expect(try golden.masonry(["diff", "b.json", "-"], input: before).exit == 1)
    #expect(try golden.masonry(["diff", "-", "a.json"], input: before).exit == 0)
    let both = try golden.masonry(["diff", "-", "-"], input: before)
    #expect(both.exit == 64)
    #expect(
      both.errors == "masonry: error: standard input can only be one of the two layouts\n")
  }

  @Test func whatCannotBeComparedIsAnError() throws {
    let golden = try layouts([("a", 10)], [("a", 12)])
    try golden.folder.write("list.json", "[{\"w\": 1, \"h\": 2}]")
    try golden.folder.write("size.json", "{\"contentSize\": {\"width\": 112, \"height\": 26}}")
    let cases: [([String], Int32, String)] = [
      (["a.json", "none.json"], 66, "none.json: No such file or directory"),
      (["list.json", "b.json"], 65, "list.json:1:1: this is no layout"),
      (["a.json", "size.json"], 65, "size.json: the layout has nothing to compare"),
      (["size.json", "a.json"], 65, "size.json: the layout has nothing to compare"),
      (["a.json"], 64, "masonry diff needs two layouts, found 1"),
      (["a.json", "b.json", "a.json"], 64, "masonry diff needs two layouts, found 3"),
      (["a.json", "b.json", "--report", "junit"], 64, "masonry diff has no report junit"),
      (["a.json", "b.json", "--update"], 64, "--update is no option of masonry diff"),
    ]
    for (arguments, exit, message) in cases {
      let run = try golden.masonry(["diff"] + arguments)
      #expect(run.exit == exit)
      #expect(run.errors.hasPrefix("masonry: error: \(message)"), "\(run.errors)")
    }
    let text = try golden.folder.text("a.json")
    try golden.folder.write("cut.json", String(text.prefix(100)))
    let run = try golden.masonry(["diff", "cut.json", "b.json"])
    #expect(run.exit == 65)
    #expect(run.errors.hasPrefix("masonry: error: cut.json:4:"))
  }
}
