import MasonryKit

/// `masonry check`: whether layouts still equal their golden files.
///
/// All golden files are checked, whatever becomes of one of them; the worst exit code rules.
func runCheck(_ settings: Settings, reporter: Reporter) throws(Failure) {
  try refuseUpdate(settings)
  try refuseSharedStandardInput(settings)
  try refuseReportOverGolden(settings)
  var results: [CheckResult] = []
  for golden in settings.files {
    let check = GoldenCheck(golden, settings: settings, reporter: reporter)
    do throws(Failure) {
      results.append(CheckResult(golden: golden, outcome: try check.outcome()))
    } catch {
      reporter.report(error)
      results.append(CheckResult(golden: golden, outcome: .failed(error)))
    }
  }
  let report = settings.comparison.report.report(of: results)
  if !report.isEmpty || settings.output != nil {
    try evenIfUnread { () throws(Failure) in try printText(report, to: settings.output) }
  }
  try endComparison(results.map(\.exitCode))
}

/// Prints a report. Who wants no more of it still gets the exit code of the comparison.
func evenIfUnread(_ report: () throws(Failure) -> Void) throws(Failure) {
  do throws(Failure) {
    try report()
  } catch {
    if error.code != .success { throw error }
  }
}

/// Ends the run with the worst of several exit codes.
func endComparison(_ codes: [ExitCode]) throws(Failure) {
  let worst = codes.max { $0.rawValue < $1.rawValue } ?? .success
  if worst != .success { throw .ending(worst) }
}

/// In continuous integration a golden file that is written anew hides what it should show.
private func refuseUpdate(_ settings: Settings) throws(Failure) {
  let isIntegration = !(Terminal.environment("CI") ?? "").isEmpty
  if settings.comparison.update && isIntegration && !settings.comparison.force {
    throw Failure(
      .usage, "--update needs --force where the environment sets CI",
      hints: ["a check that rewrites its golden files cannot fail"])
  }
}

/// Standard input can be read once.
private func refuseSharedStandardInput(_ settings: Settings) throws(Failure) {
  let standardInput = FileSource.standardInputName
  let goldens = settings.files.count { $0 == standardInput }
  let inputs = settings.comparison.inputs.count { $0 == standardInput }
  if goldens > 1 || (inputs > 0 && (goldens > 0 || settings.files.count > 1)) {
    throw Failure(
      .usage, "standard input can only be read once",
      hints: ["--input - and the golden file - serve one check, not several"])
  }
}

/// A report must not take the place of what it is about.
private func refuseReportOverGolden(_ settings: Settings) throws(Failure) {
  guard let output = settings.output, let status = try? FileStatus(at: output) else { return }
  for golden in settings.files
  where (try? FileStatus(at: golden))?.identity == status.identity {
    throw Failure(.usage, "-o \(Excerpt.escaped(output)): the report would replace a golden file")
  }
}
