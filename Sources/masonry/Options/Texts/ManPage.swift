import MasonryKit

/// The man page, made from the option table and the topics of the long help, in mdoc.
enum ManPage {
  static var text: String {
    var lines = [
      ".Dd \(release.day)", ".Dt MASONRY 1", ".Os",
      ".Sh NAME", ".Nm masonry", ".Nd tell where a masonry layout puts every item",
      ".Sh SYNOPSIS",
    ]
    for command in Command.allCases { lines += synopsis(command) }
    lines += [".Sh DESCRIPTION"]
    lines += prose(
      """
      masonry reads records with widths and heights, in JSON or as a property list, packs them \
      into columns, and prints their frames, the size of the content, and what is visible at an \
      offset. Without a file, or where a file is -, it reads standard input. Options stand \
      anywhere; -- ends them. The last of the same option wins.
      """)
    lines += [".Pp", "Commands, of which one stands first or none:"]
    lines += list(Command.allCases.map { (".It Cm \($0.rawValue)", [$0.summary]) })
    lines += [".Sh OPTIONS"]
    for group in OptionGroup.allCases {
      lines += [".Ss \(group.rawValue)"] + list(group.options.map(entry))
    }
    for topic in HelpTopic.all(for: nil) { lines += section(topic) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func synopsis(_ command: Command) -> [String] {
    let name = command == .layout ? ".Op Cm layout" : ".Cm \(command.rawValue)"
    let operands =
      switch command {
      case .layout, .scroll, .hit, .sweep: ".Op Ar"
      case .check: ".Ar golden ..."
      case .diff: ".Ar a b"
      }
    return [".Nm", name, operands, ".Op Ar options"]
  }

  private static func entry(_ option: OptionSpecification) -> (String, [String]) {
    let value = option.value.map { " Ar \($0.placeholder)" } ?? ""
    let short = option.short.map { "Fl \($0) , " } ?? ""
    let choices = option.name == "preset" ? [] : option.value?.choices ?? []
    var lines = prose(option.prose)
    if !choices.isEmpty {
      lines += list(choices.map { (".It Cm \($0.name)", prose($0.summary)) }, isCompact: true)
    }
    return (".It \(short)Fl -\(option.name)\(value)", lines)
  }

  private static func list(
    _ entries: [(head: String, body: [String])], isCompact: Bool = false
  ) -> [String] {
    [".Bl -tag -width Ds" + (isCompact ? " -compact" : "")]
      + entries.flatMap { [$0.head] + $0.body } + [".El"]
  }

  /// A topic as a section; the names that man pages have for some of them are kept.
  private static func section(_ topic: HelpTopic) -> [String] {
    var lines = [".Sh \(topic.title.uppercased())"]
    for (index, block) in topic.blocks.enumerated() {
      switch block {
      case .prose(let text): lines += (index > 0 ? [".Pp"] : []) + prose(text)
      case .table(let rows):
        lines += list(rows.map { (".It Li \(argument($0.term))", prose($0.meaning)) })
      case .example(let line, let purpose):
        lines += prose(purpose + ":") + [".Pp", ".Dl \(escaped(line))"]
        if index < topic.blocks.count - 1 { lines.append(".Pp") }
      }
    }
    return lines
  }

  /// A text as input lines: a sentence ends its line, and no line is taken for a macro.
  private static func prose(_ text: String) -> [String] {
    text.substituting(". ", by: ".\n").split(separator: "\n").flatMap { sentence in
      wrapped(String(sentence), indent: 0, width: 70).map { line in
        line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + escaped(line) : escaped(line)
      }
    }
  }

  /// A text in which dashes are not taken for hyphens.
  private static func escaped(_ text: String) -> String {
    text.substituting("\\", by: "\\e").substituting("--", by: "\\-\\-")
  }

  /// A text as one argument of a macro.
  private static func argument(_ text: String) -> String {
    "\"\\&" + escaped(text).substituting("\"", by: "\\(dq") + "\""
  }
}
