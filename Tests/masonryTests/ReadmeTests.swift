import Foundation
import Testing

/// What the README shows is what happens.
@Suite struct ReadmeTests {
  /// A command of the README, and the output that it shows beneath.
  private struct Example {
    var command: String
    var output = ""
  }

  private let readme: String

  init() throws {
    let file = Masonry.package.appendingPathComponent("README.md")
    readme = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The lines of all fenced blocks of a language.
  private func blocks(_ language: String) -> [String] {
    var lines: [String] = []
    var isInside = false
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```" + language
      } else if isInside {
        lines.append(String(line))
      }
    }
    return lines
  }

  @Test func theExamplesPrintWhatIsShown() throws {
    var examples: [Example] = []
    for line in blocks("console") {
      if line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2))))
      } else if !examples.isEmpty {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    #expect(examples.count >= 5)
    for example in examples {
      let run = try Masonry.shell("exec 2>&1; " + example.command)
      #expect(run.output == example.output, "\(example.command)")
    }
  }

  @Test func theCommandsToStartWithAreThere() throws {
    let commands = blocks("sh")
    #expect(commands.count == 2)
    #expect(commands.last == "swift test")
    let start = "swift run -c release "
    let first = try #require(commands.first)
    #expect(first.hasPrefix(start + "masonry Examples/shops.json "))
    // The program under test stands in for one that would have to be built first.
    let run = try Masonry.shell(String(first.dropFirst(start.count)))
    #expect(run.exit == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("\n{\"index\":59,"))
  }
}
