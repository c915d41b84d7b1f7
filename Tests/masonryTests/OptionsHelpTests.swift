import MasonryKit
import Testing

@testable import masonry

@Suite struct OptionsHelpTests {
  private let pages = [nil] + Command.allCases.map(Optional.some)

  @Test func noLineIsWiderThanAPage() {
    for command in pages {
      for isLong in [false, true] {
        for line in HelpPage(command: command, isLong: isLong).text.split(separator: "\n") {
          #expect(line.count <= 80, "\(line)")
        }
      }
    }
  }

  @Test func aCommandsHelpNamesItsOptionsAndNoOthers() {
    for command in Command.allCases {
      for isLong in [false, true] {
        let lines = HelpPage(command: command, isLong: isLong).text.split(separator: "\n")
        for option in OptionTable.all {
          let isShown = lines.contains { line in
            line.hasPrefix("  ")
              && line.split(separator: " ").prefix(2).contains {
                $0 == option.spelling[...]
              }
          }
          #expect(isShown == option.commands.contains(command), "\(command) \(option.name)")
        }
      }
    }
  }

  @Test func longHelpShowsEveryOptionChoicePresetAndExitCode() {
    let text = HelpPage(command: nil, isLong: true).text
    for option in OptionTable.all {
      #expect(text.contains("  \(option.spelling)") || option.short != nil, "\(option.name)")
      for choice in option.value?.choices ?? [] {
        #expect(text.contains(choice.name), "\(option.name) \(choice.name)")
      }
    }
    for code in ["0 ", "1 ", "64", "65", "66", "70", "73", "74"] {
      #expect(text.contains("\n  \(code)  "))
    }
  }

  @Test func shortHelpGivesAnOptionOneLine() {
    let text = HelpPage(command: nil, isLong: false).text
    #expect(text.hasPrefix("masonry 0.1.0: where a masonry layout puts every item\n"))
    #expect(text.contains("\n  --columns N                 Number of columns [3]\n"))
    #expect(text.contains("\n  -o, --output FILE           Write to FILE instead of"))
  }

  @Test func aCommandsHelpShowsItsOwnFormat() {
    func line(_ command: Command?) -> String {
      let text = HelpPage(command: command, isLong: false).text
      return text.split(separator: "\n").first { $0.hasPrefix("  --format") }.map(String.init) ?? ""
    }
    #expect(line(nil) == "  --format FORMAT             Format of the output [json]")
    #expect(line(.scroll) == "  --format FORMAT             Format of the output [ndjson]")
    #expect(line(.hit) == "  --format FORMAT             Format of the output [ndjson]")
    #expect(line(.sweep) == "  --format FORMAT             Format of the output [csv]")
    #expect(line(.diff) == "")
  }

  @Test func presetsAreListedWithTheirNumbers() throws {
    let preset = try #require(Preset(named: "collection"))
    #expect(
      PresetContents(preset).text == """
        width 320, columns 3, margins 10, column-gap 10, row-gap 10, min-content-height viewport, \
        item-height square, placement sequential
        """)
  }

  @Test func theExamplesOfTheHelpAreCommandLines() throws {
    var count = 0
    for block in HelpTopic.examples(for: nil).blocks {
      guard case .example(let line, _) = block else { continue }
      let words = line.split(separator: "<")[0].split(separator: " ").map(String.init)
      #expect(words[0] == "masonry")
      #expect(throws: Never.self) { try request(Array(words.dropFirst())) }
      count += 1
    }
    #expect(count == 8)
  }

  @Test func theVersionIsALine() {
    #expect(TextRequest.version.text == "masonry 0.1.0\n")
  }

  @Test(arguments: GeneratedText.allCases)
  func generatedTextsNameEveryOption(kind: GeneratedText) {
    let text = TextRequest.generate(kind).text
    for option in OptionTable.all {
      let spelling =
        switch kind {
        case .bash, .zsh: option.spelling
        case .fish: "-l \(option.name) "
        case .man: "Fl -\(option.name)"
        }
      #expect(text.contains(spelling), "\(option.name)")
    }
  }
}
