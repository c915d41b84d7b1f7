/// Completions for bash, made from the option table; they work with bash 3.2 and later.
enum BashCompletions {
  static var text: String {
    """
    # bash completions of masonry: source this file, or put it where bash-completion looks.
    _masonry() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      # bash makes three words of --option=value.
      if [[ $current == "=" ]]; then
        current=
      elif [[ $previous == "=" ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      local command=layout
      case ${COMP_WORDS[1]} in
        \(words(Command.allCases.map(\.rawValue), "|"))) command=${COMP_WORDS[1]} ;;
      esac
      local IFS=$'\\n'
      case $previous in
    \(valueCases)
      esac
      if [[ $current == -* ]]; then
        local options
        case $command in
    \(optionCases)
        esac
        COMPREPLY=($(IFS=' '; compgen -W "$options" -- "$current"))
        return
      fi
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -f -- "$current"))
      if [[ $COMP_CWORD -eq 1 ]]; then
        COMPREPLY+=($(IFS=' '; compgen -W "\(words(Command.allCases.map(\.rawValue)))" -- "$current"))
      fi
    }
    complete -F _masonry masonry

    """
  }

  private static func words(_ words: [String], _ separator: String = " ") -> String {
    words.joined(separator: separator)
  }

  /// What follows an option that takes a value.
  private static var valueCases: String {
    var cases: [String] = []
    var numbers: [String] = []
    for option in OptionTable.all {
      guard let value = option.value else { continue }
      let choices = words(value.choices.map(\.name))
      let pattern = option.spellings.joined(separator: "|")
      switch value.completion {
      case .files:
        cases.append(
          "\(pattern)) compopt -o filenames 2>/dev/null\n"
            + "      COMPREPLY=($(compgen -f -- \"$current\")); return ;;")
      case .list:
        cases.append(
          "\(pattern)) compopt -o nospace 2>/dev/null\n"
            + "      local rest=${current##*,}\n"
            + "      COMPREPLY=($(IFS=' '; compgen -P \"${current%\"$rest\"}\" -W \"\(choices)\" -- "
            + "\"$rest\")); return ;;")
      case .choices, .nothing:
        if value.choices.isEmpty {
          numbers.append(pattern)
        } else {
          cases.append(
            "\(pattern))\n"
              + "      COMPREPLY=($(IFS=' '; compgen -W \"\(choices)\" -- \"$current\")); return ;;"
          )
        }
      }
    }
    cases.append(words(numbers, "|") + ") return ;;")
    return cases.map { "    " + $0 }.joined(separator: "\n")
  }

  /// The options of each command.
  private static var optionCases: String {
    Command.allCases.map { command in
      let options = OptionTable.options(of: command).flatMap(\.spellings)
      return "      \(command.rawValue)) options=\"\(words(options))\" ;;"
    }.joined(separator: "\n")
  }
}

extension OptionSpecification {
  /// All ways to write the option: `-o`, `--output`.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [spelling] }
}
