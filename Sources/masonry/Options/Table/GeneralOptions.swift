/// Options that every command knows.
let generalOptions: [OptionSpecification] = [
  OptionSpecification(
    name: "help", short: "h", value: nil, group: .everywhere, commands: Command.allCases,
    summary: "-h for short help, --help for all of it",
    details: "Behind a command, the help of that command.",
    effect: .request { spelling, _ in .help(long: spelling != "-h", nil) }),
  OptionSpecification(
    name: "version", value: nil, group: .everywhere, commands: Command.allCases,
    summary: "Print the version", effect: .request { _, _ in .version }),
  .flag(
    "quiet", \.quiet, in: .everywhere, commands: Command.allCases, isConfiguration: false,
    "Print no warnings and no hints"),
  .setting(
    "color",
    .choice(
      "WHEN",
      [
        .automatic: "where they go to a terminal", .always: "always", .never: "never",
      ]), \.color, in: .everywhere, commands: Command.allCases, isConfiguration: false,
    "When messages are coloured"),
  OptionSpecification(
    name: "generate", value: generatedText.form, group: .everywhere,
    commands: Command.allCases, summary: "Print completions for a shell, or the man page",
    effect: .request { (_, text) throws(ValueFault) in
      .generate(try generatedText.parse(text))
    }),
]

/// A text that is made from the option table.
enum GeneratedText: String, Hashable, Sendable, CaseIterable {
  case bash = "completions-bash"
  case zsh = "completions-zsh"
  case fish = "completions-fish"
  case man
}

private let generatedText = ValueKind<GeneratedText>.choice(
  "WHAT",
  [
    .bash: "completions for bash", .zsh: "completions for zsh", .fish: "completions for fish",
    .man: "the man page",
  ])
