import Foundation
import Testing

@testable import masonry

/// The examples of the help do what they are there for, on files of the names that they use.
@Suite struct HelpExampleTests {
  /// What each example prints, in part: all of them have a line here.
  private static let outputs: [String: String] = [
    "masonry shops.json --width 375 --columns 3 --margin 8 --offset 0 --height 667": """
    "contentSize": {"width":375,"height":2820.6557638888894},
    "visible": [
    {"offset":0,"indexes":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14]}

    """,
    "masonry photos.json --items data.photos --width 1200 --min-column-width 240": """
    {"index":0,"column":0,"x":8,"y":8,"width":290,"height":435}

    """,
    "masonry --width 390 --preset grid-lanes --format csv < photos.ndjson": """
    index,column,x,y,width,height
    0,0,0,0,130,65
    1,1,130,0,130,260

    """,
    "masonry scroll shops.json --width 375 --height 667 --offset 0..2000:20":
      "{\"steps\":101,",
    "masonry hit shops.json --width 375 --point 150,200": """
    {"point":{"x":150,"y":200},"index":3}

    """,
    "masonry sweep shops.json --width 320..1280:20 --columns 2..6":
      "width,columns,contentHeight,",
    "masonry check golden.json --tolerance 0.01": "",
    "masonry diff before.json after.json": "items: 2, now 2: 1 moved, 1 changed without moving\n",
  ]

  private func makeFolder() throws -> Folder {
    let folder = try Folder()
    let shops = Masonry.package.appendingPathComponent("Examples/shops.json")
    try folder.write("shops.json", String(decoding: try Data(contentsOf: shops), as: UTF8.self))
    try folder.write("photos.json", #"{"data": {"photos": [{"width": 2, "height": 3}]}}"#)
    try folder.write("photos.ndjson", "{\"w\": 2, \"h\": 1}\n{\"w\": 1, \"h\": 2}\n")
    for (name, columns) in [("golden", 2), ("before", 2), ("after", 1)] {
      let run = try Masonry.run(
        ["photos.ndjson", "--width", "400", "--columns", "\(columns)", "-o", name + ".json"],
        in: folder)
      #expect(run.exit == 0, "\(run.errors)")
    }
    return folder
  }

  /// The lines behind the purposes of the examples in a help text.
  private func examples(_ help: String) -> [String] {
    help.components(separatedBy: "\nExamples:\n").last?.split(separator: "\n")
      .filter { $0.hasPrefix("  masonry ") }.map { String($0.dropFirst(2)) } ?? []
  }

  @Test func everyExampleRunsAndPrintsWhatItIsFor() throws {
    let examples = examples(HelpPage(command: nil, isLong: true).text)
    #expect(Set(examples) == Set(Self.outputs.keys))
    let folder = try makeFolder()
    for example in examples {
      let run = try Masonry.shell(example, in: folder.url)
      #expect(run.exit == (example.hasPrefix("masonry diff") ? 1 : 0), "\(example)")
      #expect(run.errors == "", "\(example)")
      let output = try #require(Self.outputs[example])
      #expect(run.output.contains(output) || output.isEmpty && run.output.isEmpty, "\(example)")
    }
  }

  @Test func commandsAndManPageShowTheSameExamples() {
    let perCommand = Command.allCases.flatMap {
      examples(HelpPage(command: $0, isLong: true).text)
    }
    #expect(Set(perCommand) == Set(Self.outputs.keys))
    let page = ManPage.text.replacingOccurrences(of: "\\-\\-", with: "--")
    for example in Self.outputs.keys { #expect(page.contains(".Dl \(example)\n"), "\(example)") }
  }

  @Test(arguments: [
    ("exiftool.json", "--width-key ImageWidth --height-key ImageHeight", 2),
    ("ffprobe.json", "--items streams --on-invalid skip", 1),
    ("imagemagick.json", "--items '[].image' --width-key geometry.width", 2),
    ("coco.json", "--items images", 2),
    ("atlas.json", "--items 'frames.*.sourceSize'", 2),
  ])
  func thePathsForCommonDocumentsFindTheirRecords(
    file: String, options: String, count: Int
  ) throws {
    #expect(HelpPage(command: .layout, isLong: true).text.contains("  \(options)\n"))
    let run = try Masonry.shell(
      "masonry Tests/Fixtures/Documents/\(file) --width 300 --format ndjson \(options)")
    #expect(run.exit == 0, "\(run.errors)")
    #expect(run.output.split(separator: "\n").count == count)
  }
}
