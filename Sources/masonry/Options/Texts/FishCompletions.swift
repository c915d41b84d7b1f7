/// Completions for fish, made from the option table.
enum FishCompletions {
  static var text: String {
    var lines = [
      "# fish completions of masonry: put this file into ~/.config/fish/completions.",
      "function __masonry_runs",
      "  set -l words (commandline -opc)",
      "  set -l command layout",
      "  if contains -- \"$words[2]\" \(Command.allCases.map(\.rawValue).joined(separator: " "))",
      "    set command $words[2]",
      "  end",
      "  contains -- $command $argv",
      "end",
    ]
    for command in Command.allCases {
      lines.append(
        "complete -c masonry -n __fish_use_subcommand -a \(command.rawValue)"
          + " -d \(quoted(command.summary))")
    }
    lines += OptionTable.all.map(line)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ option: OptionSpecification) -> String {
    var line = "complete -c masonry"
    if option.commands != Command.allCases {
      let commands = option.commands.map(\.rawValue).joined(separator: " ")
      line += " -n '__masonry_runs \(commands)'"
    }
    if let short = option.short { line += " -s \(short)" }
    line += " -l \(option.name) -d \(quoted(option.summary))"
    guard let value = option.value else { return line }
    line += value.completion == .files ? " -r -F" : " -x"
    if !value.choices.isEmpty {
      let choices = value.choices.map { "\($0.name)\\t\(quoted($0.summary))" }
      line += " -a \"\(choices.joined(separator: "\\n"))\""
    }
    return line
  }

  /// A text in single quotes, which also stand within double quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.substituting("'", by: "\\'").substituting("\"", by: "”") + "'"
  }
}
