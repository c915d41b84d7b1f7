/// Does what a command line asks for.
///
/// All errors become text and exit code here.
func run(_ arguments: [String]) -> ExitCode {
  var reporter = Reporter(usesColor: Terminal.prefersColor(.standardError))
  do throws(Failure) {
    try run(parse(arguments), reporter: &reporter)
    return .success
  } catch {
    reporter.report(error)
    return error.code
  }
}

private func parse(_ arguments: [String]) throws(Failure) -> Request {
  do {
    return try parseCommandLine(arguments)
  } catch {
    throw Failure(error)
  }
}

private func run(_ request: Request, reporter: inout Reporter) throws(Failure) {
  switch request {
  case .help(let long, let command): try printText(helpText(long: long, command: command))
  case .version: try printText(versionText)
  case .generate(let kind): try printText(generatedText(kind))
  case .run(let settings):
    reporter.isQuiet = settings.quiet
    switch settings.color {
    case .automatic: break
    case .always: reporter.usesColor = true
    case .never: reporter.usesColor = false
    }
    switch settings.command {
    case .layout: try runLayout(settings, reporter: reporter)
    default: throw Failure(.usage, "the command \(settings.command.rawValue) is not there yet")
    }
  }
}
