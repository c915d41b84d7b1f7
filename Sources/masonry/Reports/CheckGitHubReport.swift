/// Annotations for a GitHub workflow, one for each golden file that is not equal.
func checkGitHubReport(_ results: [CheckResult]) -> String {
  results.compactMap { result in
    switch result.outcome {
    case .equal: nil
    case .different(let differences):
      workflowCommand(
        "error", file: result.golden, title: "The layout differs",
        DifferenceText.lines(differences).joined(separator: "\n"))
    case .updated:
      workflowCommand(
        "notice", file: result.golden, title: "Golden file", "The golden file was written anew.")
    case .failed(let failure):
      workflowCommand(
        "error", file: result.golden, title: "The golden file could not be checked",
        ([failure.message ?? ""] + failure.hints).joined(separator: "\n"))
    }
  }.joined()
}

private func workflowCommand(
  _ name: String, file: String, title: String, _ message: String
) -> String {
  "::\(name) file=\(escaped(file, isProperty: true)),title=\(escaped(title, isProperty: true))"
    + "::\(escaped(message, isProperty: false))\n"
}

/// A text with what ends a command, or one of its properties, in the runner's own escapes.
private func escaped(_ text: String, isProperty: Bool) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result.append(contentsOf: "%25".unicodeScalars)
    case "\r": result.append(contentsOf: "%0D".unicodeScalars)
    case "\n": result.append(contentsOf: "%0A".unicodeScalars)
    case ":" where isProperty: result.append(contentsOf: "%3A".unicodeScalars)
    case "," where isProperty: result.append(contentsOf: "%2C".unicodeScalars)
    default: result.append(scalar)
    }
  }
  return String(result)
}
