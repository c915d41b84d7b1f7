/// All options of all commands, in the order of help, configurations and sweeps.
///
/// Within a layer of settings options are applied in this order wherever they stand, so a general
/// option stands before the specific ones that beat it: `margin`, `gap`, `row-gap`.
enum OptionTable {
  static let all: [OptionSpecification] = OptionGroup.allCases.flatMap(\.options)

  private static let positions: [String: Int] = Dictionary(
    all.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let positionsOfMembers: [String: Int] = Dictionary(
    all.enumerated().compactMap { $1.description == nil ? nil : ($1.memberName, $0) },
    uniquingKeysWith: { first, _ in first })

  /// Position of the option with the given name, without dashes.
  static func position(of name: String) -> Int? { positions[name] }

  /// The option with the given name, without dashes.
  static func option(named name: String) -> OptionSpecification? {
    positions[name].map { all[$0] }
  }

  /// The option with the given one-letter name.
  static func option(short name: Character) -> OptionSpecification? {
    all.first { $0.short == name }
  }

  /// The option that stands in a configuration under the given name.
  static func option(memberName name: String) -> OptionSpecification? {
    positionsOfMembers[name].map { all[$0] }
  }

  /// Names of the members that a configuration may have.
  static let memberNames: [String] = all.filter { $0.description != nil }.map(\.memberName)

  /// The options that a command knows.
  static func options(of command: Command) -> [OptionSpecification] {
    all.filter { $0.commands.contains(command) }
  }
}
