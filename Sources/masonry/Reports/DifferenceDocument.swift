import MasonryKit

/// Differences as JSON values: the facts that the lines for people tell, for programs.
extension LayoutDifference {
  var documentValue: DocumentValue {
    switch self {
    case .columnCount(let golden, let now):
      .kind("columns", [.init("golden", .integer(golden)), .init("now", .integer(now))])
    case .items(let difference): difference.documentValue
    case .column(let difference): difference.documentValue
    case .sectionCount(let golden, let now):
      .kind("sections", [.init("golden", .integer(golden)), .init("now", .integer(now))])
    case .part(let part, let members):
      .kind(
        "part",
        [.init("part", .text(part.words)), .init("values", .list(members.map(\.documentValue)))])
    case .missing(let part): .kind("missing", [.init("part", .text(part.words))])
    case .visible(let offset, let appeared, let disappeared):
      .kind(
        "visible",
        [
          .init("offset", .number(offset)), .init("appeared", .indexes(appeared)),
          .init("disappeared", .indexes(disappeared)),
        ])
    }
  }
}

extension DocumentValue {
  fileprivate static func kind(_ kind: String, _ members: [Member]) -> DocumentValue {
    .members([Member("kind", .text(kind))] + members)
  }

  /// Indexes as ranges `[first, last]`.
  fileprivate static func indexes(_ ranges: [Range<Int>]) -> DocumentValue {
    .list(ranges.map { .list([.integer($0.lowerBound), .integer($0.upperBound - 1)]) })
  }
}

extension ItemListDifference {
  fileprivate var documentValue: DocumentValue {
    let counts: [DocumentValue.Member] = [
      .init("golden", .integer(golden)), .init("now", .integer(now)),
    ]
    switch change {
    case .inserted(let range): return .kind("items", counts + [.init("new", .indexes([range]))])
    case .removed(let range): return .kind("items", counts + [.init("gone", .indexes([range]))])
    case .unmatched(let gone, let new):
      return .kind(
        "items", counts + [.init("gone", .indexes(gone)), .init("new", .indexes(new))])
    case .swapped(let one, let other):
      return .kind("swapped", [.init("items", .list([.integer(one), .integer(other)]))])
    case .reordered(let count, let first):
      return .kind("order", [.init("count", .integer(count)), .init("first", .integer(first))])
    }
  }
}

extension ColumnDifference {
  fileprivate var documentValue: DocumentValue {
    var all: [DocumentValue.Member] = [
      .init("column", .integer(column)), .init("item", .integer(item)),
    ]
    if let id { all.append(.init("id", id.documentValue)) }
    all.append(.init("values", .list(members.map(\.documentValue))))
    var later: [DocumentValue.Member] = [.init("moved", .integer(moved))]
    if moved > 0 {
      later += [.init("x", shiftX.documentValue), .init("y", shiftY.documentValue)]
    }
    later += [.init("left", .integer(left)), .init("changed", .integer(changed))]
    all.append(.init("later", .members(later)))
    return .kind("column", all)
  }
}

extension ColumnDifference.Shift {
  /// Least and greatest shift.
  fileprivate var documentValue: DocumentValue {
    .list([
      .number(DifferenceText.rounded(least)), .number(DifferenceText.rounded(greatest)),
    ])
  }
}

extension MemberDifference {
  var documentValue: DocumentValue { documentValue(before: "golden", after: "now") }

  /// The difference, with these names for the two values.
  func documentValue(before: String, after: String) -> DocumentValue {
    var members: [DocumentValue.Member] = [.init("name", .text(name))]
    if let golden { members.append(.init(before, golden)) }
    if let now { members.append(.init(after, now)) }
    return .members(members)
  }
}
