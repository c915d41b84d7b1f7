import MasonryKit

/// What became of one golden file.
struct CheckResult {
  enum Outcome {
    case equal
    case different([LayoutDifference])
    /// It was written anew.
    case updated
    /// It could not be checked.
    case failed(Failure)
  }

  /// The golden file's name as it was given.
  let golden: String
  let outcome: Outcome

  /// The golden file's name in messages.
  var displayedGolden: String { displayedName(ofInput: golden) }

  var exitCode: ExitCode {
    switch outcome {
    case .equal, .updated: .success
    case .different: .different
    case .failed(let failure): failure.code
    }
  }
}

/// How many golden files came out in which way.
struct CheckTally {
  var equal = 0
  var different = 0
  var updated = 0
  var failed = 0

  init(_ results: [CheckResult]) {
    for result in results {
      switch result.outcome {
      case .equal: equal += 1
      case .different: different += 1
      case .updated: updated += 1
      case .failed: failed += 1
      }
    }
  }
}

extension ReportFormat {
  /// The report of a whole run.
  func report(of results: [CheckResult]) -> String {
    switch self {
    case .text: checkTextReport(results)
    case .json: checkJSONReport(results)
    case .junit: checkJUnitReport(results)
    case .github: checkGitHubReport(results)
    }
  }
}
