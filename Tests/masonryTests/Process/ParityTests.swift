import Foundation
import Testing

/// The same records give the same bytes, however they are written down.
@Suite struct ParityTests {
  private struct Record {
    let w: Double
    let h: Double
    let span: Int
    let id: String?

    init(_ index: Int) {
      w = Double(100 + index * 37 % 211)
      h = Double(50 + index * 91 % 333) + 0.5
      span = index % 3 == 2 ? 2 : 1
      // The last ones have none.
      id = index < 38 ? "n\(index) \"é😀" : nil
    }

    /// The id as JSON and OpenStep write it.
    var quotedID: String? {
      id.map { "\"" + $0.replacingOccurrences(of: "\"", with: "\\\"") + "\"" }
    }
  }

  private static let records = (0..<40).map(Record.init)

  private static func json(_ records: ArraySlice<Record>) -> [String] {
    records.map { record in
      let id = record.quotedID.map { ",\"id\":\($0)" } ?? ""
      return "{\"h\":\(record.h),\"w\":\(record.w),\"s\":\(record.span)\(id)}"
    }
  }

  private static var openStep: String {
    let lines = records.map { record in
      let id = record.quotedID.map { "id = \($0); " } ?? ""
      return "{ w = \(record.w); \(id)h = \"\(record.h)\"; s = \(record.span); }"
    }
    return "// records\n(\n" + lines.joined(separator: ",\n") + ",\n)\n"
  }

  private static func plist(_ format: PropertyListSerialization.PropertyListFormat) throws -> Data {
    let list = records.map { record in
      var dictionary: [String: Any] = ["w": record.w, "h": record.h, "s": record.span]
      dictionary["id"] = record.id
      return dictionary
    }
    return try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
  }

  /// The inputs, each as the list of its files.
  private static func inputs(in folder: Folder) throws -> [[String]] {
    let lines = json(records[...])
    let array = "[" + lines.joined(separator: ",") + "]"
    try folder.write("array.json", array)
    try folder.write("lines.ndjson", lines.joined(separator: "\n") + "\n")
    try folder.write("joined.json", lines.joined())
    try folder.write("openstep.plist", openStep)
    for (name, encoding) in [
      ("16.json", String.Encoding.utf16LittleEndian), ("32.json", .utf32BigEndian),
    ] {
      try array.data(using: encoding)?.write(to: folder.url.appendingPathComponent(name))
    }
    try plist(.xml).write(to: folder.url.appendingPathComponent("xml.plist"))
    try plist(.binary).write(to: folder.url.appendingPathComponent("binary.plist"))
    for (part, range) in [records[..<7], records[7..<30], records[30...]].enumerated() {
      try folder.write("part\(part).json", "[" + json(range).joined(separator: ",\n") + "]")
    }
    return [
      ["array.json"], ["lines.ndjson"], ["joined.json"], ["openstep.plist"], ["16.json"],
      ["32.json"], ["xml.plist"], ["binary.plist"], ["part0.json", "part1.json", "part2.json"],
    ]
  }

  @Test(arguments: ["json", "ndjson", "csv", "tsv", "plist", "text"])
  func everyInputFormatGivesTheSameBytes(_ format: String) throws {
    let folder = try Folder()
    let options = [
      "--width", "375", "--span-key", "s", "--id-key", "id", "--format", format, "--header", "20",
      "--height", "300", "--offset", "100,2000",
    ]
    var outputs: Set<String> = []
    for files in try Self.inputs(in: folder) {
      let run = try Masonry.run(files + options, in: folder)
      #expect(run.exit == 0, "\(files): \(run.errors)")
      outputs.insert(Self.withoutInput(run.output, files))
    }
    #expect(outputs.count == 1)
    #expect(outputs.first?.contains("é😀") == true)
  }

  /// The output without the names of its inputs.
  private static func withoutInput(_ output: String, _ files: [String]) -> String {
    output.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in !files.contains { line.contains($0) } }
      .joined(separator: "\n")
  }
}
