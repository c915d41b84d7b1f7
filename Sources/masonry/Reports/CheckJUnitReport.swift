/// A JUnit test report: one suite, one test case for each golden file.
///
/// No times are told, so that the same run gives the same report.
func checkJUnitReport(_ results: [CheckResult]) -> String {
  let tally = CheckTally(results)
  let counts =
    "tests=\"\(results.count)\" failures=\"\(tally.different)\" errors=\"\(tally.failed)\""
  var lines = [
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
    "<testsuites \(counts)>",
    "<testsuite name=\"masonry check\" \(counts)>",
  ]
  for result in results { lines += testCase(result) }
  lines += ["</testsuite>", "</testsuites>"]
  return lines.map { $0 + "\n" }.joined()
}

private func testCase(_ result: CheckResult) -> [String] {
  let start = "<testcase classname=\"masonry.check\" name=\"\(escaped(result.displayedGolden))\""
  switch result.outcome {
  case .equal: return [start + "/>"]
  case .updated:
    return [
      start + ">", "<system-out>The golden file was written anew.</system-out>", "</testcase>",
    ]
  case .different(let differences):
    let lines = DifferenceText.lines(differences)
    return [start + ">"] + fault("failure", type: "difference", lines) + ["</testcase>"]
  case .failed(let failure):
    let lines = [failure.message ?? ""] + failure.hints
    return [start + ">"]
      + fault("error", type: "exit \(failure.code.rawValue)", lines) + ["</testcase>"]
  }
}

private func fault(_ element: String, type: String, _ lines: [String]) -> [String] {
  let attributes = "message=\"\(escaped(lines.first ?? ""))\" type=\"\(type)\""
  let text = lines.map(escaped).joined(separator: "\n")
  return ["<\(element) \(attributes)>\(text)</\(element)>"]
}

/// A text for an attribute or an element; characters that XML cannot hold become U+FFFD.
private func escaped(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result.append(contentsOf: "&amp;".unicodeScalars)
    case "<": result.append(contentsOf: "&lt;".unicodeScalars)
    case ">": result.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
    case "\t", "\n", "\r": result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
    case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
    default: result.append(scalar)
    }
  }
  return String(result)
}
