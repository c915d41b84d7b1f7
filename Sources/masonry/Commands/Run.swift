/// Does what a command line asks for.
///
/// All errors become text and exit code here.
func run(_ arguments: [String]) -> ExitCode {
  var reporter = Reporter(usesColor: Terminal.prefersColor(.standardError))
  do throws(Failure) {
    switch try parse(arguments) {
    case .text(let request): try printText(request.text)
    case .run(let settings):
      reporter.isQuiet = settings.quiet
      reporter.usesColor = usesColor(settings.color)
      try run(settings, reporter: reporter)
    }
    return .success
  } catch {
    reporter.report(error)
    return error.code
  }
}

private func parse(_ arguments: [String]) throws(Failure) -> Request {
  do {
    return try parseCommandLine(arguments, readConfiguration: readConfiguration)
  } catch let error as UsageError {
    throw misspeltCommand(arguments) ?? Failure(error)
  } catch let failure as Failure {
    throw failure
  } catch {
    throw Failure(.internalError, "\(error)")
  }
}

/// A first argument that is no file and nearly a command: whatever else is wrong follows from that.
private func misspeltCommand(_ arguments: [String]) -> Failure? {
  guard let first = arguments.first, Command(rawValue: first) == nil,
    let command = suggestedCommand(for: first), (try? FileStatus(at: first)) == nil
  else { return nil }
  return Failure(
    .usage, "there is no command and no file \(Excerpt.quoted(first))",
    hints: ["did you mean \(command.rawValue)?"])
}

private func run(_ settings: Settings, reporter: Reporter) throws(Failure) {
  switch settings.command {
  case .layout: try runLayout(settings, reporter: reporter)
  case .scroll: try runScroll(settings, reporter: reporter)
  case .hit: try runHit(settings, reporter: reporter)
  case .sweep: try runSweep(settings, reporter: reporter)
  case .check: try runCheck(settings, reporter: reporter)
  case .diff: try runDiff(settings)
  }
}

private func usesColor(_ mode: ColorMode) -> Bool {
  switch mode {
  case .automatic: Terminal.prefersColor(.standardError)
  case .always: true
  case .never: false
  }
}
