/// Compares a layout that was just made with what a golden file says of it.
///
/// Values are compared, never text. What the golden file leaves out is not compared. The tolerance
/// is for lengths; counts, indexes, columns, spans, ids and visible items are equal or they are not.
package struct LayoutComparison {
  /// All that differs, the widest reaching first; empty where the layouts are equal.
  package private(set) var differences: [LayoutDifference] = []

  private let golden: LayoutDocument
  private let now: LayoutDocument
  private let tolerance: LengthTolerance

  /// Compares what `golden` holds with `now`.
  ///
  /// - Complexity: O(*n*) for *n* frames; with ids that stand in another order O(*n* log *n*).
  package init(golden: LayoutDocument, now: LayoutDocument, tolerance: LengthTolerance) {
    self.golden = golden
    self.now = now
    self.tolerance = tolerance
    compareColumnCount()
    compareFrames()
    compareSections()
    if let header = golden.header { compare(header, now.header, .header) }
    if let footer = golden.footer { compare(footer, now.footer, .footer) }
    compareContentSize()
    compareVisible()
  }

  private mutating func compareColumnCount() {
    if let before = golden.configuredInteger("columns"),
      let after = now.configuredInteger("columns"), before != after
    {
      differences.append(.columnCount(golden: before, now: after))
    }
  }

  private mutating func compareFrames() {
    guard let before = golden.frames, let after = now.frames else { return }
    let list = ItemListComparison(golden: before, now: after, tolerance: tolerance)
    if let difference = list.difference { differences.append(.items(difference)) }
    let frames = FrameComparison(
      golden: before, now: after, tolerance: tolerance, edit: list.edit)
    differences += frames.columns.map { .column($0) }
  }

  private mutating func compareSections() {
    guard let before = golden.sections else { return }
    guard let after = now.sections else { return differences.append(.missing(.sections)) }
    if before.count != after.count {
      differences.append(.sectionCount(golden: before.count, now: after.count))
    }
    for position in 0..<min(before.count, after.count) {
      let (old, new) = (before[position], after[position])
      if let count = old.count, count != new.count {
        let member = MemberDifference(
          name: "count", golden: .integer(count), now: new.count.map { .integer($0) })
        differences.append(.part(.section(position), [member]))
      }
      if let header = old.header { compare(header, new.header, .sectionHeader(position)) }
      if let footer = old.footer { compare(footer, new.footer, .sectionFooter(position)) }
    }
  }

  private mutating func compareContentSize() {
    guard let before = golden.contentSize, let after = now.contentSize else { return }
    report(
      .contentSize,
      [
        length("width", before.width, after.width), length("height", before.height, after.height),
      ])
  }

  private mutating func compare(
    _ before: LayoutDocument.Band, _ after: LayoutDocument.Band?, _ part: LayoutPart
  ) {
    guard let after else { return differences.append(.missing(part)) }
    report(
      part,
      [
        length("x", before.x, after.x), length("y", before.y, after.y),
        length("width", before.width, after.width), length("height", before.height, after.height),
      ])
  }

  private mutating func report(_ part: LayoutPart, _ members: [MemberDifference?]) {
    let members = members.compactMap { $0 }
    if !members.isEmpty { differences.append(.part(part, members)) }
  }

  /// The difference of two lengths, of which the golden file may leave out the first.
  private func length(_ name: String, _ before: Double, _ after: Double) -> MemberDifference? {
    if before.isNaN || tolerance.allows(before, after) { return nil }
    return MemberDifference(name: name, golden: .number(before), now: .number(after))
  }

  /// Compares the visible items at the offsets that both have; which they are is not geometry.
  private mutating func compareVisible() {
    guard let before = golden.visible else { return }
    guard let after = now.visible else { return differences.append(.missing(.visible)) }
    var later: [UInt64: LayoutDocument.Visible] = [:]
    for entry in after { later[(entry.offset + 0).bitPattern] = entry }
    for entry in before {
      guard let other = later[(entry.offset + 0).bitPattern], other.indexes != entry.indexes else {
        continue
      }
      differences.append(
        .visible(
          offset: entry.offset, appeared: other.indexes.subtracting(entry.indexes),
          disappeared: entry.indexes.subtracting(other.indexes)))
    }
  }
}
