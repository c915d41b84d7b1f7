import MasonryKit

extension DiffReport {
  /// What moved, as one JSON object with a line for each item.
  init(json movement: LayoutMovement, before: String, after: String) {
    let members = Self.summary(movement, before: before, after: after)
    let lines = members.map { "\(DocumentValue.text($0.name).jsonText): \($0.value.jsonText)" }
    let hasFrames = movement.counts != nil
    head = "{\n" + lines.joined(separator: ",\n") + (hasFrames ? ",\n\"changes\": [" : "")
    line = { ($0 > 0 ? ",\n" : "\n") + Self.value(movement.changes[$0], movement).jsonText }
    tail = hasFrames ? "\n]\n}\n" : "\n}\n"
  }

  private static func summary(
    _ movement: LayoutMovement, before: String, after: String
  ) -> [DocumentValue.Member] {
    var members: [DocumentValue.Member] = [
      .init("before", .text(before)), .init("after", .text(after)),
      .init("equal", .boolean(movement.isEmpty)),
    ]
    if let counts = movement.counts {
      let items: [DocumentValue.Member] = [
        .init("before", .integer(counts.before)), .init("after", .integer(counts.after)),
      ]
      let largest = movement.farthest.map { movement.changes[$0].shift } ?? 0
      members += [
        .init("items", .members(items)), .init("moved", .integer(movement.movedCount)),
        .init("changed", .integer(movement.changedCount)),
        .init("appeared", .integer(movement.appearedCount)),
        .init("disappeared", .integer(movement.disappearedCount)),
        .init("totalShift", .number(movement.totalShift)),
        .init("largestShift", .number(largest)),
      ]
    }
    if !movement.contentSize.isEmpty {
      members.append(.init("contentSize", values(movement.contentSize)))
    }
    return members
  }

  private static func value(
    _ change: LayoutMovement.Change, _ movement: LayoutMovement
  ) -> DocumentValue {
    var document: [DocumentValue.Member] = [.init("change", .text(name(change)))]
    if let id = movement.id(of: change) { document.append(.init("id", id.documentValue)) }
    if let index = movement.indexBefore(change) {
      document.append(.init("before", .integer(index)))
    }
    if let index = movement.indexAfter(change) { document.append(.init("after", .integer(index))) }
    if change.kind == .moved {
      document.append(.init("shift", .number(change.shift)))
      document.append(.init("values", values(movement.members(of: change))))
    }
    return .members(document)
  }

  private static func name(_ change: LayoutMovement.Change) -> String {
    switch change.kind {
    case .moved: change.shift > 0 ? "moved" : "changed"
    case .appeared: "appeared"
    case .disappeared: "disappeared"
    }
  }

  private static func values(_ members: [MemberDifference]) -> DocumentValue {
    .list(members.map { $0.documentValue(before: "before", after: "after") })
  }
}
