/// The report for people: nothing for what is equal, a few lines for what differs.
///
/// Files that could not be checked have their line on standard error, like all errors.
func checkTextReport(_ results: [CheckResult]) -> String {
  var lines: [String] = []
  for result in results {
    switch result.outcome {
    case .equal, .failed: break
    case .updated: lines.append("\(result.displayedGolden): written anew")
    case .different(let differences):
      lines.append("\(result.displayedGolden): the layout differs")
      lines += DifferenceText.lines(differences).map { "  " + $0 }
    }
  }
  let tally = CheckTally(results)
  if results.count > 1 && tally.different > 0 {
    let verb = tally.different == 1 ? "differs" : "differ"
    lines.append("\(tally.different) of \(results.count) golden files \(verb)")
  }
  return lines.map { $0 + "\n" }.joined()
}
