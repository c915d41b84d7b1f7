import MasonryKit

/// One JSON object with an entry for each golden file, in the order given.
func checkJSONReport(_ results: [CheckResult]) -> String {
  let tally = CheckTally(results)
  let entries = results.map { entry($0).jsonText }.joined(separator: ",\n")
  return """
    {
    "goldens": [
    \(entries)
    ],
    "equal": \(tally.equal),
    "different": \(tally.different),
    "updated": \(tally.updated),
    "failed": \(tally.failed)
    }

    """
}

private func entry(_ result: CheckResult) -> DocumentValue {
  var members: [DocumentValue.Member] = [.init("golden", .text(result.golden))]
  switch result.outcome {
  case .equal: members.append(.init("result", .text("equal")))
  case .updated: members.append(.init("result", .text("updated")))
  case .different(let differences):
    members.append(.init("result", .text("different")))
    members.append(.init("differences", .list(differences.map(\.documentValue))))
  case .failed(let failure):
    members.append(.init("result", .text("failed")))
    members.append(.init("exit", .integer(Int(failure.code.rawValue))))
    members.append(.init("message", .text(failure.message ?? "")))
    members.append(.init("hints", .list(failure.hints.map { .text($0) })))
  }
  return .members(members)
}

extension DocumentValue {
  /// The value as JSON on one line.
  var jsonText: String {
    var buffer = TextBuffer(capacity: 1 << 10)
    buffer.appendJSON(self)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
