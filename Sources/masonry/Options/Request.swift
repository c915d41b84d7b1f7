import MasonryKit

/// What a command line asks for.
enum Request: Sendable {
  /// A text to print, instead of a run.
  case text(TextRequest)
  case run(Settings)
}

/// What the arguments of a command line ask for, the program's own name left out.
///
/// `readConfiguration` reads the file of `--configuration`.
///
/// - Throws: ``UsageError``, or what `readConfiguration` throws.
func parseCommandLine(
  _ arguments: [String], readConfiguration: (String) throws -> DocumentValue
) throws -> Request {
  var parsed = ParsedArguments()
  try parsed.read(arguments)
  if let request = parsed.request { return .text(request) }
  if let file = parsed.lastText(of: "configuration") {
    parsed.configuration = try readConfiguration(file)
  }
  return .run(try parsed.settings())
}
