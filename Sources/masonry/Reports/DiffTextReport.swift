import MasonryKit

/// What moved, for people: a summary, then a line for each item; nothing where all is equal.
func diffTextReport(_ movement: LayoutMovement) -> String {
  if movement.isEmpty { return "" }
  var lines: [String] = []
  if let counts = movement.counts {
    let what = [
      (movement.movedCount, "moved"), (movement.changedCount, "changed without moving"),
      (movement.appearedCount, "appeared"), (movement.disappearedCount, "disappeared"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let summary = what.isEmpty ? "all as before" : what.joined(separator: ", ")
    lines.append("items: \(counts.before), now \(counts.after): \(summary)")
  }
  if let farthest = movement.farthest {
    lines.append(
      "shift: \(length(movement.totalShift)) in total,"
        + " at most \(length(movement.changes[farthest].shift))"
        + " (\(subject(movement.changes[farthest])))")
  }
  lines += movement.contentSize.map { "content " + DifferenceText.text($0, isSubject: true) }
  lines += movement.changes.map(line)
  return lines.map { $0 + "\n" }.joined()
}

private func line(_ change: LayoutMovement.Change) -> String {
  switch change.kind {
  case .appeared: return "\(subject(change)) appeared"
  case .disappeared: return "\(subject(change)) disappeared"
  case .moved:
    let members = change.members.map { DifferenceText.text($0) }.joined(separator: "; ")
    let shift = change.shift > 0 ? "moved by \(length(change.shift))" : "changed"
    return "\(subject(change)) \(shift): \(members)"
  }
}

/// `item 3 ("abc")`, or `item 3, now 5 ("abc")` where the index is another.
private func subject(_ change: LayoutMovement.Change) -> String {
  let id = change.id.map { " (\(Excerpt.quoted($0.text)))" } ?? ""
  switch (change.before, change.after) {
  case (let before?, let after?) where before != after: return "item \(before), now \(after)\(id)"
  case (let index?, _), (nil, let index?): return "item \(index)\(id)"
  case (nil, nil): return "item\(id)"
  }
}

private func length(_ value: Double) -> String {
  NumberText.string(DifferenceText.rounded(value))
}
