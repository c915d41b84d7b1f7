/// A text that the tool prints about itself.
enum TextRequest: Hashable, Sendable {
  /// Help, short or long, for one command or for the whole tool.
  case help(long: Bool, Command?)
  case version
  /// A text that is made from the option table.
  case generate(GeneratedText)

  /// The text, ending in a line feed.
  var text: String {
    switch self {
    case .help(let isLong, let command): HelpPage(command: command, isLong: isLong).text
    case .version: "masonry \(release.version)\n"
    case .generate(.bash): BashCompletions.text
    case .generate(.zsh): ZshCompletions.text
    case .generate(.fish): FishCompletions.text
    case .generate(.man): ManPage.text
    }
  }
}

/// Version of the tool, and the day it was made.
let release = (version: "0.1.0", day: "November 30, 2026")
