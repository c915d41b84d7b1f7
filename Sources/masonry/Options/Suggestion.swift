/// The word that `text` most likely stands for: the one with the fewest typing slips between them,
/// if those are no more than a third of its letters, or the only one that begins like it.
///
/// - Complexity: O(*n*·*m*) for *n* letters of `text` and *m* of all words.
func nearest(to text: String, among words: [String]) -> String? {
  let typed = Array(text.lowercased())
  var best: (word: String, distance: Int)?
  for word in words {
    let letters = Array(word)
    let allowed = max(1, max(typed.count, letters.count) / 3)
    guard typed.count > 1, abs(typed.count - letters.count) <= allowed else { continue }
    let distance = editDistance(typed, letters)
    if distance <= allowed, distance < best?.distance ?? .max { best = (word, distance) }
  }
  if let best { return best.word }
  let longer = words.filter { typed.count >= 3 && $0.hasPrefix(text.lowercased()) }
  return longer.count == 1 ? longer.first : nil
}

/// Fewest insertions, deletions, replacements and swaps of neighbours that turn one into the other
/// (Damerau-Levenshtein distance, optimal string alignment).
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let isSame = left[row] == right[column]
      var distance = min(
        last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}

/// The command that a first argument most likely stands for, for whoever finds that it is no file.
func suggestedCommand(for argument: String) -> Command? {
  nearest(to: argument, among: Command.allCases.map(\.rawValue)).flatMap(Command.init(rawValue:))
}
