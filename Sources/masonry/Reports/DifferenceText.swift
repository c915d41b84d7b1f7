import MasonryKit

/// Differences as lines for people.
enum DifferenceText {
  /// Columns that are told in full; beyond, their number has to do.
  private static let columnLimit = 8

  /// The lines of all differences, a few however many items there are.
  static func lines(_ differences: [LayoutDifference]) -> [String] {
    var lines: [String] = []
    var columnCount = 0
    for difference in differences {
      if case .column = difference { columnCount += 1 }
      if case .column = difference, columnCount > columnLimit { continue }
      lines += Self.lines(difference)
    }
    let rest = columnCount - columnLimit
    if rest > 0 { lines.append("\(rest) more \(rest == 1 ? "column differs" : "columns differ")") }
    return lines
  }

  private static func lines(_ difference: LayoutDifference) -> [String] {
    switch difference {
    case .columnCount(let golden, let now): ["columns: \(golden), now \(now)"]
    case .items(let difference): [line(difference)]
    case .column(let difference): lines(difference)
    case .sectionCount(let golden, let now): ["sections: \(golden), now \(now)"]
    case .part(.contentSize, let members): members.map { "content " + text($0, isSubject: true) }
    case .part(let part, let members): ["\(part.words): \(list(members))"]
    case .missing(let part): ["\(part.words): not there any more"]
    case .visible(let offset, let appeared, let disappeared):
      [
        "visible at offset \(NumberText.string(offset)): "
          + joinedParts([
            changed(appeared, "appeared", "appeared"),
            changed(disappeared, "disappeared", "disappeared"),
          ])
      ]
    }
  }

  private static func line(_ difference: ItemListDifference) -> String {
    let counts = "items: \(difference.golden), now \(difference.now): "
    switch difference.change {
    case .inserted(let range): return counts + items([range]) + verb([range], "is new", "are new")
    case .removed(let range):
      return counts + items([range]) + verb([range], "is gone", "are gone")
    case .swapped(let one, let other): return "items \(one) and \(other) have changed places"
    case .reordered(let count, let first):
      return "\(count) items stand in another order, from item \(first) on"
    case .unmatched(let gone, let new):
      return counts
        + joinedParts([changed(gone, "is gone", "are gone"), changed(new, "is new", "are new")])
    }
  }

  private static func lines(_ difference: ColumnDifference) -> [String] {
    let id = difference.id.map { " (\(Excerpt.quoted($0.text)))" } ?? ""
    let first =
      "column \(difference.column): item \(difference.item)\(id): \(list(difference.members))"
    let later = [
      difference.moved == 0
        ? nil : "\(laterItems(difference.moved)) in this column moved by \(shift(difference))",
      difference.left == 0 ? nil : "\(laterItems(difference.left)) left this column",
      difference.changed == 0
        ? nil : "\(laterItems(difference.changed)) in this column changed without moving",
    ]
    return [first] + later.compactMap { $0.map { "  " + $0 } }
  }

  private static func laterItems(_ count: Int) -> String {
    "\(count) later \(count == 1 ? "item" : "items")"
  }

  /// How far items moved: `+4`, `+4 to +9`, or `+2 in x`.
  private static func shift(_ difference: ColumnDifference) -> String {
    let (x, y) = (range(difference.shiftX), range(difference.shiftY))
    if x == "0" { return y }
    return y == "0" ? "\(x) in x" : "\(y) in y and \(x) in x"
  }

  private static func range(_ shift: ColumnDifference.Shift) -> String {
    let (least, greatest) = (signed(shift.least), signed(shift.greatest))
    return least == greatest ? least : "\(least) to \(greatest)"
  }

  private static func list(_ members: [MemberDifference]) -> String {
    members.map { text($0) }.joined(separator: "; ")
  }

  /// `height 157.2, now 161.2 (+4)`; with a colon where the name is the subject.
  static func text(_ member: MemberDifference, isSubject: Bool = false) -> String {
    let growth = member.growth.map { " (\(signed($0)))" } ?? ""
    return "\(member.name)\(isSubject ? ":" : "") \(value(member.golden)), now"
      + " \(value(member.now))\(growth)"
  }

  private static func value(_ value: DocumentValue?) -> String {
    switch value {
    case .text(let text): Excerpt.quoted(text)
    case .some(let value): value.plainText ?? "none"
    case nil: "none"
    }
  }

  /// A change with its sign, without the last digits, which only tell of binary rounding.
  static func signed(_ change: Double) -> String {
    let rounded = rounded(change)
    return (rounded > 0 ? "+" : "") + NumberText.string(rounded)
  }

  /// A change to a millionth, where there is that much of it.
  static func rounded(_ change: Double) -> Double {
    guard change.isFinite else { return change }
    let rounded = NumberText.rounded(change, decimals: 6)
    return rounded == 0 ? change : rounded
  }

  /// What became of some items, or nil where there are none.
  private static func changed(_ ranges: [Range<Int>], _ one: String, _ many: String) -> String? {
    ranges.isEmpty ? nil : items(ranges) + verb(ranges, one, many)
  }

  /// `item 4`, `items 4-6, 9`.
  private static func items(_ ranges: [Range<Int>]) -> String {
    let texts = ranges.prefix(Excerpt.listLength + 1).map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound - 1)"
    }
    let rest = ranges.dropFirst(Excerpt.listLength).reduce(0) { $0 + $1.count }
    let list = texts.prefix(Excerpt.listLength).joined(separator: ", ")
    return (isOne(ranges) ? "item " : "items ") + list + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func verb(_ ranges: [Range<Int>], _ one: String, _ many: String) -> String {
    " " + (isOne(ranges) ? one : many)
  }

  private static func isOne(_ ranges: [Range<Int>]) -> Bool {
    ranges.count == 1 && ranges[0].count == 1
  }

  private static func joinedParts(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension LayoutPart {
  /// The part in words.
  var words: String {
    switch self {
    case .header: "header"
    case .footer: "footer"
    case .contentSize: "content size"
    case .sections: "sections"
    case .visible: "visible items"
    case .section(let position): "section \(position)"
    case .sectionHeader(let position): "header of section \(position)"
    case .sectionFooter(let position): "footer of section \(position)"
    }
  }
}
