import Foundation
import Testing

/// A folder with `list.json`, and golden files that are made from it.
struct GoldenFolder {
  let folder: Folder

  /// Records of width 96 and the given heights, with ids `a`, `b` and so on.
  init(heights: [Int]) throws {
    folder = try Folder()
    try write("list.json", heights: heights)
  }

  /// One column of 14 items, 10 high: width 96 between margins of 8, content height
  /// 8 + 14 · 10 + 13 · 8 + 8 = 260.
  static func oneColumn() throws -> GoldenFolder {
    let golden = try GoldenFolder(heights: Array(repeating: 10, count: 14))
    try golden.lay(["--width", "112", "--columns", "1"])
    return golden
  }

  func write(_ name: String, heights: [Int]) throws {
    try folder.write(name, Self.records(heights))
  }

  static func records(_ heights: [Int]) -> String {
    let lines = heights.enumerated().map { index, height in
      "{\"w\":96,\"h\":\(height),\"id\":\"\(letter(index))\"}"
    }
    return "[" + lines.joined(separator: ",\n") + "]\n"
  }

  private static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
  }

  /// Makes a golden file of `list.json`.
  func lay(_ arguments: [String], as name: String = "golden.json") throws {
    let run = try masonry(["list.json"] + arguments + ["-o", name])
    try #require(run.exit == 0, "\(run.errors)")
  }

  func masonry(_ arguments: [String], input: String = "") throws -> Masonry.Outcome {
    try Masonry.run(arguments, input: input, in: folder)
  }

  /// Runs `check`, on `golden.json` unless files are named.
  func check(
    _ arguments: [String] = [], files: [String] = ["golden.json"], input: String = ""
  ) throws -> Masonry.Outcome {
    try masonry(["check"] + files + arguments, input: input)
  }

  /// Puts another text in place of one that stands in the golden file once.
  func edit(_ old: String, _ new: String) throws {
    let name = "golden.json"
    let text = try folder.text(name)
    try #require(text.components(separatedBy: old).count == 2, "\(old) in \(text)")
    try folder.write(name, text.replacingOccurrences(of: old, with: new))
  }
}
