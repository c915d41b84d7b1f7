import MasonryKit

/// The help of a command, or of the whole tool, made from the option table.
struct HelpPage {
  static let width = 80

  /// The command it is about; nil for all of them.
  let command: Command?
  /// Whether options come with details, and topics and examples follow.
  let isLong: Bool

  /// The page, a line feed at the end of each line.
  var text: String {
    var lines = heading
    for group in groups {
      lines += ["", group.title]
      for option in group.options {
        lines += isLong ? longLines(option) : [shortLine(option)]
      }
    }
    if isLong {
      for topic in HelpTopic.all(for: command) { lines += ["", topic.title + ":"] + topic.lines }
    } else {
      lines += ["", "--help tells more\(command == nil ? "; COMMAND -h is about a command" : "")."]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var heading: [String] {
    guard let command else {
      return [
        "masonry \(release.version): where a masonry layout puts every item", "",
        "Usage: masonry [COMMAND] [FILE ...] [options]", "", "Commands:",
      ] + Command.allCases.map { Self.row($0.rawValue, $0.summary, column: 10) }
    }
    let name = "masonry \(command.rawValue)"
    return ["\(name): \(command.summary)", "", "Usage: \(name) \(command.operands) [options]"]
  }

  /// The command whose options are shown; nil for those of all.
  private var shown: Command? { command ?? (isLong ? nil : .layout) }

  /// The options shown: a command's own group first. Short help without a command is about the
  /// default command; long help is about all of them.
  private var groups: [(title: String, options: [OptionSpecification])] {
    let groups = OptionGroup.allCases.map { group in
      (
        group: group,
        options: group.options.filter { option in shown.map(option.commands.contains) ?? true }
      )
    }.filter { !$0.options.isEmpty }
    let own = groups.filter { $0.group.isOfOneCommand }
    let common = groups.filter { !$0.group.isOfOneCommand }
    let ordered = command == nil ? groups : own + common
    return ordered.map { ("\($0.group.rawValue):", $0.options) }
  }

  /// `  -o, --output FILE`
  private static func head(_ option: OptionSpecification, _ value: String?) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    return short + option.spelling + (value.map { " " + $0 } ?? "")
  }

  private func shortLine(_ option: OptionSpecification) -> String {
    let standard = defaultText(option).map { " [\($0)]" } ?? ""
    return Self.row(
      Self.head(option, option.value?.placeholder), option.summary + standard, column: 28)
  }

  /// Text of an option's default; each command has a format of its own.
  private func defaultText(_ option: OptionSpecification) -> String? {
    guard option.name == "format", let format = shown?.formats.first else {
      return option.defaultText
    }
    return format.rawValue
  }

  private func longLines(_ option: OptionSpecification) -> [String] {
    var option = option
    option.defaultText = defaultText(option)
    var lines = ["  " + Self.head(option, option.value?.placeholder)]
    lines += wrapped(option.prose, indent: 6)
    if option.name != "preset" {
      for choice in option.value?.choices ?? [] {
        lines += wrapped("\(choice.name): \(choice.summary)", indent: 8, hanging: 2)
      }
    }
    return lines
  }

  /// A term and its meaning in two columns.
  fileprivate static func row(_ term: String, _ meaning: String, column: Int) -> String {
    let padding = String(repeating: " ", count: max(2, column - term.count))
    return "  " + term + padding + meaning
  }
}

extension OptionSpecification {
  /// Summary, default and details as sentences.
  var prose: String {
    let standard = defaultText.map { " (default \($0))" } ?? ""
    return summary + standard + "." + (details.isEmpty ? "" : " " + details)
  }
}

extension OptionGroup {
  /// Whether the group's options belong to commands other than those that lay out.
  fileprivate var isOfOneCommand: Bool {
    [.scroll, .hit, .sweep, .comparison].contains(self)
  }
}

extension HelpTopic {
  /// The topic as lines of help.
  fileprivate var lines: [String] {
    blocks.flatMap { block -> [String] in
      switch block {
      case .prose(let text): wrapped(text, indent: 2)
      case .table(let rows):
        rows.flatMap { row in
          let column = (rows.map(\.term.count).max() ?? 0) + 2
          let lines = wrapped(row.meaning, indent: column + 2)
          return [HelpPage.row(row.term, String(lines[0].dropFirst(column + 2)), column: column)]
            + lines.dropFirst()
        }
      case .example(let line, let purpose): ["  # \(purpose)", "  " + line]
      }
    }
  }
}

/// A text as lines within the width of a page; all but the first are indented `hanging` more.
func wrapped(_ text: String, indent: Int, hanging: Int = 0, width: Int = HelpPage.width) -> [String]
{
  var lines: [String] = []
  var line = String(repeating: " ", count: indent)
  var isEmpty = true
  for word in text.split(separator: " ") {
    if !isEmpty && line.count + 1 + word.count > width {
      lines.append(line)
      line = String(repeating: " ", count: indent + hanging)
      isEmpty = true
    }
    line += (isEmpty ? "" : " ") + word
    isEmpty = false
  }
  return lines + [line]
}
