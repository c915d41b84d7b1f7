import MasonryKit

extension DiffReport {
  /// What moved, for people: a summary, then a line for each item; nothing where all is equal.
  init(text movement: LayoutMovement) {
    head = Self.summary(movement).map { $0 + "\n" }.joined()
    line = { Self.line($0, movement) + "\n" }
    tail = ""
  }

  private static func summary(_ movement: LayoutMovement) -> [String] {
    if movement.isEmpty { return [] }
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
      let change = movement.changes[farthest]
      lines.append(
        "shift: \(length(movement.totalShift)) in total, at most \(length(change.shift))"
          + " (\(subject(change, movement)))")
    }
    return lines
      + movement.contentSize.map { "content " + DifferenceText.text($0, isSubject: true) }
  }

  private static func line(_ position: Int, _ movement: LayoutMovement) -> String {
    let change = movement.changes[position]
    let subject = subject(change, movement)
    switch change.kind {
    case .appeared: return "\(subject) appeared"
    case .disappeared: return "\(subject) disappeared"
    case .moved:
      let members = movement.members(of: change).map { DifferenceText.text($0) }
      let shift = change.shift > 0 ? "moved by \(length(change.shift))" : "changed"
      return "\(subject) \(shift): \(members.joined(separator: "; "))"
    }
  }

  /// `item 3 ("abc")`, or `item 3, now 5 ("abc")` where the index is another.
  private static func subject(_ change: LayoutMovement.Change, _ movement: LayoutMovement) -> String
  {
    let id = movement.id(of: change).map { " (\(Excerpt.quoted($0.text)))" } ?? ""
    switch (movement.indexBefore(change), movement.indexAfter(change)) {
    case (let before?, let after?) where before != after:
      return "item \(before), now \(after)\(id)"
    case (let index?, _), (nil, let index?): return "item \(index)\(id)"
    case (nil, nil): return "item\(id)"
    }
  }
}

private func length(_ value: Double) -> String {
  NumberText.string(DifferenceText.rounded(value))
}
