import MasonryKit

/// One option: a row of the table that feeds the parser, help, man page, completions, suggestions,
/// and the writing and reading of configurations.
struct OptionSpecification: Sendable {
  /// What an option does when it is given.
  enum Effect: Sendable {
    /// Changes the settings; the text is empty for an option without a value.
    case setting(@Sendable (String, inout Settings) throws(ValueFault) -> Void)
    /// Brings a whole bundle of settings: `--preset`, `--configuration`.
    case bundle
    /// Asks for a text instead of a run, knowing how the option was spelt, and its value.
    case request(@Sendable (_ spelling: String, _ text: String) throws(ValueFault) -> TextRequest)
  }

  /// What a configuration says of an option: the value that stands in the settings, or nil where
  /// it is at its default. The number is that of the columns that result.
  typealias Description = @Sendable (Settings, Int) -> DocumentValue?

  /// Name without the leading dashes.
  let name: String
  /// One-letter name.
  var short: Character?
  /// What the value is, or nil for an option without one.
  let value: ValueForm?
  /// Where the option stands in help and table.
  var group: OptionGroup
  /// The commands that know the option.
  var commands: [Command]
  /// The option in one line.
  let summary: String
  /// What one line cannot say; may be empty.
  var details = ""
  /// Text of the default, where there is one worth showing.
  var defaultText: String?
  /// Whether giving the option again adds to what was given, instead of replacing it.
  var isRepeatable = false
  let effect: Effect
  /// How the option's setting stands in a configuration; nil for what no configuration holds.
  var description: Description?

  /// The option as it is written: `--width`.
  var spelling: String { "--" + name }

  /// The option's name as a member of a configuration: `minColumnWidth`.
  var memberName: String {
    var words = name.split(separator: "-").map(String.init)
    for index in words.indices.dropFirst() {
      words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
    }
    return words.joined()
  }

  /// Applies a text of this option to `settings`; does nothing for one that is no setting.
  func apply(_ text: String, to settings: inout Settings) throws(ValueFault) {
    if case .setting(let apply) = effect { try apply(text, &settings) }
  }
}

extension OptionSpecification {
  /// An option whose value goes where `path` leads.
  ///
  /// A configuration holds it where it is not at its default, if `isConfiguration`.
  static func setting<Value: Equatable & Sendable>(
    _ name: String, _ kind: ValueKind<Value>,
    _ path: WritableKeyPath<Settings, Value> & Sendable,
    in group: OptionGroup, commands: [Command] = Command.layingOut, isConfiguration: Bool = true,
    _ summary: String, details: String = ""
  ) -> OptionSpecification {
    let standard = Settings.standard[keyPath: path]
    let description: Description = { settings, _ in
      let value = settings[keyPath: path]
      return value == standard ? nil : kind.document(value)
    }
    return OptionSpecification(
      name: name, value: kind.form, group: group, commands: commands, summary: summary,
      details: details, defaultText: kind.document(standard)?.plainText,
      effect: .setting { (text, settings) throws(ValueFault) in
        settings[keyPath: path] = try kind.parse(text)
      },
      description: isConfiguration ? description : nil)
  }

  /// An option without a value that sets what is false by default.
  static func flag(
    _ name: String, _ path: WritableKeyPath<Settings, Bool> & Sendable,
    in group: OptionGroup, commands: [Command] = Command.layingOut, isConfiguration: Bool = true,
    _ summary: String, details: String = ""
  ) -> OptionSpecification {
    let description: Description = { settings, _ in
      settings[keyPath: path] ? .boolean(true) : nil
    }
    return OptionSpecification(
      name: name, value: nil, group: group, commands: commands, summary: summary,
      details: details, effect: .setting { _, settings in settings[keyPath: path] = true },
      description: isConfiguration ? description : nil)
  }

  /// An option whose value changes the settings in a way of its own.
  static func custom<Value>(
    _ name: String, _ kind: ValueKind<Value>, in group: OptionGroup,
    commands: [Command] = Command.layingOut, _ summary: String, details: String = "",
    default defaultText: String? = nil, isRepeatable: Bool = false,
    apply: @escaping @Sendable (Value, inout Settings) throws(ValueFault) -> Void,
    description: Description? = nil
  ) -> OptionSpecification {
    OptionSpecification(
      name: name, value: kind.form, group: group, commands: commands, summary: summary,
      details: details, defaultText: defaultText, isRepeatable: isRepeatable,
      effect: .setting { (text, settings) throws(ValueFault) in
        try apply(kind.parse(text), &settings)
      },
      description: description)
  }
}
