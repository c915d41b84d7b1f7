import Foundation
import Testing

/// A page that is written for people, and what it shows them in fenced blocks.
struct MarkdownPage: CustomTestStringConvertible, Sendable {
  /// A command, and the output that a page shows beneath.
  struct Example: Equatable {
    var command: String
    var output = ""
  }

  /// The page's path from the folder of the package.
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    let file = Masonry.package.appendingPathComponent(path)
    text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  var testDescription: String { path }

  /// The README and all pages of the documentation.
  static let all: [MarkdownPage] = {
    let catalogue = "Sources/MasonryKit/MasonryKit.docc"
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: Masonry.package.appendingPathComponent(catalogue).path)
    let pages = (files ?? []).filter { $0.hasSuffix(".md") }.sorted()
    return (["README.md"] + pages.map { "\(catalogue)/\($0)" }).compactMap { try? MarkdownPage($0) }
  }()

  /// The lines of all fenced blocks of a language.
  func lines(inBlocksOf language: String) -> [String] {
    var lines: [String] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```" + language
      } else if isInside {
        lines.append(String(line))
      }
    }
    return lines
  }

  /// What stands in `console` blocks: commands behind a dollar sign, and their output.
  var examples: [Example] {
    var examples: [Example] = []
    for line in lines(inBlocksOf: "console") {
      if line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2))))
      } else if !examples.isEmpty {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    return examples
  }
}
