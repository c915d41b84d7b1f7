/// Completions for zsh, made from the option table.
enum ZshCompletions {
  static var text: String {
    """
    #compdef masonry
    # zsh completions of masonry: put this file as _masonry into a directory of $fpath.
    _masonry() {
      local command=layout
      local -a commands options
      commands=(
    \(commands)
      )
      case ${words[2]} in
        (\(Command.allCases.map(\.rawValue).joined(separator: "|")))
          command=${words[2]}
          if (( CURRENT > 2 )); then
            shift words
            (( CURRENT -= 1 ))
          fi ;;
      esac
      case $command in
    \(cases)
      esac
      if (( CURRENT == 2 )) && [[ ${words[1]} == masonry && ${words[2]} != -* ]]; then
        _describe -t commands command commands
      fi
      _arguments -s $options '*:file:_files'
    }
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _masonry "$@"
    else
      compdef _masonry masonry
    fi

    """
  }

  private static var commands: String {
    Command.allCases.map { "    \(quoted("\($0.rawValue):\(escaped($0.summary))"))" }
      .joined(separator: "\n")
  }

  private static var cases: String {
    Command.allCases.map { command in
      let options = OptionTable.options(of: command).flatMap(specifications)
      let lines = options.map { "      " + quoted($0) }.joined(separator: "\n")
      return "    (\(command.rawValue)) options=(\n\(lines)\n    ) ;;"
    }.joined(separator: "\n")
  }

  /// The option as `_arguments` wants it, once for each of its names.
  private static func specifications(_ option: OptionSpecification) -> [String] {
    let others = option.spellings.joined(separator: " ")
    let exclusion = option.isRepeatable ? "*" : "(\(others))"
    return option.spellings.map { spelling in
      let joint = option.value == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
      return exclusion + spelling + joint + "[\(escaped(option.summary))]" + action(option)
    }
  }

  private static func action(_ option: OptionSpecification) -> String {
    guard let value = option.value else { return "" }
    let choices = value.choices.map { "\($0.name)\\:\"\(escaped($0.summary))\"" }
    let action =
      switch value.completion {
      case .files: "_files"
      case .list: "_sequence compadd - \(value.choices.map(\.name).joined(separator: " "))"
      case .nothing, .choices: choices.isEmpty ? " " : "((\(choices.joined(separator: " "))))"
      }
    return ":\(escaped(value.placeholder)):\(action)"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\\"".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// A text in single quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.substituting("'", by: "'\\''") + "'"
  }
}
