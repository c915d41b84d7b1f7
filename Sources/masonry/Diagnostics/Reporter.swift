/// Prints errors, warnings and hints to standard error, a line each.
struct Reporter {
  private enum Kind: String {
    case error, warning, hint

    /// The code that makes a terminal show a label in this kind's colour.
    var color: String {
      switch self {
      case .error: "\u{1B}[1;31m"
      case .warning: "\u{1B}[1;33m"
      case .hint: "\u{1B}[1;36m"
      }
    }
  }

  /// Whether lines are coloured.
  var usesColor: Bool
  /// Whether warnings and hints that come without an error are left out.
  var isQuiet = false

  /// Reports why a run fails.
  func report(_ failure: Failure) {
    guard let message = failure.message else { return }
    let lines = [line(.error, message)] + failure.hints.map { line(.hint, $0) }
    write(lines.joined())
  }

  /// Reports something that the user should know of a run that succeeds.
  func warn(_ message: String) {
    if !isQuiet { write(line(.warning, message)) }
  }

  /// Says something that helps.
  func hint(_ message: String) {
    if !isQuiet { write(line(.hint, message)) }
  }

  /// Says that input is awaited where one of the named inputs is a terminal.
  func hintAboutTerminal(_ names: [String], _ content: String) {
    if names.contains(FileSource.standardInputName) && Terminal.isTerminal(.standardInput) {
      hint("reading \(content) from standard input")
    }
  }

  private func line(_ kind: Kind, _ message: String) -> String {
    let program = kind == .hint ? "" : "masonry: "
    let label = kind.rawValue + ":"
    return program + (usesColor ? kind.color + label + "\u{1B}[0m" : label) + " \(message)\n"
  }

  private func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      // Where even the complaint cannot be written, the exit code has to do.
      try? Descriptor.standardError.writeAll(UnsafeRawBufferPointer(bytes))
    }
  }
}
