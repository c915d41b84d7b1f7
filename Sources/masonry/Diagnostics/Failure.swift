/// Why a run ends early: its exit code, and what to tell the user.
struct Failure: Error {
  var code: ExitCode
  /// One line, without the program's name; nil where the end is quiet.
  var message: String?
  /// What the user may do about it, a line each.
  var hints: [String]

  init(_ code: ExitCode, _ message: String, hints: [String] = []) {
    self.code = code
    self.message = message
    self.hints = hints
  }

  /// Whoever read the output wants no more of it, which is no fault.
  static let closedPipe = ending(.success)

  /// The end of a run that has told all already.
  static func ending(_ code: ExitCode) -> Failure {
    var failure = Failure(code, "")
    failure.message = nil
    return failure
  }
}
