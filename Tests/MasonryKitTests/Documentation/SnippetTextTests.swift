import Foundation
import Testing

/// Holds the Swift examples of the documentation and those that are run together.
@Suite struct SnippetTextTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let kit =
    tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/MasonryKit")

  private struct Snippet {
    let file: String
    let lines: [String]
  }

  private static func text(_ url: URL) throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// All files of the kit with an extension, the pages of the catalogue among them.
  private static func files(_ pathExtension: String) -> [URL] {
    let all = FileManager.default.enumerator(at: kit, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == pathExtension }
  }

  /// The `swift` blocks of the pages.
  private static func blocks() throws -> [Snippet] {
    try files("md").flatMap { file in
      try text(file).components(separatedBy: "```swift\n").dropFirst().map { block in
        let lines = block.components(separatedBy: "\n").prefix { !$0.hasPrefix("```") }
        return Snippet(file: file.lastPathComponent, lines: Array(lines))
      }
    }
  }

  /// The indented examples in the comments of public types.
  private static func comments() throws -> [Snippet] {
    try files("swift").flatMap { file -> [Snippet] in
      let lines = try text(file).components(separatedBy: "\n")
      var snippets: [Snippet] = []
      var isFirst = true
      for (number, line) in lines.enumerated() {
        guard line.hasPrefix("///     ") else {
          isFirst = true
          continue
        }
        let code = String(line.dropFirst(8))
        if isFirst, isOfPublicType(lines[number...]) {
          snippets.append(Snippet(file: file.lastPathComponent, lines: [code]))
        } else if !isFirst, let last = snippets.popLast() {
          snippets.append(Snippet(file: last.file, lines: last.lines + [code]))
        }
        if isFirst && isOfPublicType(lines[number...]) { isFirst = false }
      }
      return snippets
    }
  }

  /// Whether a comment belongs to something that a user of the kit can name.
  private static func isOfPublicType(_ lines: ArraySlice<String>) -> Bool {
    lines.first { !$0.hasPrefix("///") && !$0.hasPrefix("@") }?.hasPrefix("public ") ?? false
  }

  /// A line of an example as the test has it: `value  // 3` becomes an expectation.
  private static func tested(_ line: String) -> String {
    guard let comment = line.range(of: #" {2,}// "#, options: .regularExpression) else {
      return line
    }
    return "#expect(\(line[..<comment.lowerBound]) == \(line[comment.upperBound...]))"
  }

  private static func withoutSpaces(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test func everySwiftExampleIsRun() throws {
    let run = Self.withoutSpaces(
      try Self.text(Self.tests.appendingPathComponent("SnippetTests.swift")))
    let snippets = try Self.blocks() + Self.comments()
    #expect(snippets.count >= 12)
    for snippet in snippets {
      let code = snippet.lines.map(Self.tested).joined()
      #expect(
        run.contains(Self.withoutSpaces(code)),
        "\(snippet.file): not in SnippetTests.swift:\n\(snippet.lines.joined(separator: "\n"))")
    }
  }
}
