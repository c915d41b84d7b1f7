import MasonryKit

/// What moved, as one JSON object with a line for each item.
func diffJSONReport(_ before: String, _ after: String, _ movement: LayoutMovement) -> String {
  var members: [(name: String, value: DocumentValue)] = [
    ("before", .text(before)), ("after", .text(after)), ("equal", .boolean(movement.isEmpty)),
  ]
  if let counts = movement.counts {
    members += [
      (
        "items",
        .members([
          .init("before", .integer(counts.before)),
          .init("after", .integer(counts.after)),
        ])
      ),
      ("moved", .integer(movement.movedCount)), ("changed", .integer(movement.changedCount)),
      ("appeared", .integer(movement.appearedCount)),
      ("disappeared", .integer(movement.disappearedCount)),
      ("totalShift", .number(movement.totalShift)),
      (
        "largestShift",
        .number(movement.farthest.map { movement.changes[$0].shift } ?? 0)
      ),
    ]
  }
  if !movement.contentSize.isEmpty {
    members.append(("contentSize", .values(movement.contentSize)))
  }
  var lines = members.map { "\(DocumentValue.text($0.name).jsonText): \($0.value.jsonText)" }
  if movement.counts != nil {
    let changes = movement.changes.map { "\n" + $0.documentValue.jsonText }
    lines.append("\"changes\": [\(changes.joined(separator: ","))\n]")
  }
  return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
}

extension LayoutMovement.Change {
  fileprivate var documentValue: DocumentValue {
    var document: [DocumentValue.Member] = [.init("change", .text(name))]
    if let id { document.append(.init("id", id.documentValue)) }
    if let before { document.append(.init("before", .integer(before))) }
    if let after { document.append(.init("after", .integer(after))) }
    if kind == .moved {
      document.append(.init("shift", .number(shift)))
      document.append(.init("values", .values(members)))
    }
    return .members(document)
  }

  private var name: String {
    switch kind {
    case .moved: shift > 0 ? "moved" : "changed"
    case .appeared: "appeared"
    case .disappeared: "disappeared"
    }
  }
}

extension DocumentValue {
  fileprivate static func values(_ members: [MemberDifference]) -> DocumentValue {
    .list(members.map { $0.documentValue(before: "before", after: "after") })
  }
}
