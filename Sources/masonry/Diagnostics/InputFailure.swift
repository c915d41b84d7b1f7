import MasonryKit

extension Failure {
  /// The input `name` cannot be opened or read.
  static func reading(_ name: String, _ error: SystemError) -> Failure {
    // A misspelt command is taken for a file.
    let command = suggestedCommand(for: name)
    return Failure(
      .noInput, "\(displayedName(ofInput: name)): \(error.reason)",
      hints: command.map { ["did you mean the command \($0.rawValue)?"] } ?? [])
  }

  /// Something is wrong with the input `name`.
  static func input(_ name: String, _ error: RecordError) -> Failure {
    // What the system refuses has no place within the input.
    if case .source(.system(let code)) = error.reason {
      return reading(name, SystemError(code: code))
    }
    let text = RecordErrorText(error, isNamedJSON: isNamedJSON(name))
    var place = displayedName(ofInput: name) + ":"
    switch error.location {
    case .text(let line, let column): place += "\(line):\(column):"
    case .binary(let offset): place += "\(offset):"
    case nil: break
    }
    if let record = error.record { place += " record \(record):" }
    return Failure(.data, "\(place) \(text.message)", hints: text.hints)
  }

  /// A record of the input `name` cannot be placed.
  static func packing(_ name: String, _ error: PackingError) -> Failure {
    let place = "\(displayedName(ofInput: name)): record \(error.record):"
    switch error {
    case .contentHeightNotFinite:
      var failure = contentHeightNotFinite
      failure.message = "\(place) with this item \(failure.message ?? "")"
      return failure
    case .pinOutsideGrid:
      return Failure(.data, "\(place) its columns would leave the grid")
    }
  }

  /// The heights, those of sections among them, are too much for a number.
  static let contentHeightNotFinite = Failure(
    .data, "the content height is no longer finite",
    hints: ["the heights add up to more than 1.8e308, the largest number there is"])
}

extension PackingError {
  /// Index of the record that cannot be placed.
  var record: Int {
    switch self {
    case .contentHeightNotFinite(let record), .pinOutsideGrid(let record): record
    }
  }
}

/// The name of an input in messages.
func displayedName(ofInput name: String) -> String {
  name == FileSource.standardInputName ? "<stdin>" : Excerpt.escaped(name)
}

/// Whether a file's name says that it holds JSON.
func isNamedJSON(_ name: String) -> Bool {
  name.lowercased().hasSuffix(".json")
}
