import MasonryKit

@testable import masonry

/// The settings of a command line as it would be typed; words are split at spaces.
func settings(_ line: String, configuration: DocumentValue? = nil) throws -> Settings {
  let arguments = line.split(separator: " ").map(String.init)
  switch try request(arguments, configuration: configuration) {
  case .run(let settings): return settings
  case .text(let request): throw UsageError("asks for \(request)")
  }
}

/// What a command line asks for; `configuration` is what any configuration file holds.
func request(_ arguments: [String], configuration: DocumentValue? = nil) throws -> Request {
  try parseCommandLine(arguments) { file in
    guard let configuration else { throw UsageError("no file \(file)") }
    return configuration
  }
}

/// The error of a command line, and its hint behind a bar where there is one.
func complaint(_ line: String, configuration: DocumentValue? = nil) -> String {
  complaint(line.split(separator: " ").map(String.init), configuration: configuration)
}

/// The error of arguments, and its hint behind a bar where there is one.
func complaint(_ arguments: [String], configuration: DocumentValue? = nil) -> String {
  do {
    _ = try request(arguments, configuration: configuration)
    return "no error"
  } catch let error as UsageError {
    return error.message + (error.hint.map { " | " + $0 } ?? "")
  } catch {
    return "\(error)"
  }
}

/// The `configuration` of settings, as JSON.
func configuration(_ settings: Settings) throws -> String {
  let members = settings.configurationMembers(grid: try ColumnGrid(settings.layout))
  return json(.members(members))
}

/// A value as JSON; texts are taken to need no escapes.
func json(_ value: DocumentValue) -> String {
  switch value {
  case .members(let members):
    "{" + members.map { "\"\($0.name)\":\(json($0.value))" }.joined(separator: ",") + "}"
  case .list(let values): "[" + values.map(json).joined(separator: ",") + "]"
  case .text(let text): "\"\(text)\""
  default: value.plainText ?? ""
  }
}
