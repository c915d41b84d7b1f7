import MasonryKit

/// A command line taken apart, with every value still as it was written.
struct ParsedArguments: Sendable {
  /// An option as it was given.
  struct Occurrence: Sendable {
    let option: OptionSpecification
    var text: String
  }

  var command = Command.layout
  /// Options in the order given.
  var occurrences: [Occurrence] = []
  var files: [String] = []
  /// What the first option that asks for a text asks for.
  var request: TextRequest?
  /// What the configuration file holds, once it is read; or a golden file's configuration.
  var configuration: DocumentValue?

  /// Whether the settings still lack those of a golden file, which may supply what others need.
  var isPartial: Bool { command == .check && configuration == nil }

  /// Takes the arguments apart.
  mutating func read(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if let first = rest.first, let command = Command(rawValue: first) {
      self.command = command
      rest.removeFirst()
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        files += rest
        break
      } else if argument.hasPrefix("-") && argument != "-" {
        try readOption(argument, rest: &rest)
      } else {
        files.append(argument)
      }
    }
    if case .help(let isLong, _) = request, arguments.first == command.rawValue {
      request = .help(long: isLong, command)
    }
  }

  /// Reads one option, and its value from `rest` unless it is joined by `=`.
  private mutating func readOption(
    _ argument: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts.first ?? "")
    guard let option = option(spelling) else { throw unknownOption(spelling) }
    guard option.commands.contains(command) else { throw strayOption(option) }
    var text = ""
    if parts.count > 1 {
      guard option.value != nil else {
        throw UsageError("\(spelling) takes no value, found \(Excerpt.quoted(argument))")
      }
      text = String(parts[1])
    } else if let value = option.value {
      guard let next = rest.popFirst() else {
        throw UsageError("\(spelling) needs a value: \(spelling) \(value.synopsis)")
      }
      text = next
    }
    if case .request(let make) = option.effect {
      let made = try worded(spelling, text) { () throws(ValueFault) in try make(spelling, text) }
      request = request ?? made
    } else {
      occurrences.append(Occurrence(option: option, text: text))
    }
  }

  private func option(_ spelling: String) -> OptionSpecification? {
    if spelling.hasPrefix("--") { return OptionTable.option(named: String(spelling.dropFirst(2))) }
    let name = spelling.dropFirst()
    return name.count == 1 ? name.first.flatMap(OptionTable.option(short:)) : nil
  }

  private func unknownOption(_ spelling: String) -> UsageError {
    let typed = String(spelling.drop { $0 == "-" })
    let own = OptionTable.options(of: command).map(\.name)
    let name =
      nearest(to: typed, among: own)
      ?? nearest(to: typed, among: OptionTable.all.map(\.name))
    return UsageError(
      "unknown option \(Excerpt.quoted(spelling))",
      hint: name.map { "did you mean --\($0)?" } ?? "masonry -h lists the options")
  }

  private func strayOption(_ option: OptionSpecification) -> UsageError {
    let owners = option.commands.map(\.rawValue)
    return UsageError(
      "\(option.spelling) is no option of masonry \(command.rawValue)",
      hint: "it belongs to \(joined(owners))")
  }
}

extension ParsedArguments {
  /// The value that counts of an option: the last one given.
  func lastText(of name: String) -> String? {
    occurrences.last { $0.option.name == name }?.text
  }

  /// Whether an option was given.
  func isGiven(_ name: String) -> Bool {
    occurrences.contains { $0.option.name == name }
  }

  /// The options in the order of the table: of each the last, of a repeatable one all in order.
  var inTableOrder: [Occurrence] {
    var byPosition: [Int: [Occurrence]] = [:]
    for occurrence in occurrences {
      guard let position = OptionTable.position(of: occurrence.option.name) else { continue }
      if occurrence.option.isRepeatable {
        byPosition[position, default: []].append(occurrence)
      } else {
        byPosition[position] = [occurrence]
      }
    }
    return byPosition.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}

/// The result of `body`, its fault worded about `subject`.
func worded<Result>(
  _ subject: String, _ text: String, _ body: () throws(ValueFault) -> Result
) throws(UsageError) -> Result {
  do {
    return try body()
  } catch {
    throw error.usageError(about: subject, found: text)
  }
}

/// Words as a list for people: `a, b and c`.
func joined(_ words: [String], _ last: String = "and") -> String {
  guard let final = words.last, words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " \(last) " + final
}
