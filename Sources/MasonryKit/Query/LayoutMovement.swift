/// How the items of one layout moved to become another.
///
/// Items are the same where their ids are; those without an id, where their indexes are. So with ids
/// a list that got records in front has appeared items and moved ones, and no other.
package struct LayoutMovement {
  /// What became of an item.
  package struct Change {
    package enum Kind: Hashable, Sendable {
      /// In both layouts, but not with the same frame.
      case moved
      case appeared, disappeared
    }

    package let kind: Kind
    package let id: LayoutID?
    /// Index in the layout before; nil where it was not there.
    package let before: Int?
    /// Index in the layout after; nil where it is gone.
    package let after: Int?
    /// What differs of an item that is in both.
    package let members: [MemberDifference]
    /// Euclidean distance of the top left corners; 0 for an item that is not in both.
    package let shift: Double
  }

  /// Number of items in each layout; nil where they hold no frames.
  package private(set) var counts: (before: Int, after: Int)?
  /// In the order of the layout after; items that are gone come last.
  package private(set) var changes: [Change] = []
  /// Items whose top left corner moved.
  package private(set) var movedCount = 0
  /// Items that stayed but differ in size, column, span or section.
  package private(set) var changedCount = 0
  package private(set) var appearedCount = 0
  package private(set) var disappearedCount = 0
  /// Sum of all distances.
  package private(set) var totalShift = 0.0
  /// Position in `changes` of the item that moved farthest, the first of several.
  package private(set) var farthest: Int?
  /// How the content size differs.
  package private(set) var contentSize: [MemberDifference] = []

  /// Whether nothing differs.
  package var isEmpty: Bool { changes.isEmpty && contentSize.isEmpty }

  /// Compares two layouts.
  ///
  /// - Throws: the ``LayoutFault`` of the layout that is at fault: where an id stands in it twice,
  ///   or it lacks what the other has.
  /// - Complexity: O(*n*) expected for *n* frames.
  package init(
    before: LayoutDocument, after: LayoutDocument, tolerance: LengthTolerance
  ) throws(LayoutMovementFault) {
    if let one = before.frames, let other = after.frames {
      counts = (one.count, other.count)
      try compare(one, other, tolerance)
    } else if before.frames != nil || after.frames != nil {
      throw LayoutMovementFault(.nothingToCompare, isBefore: before.frames == nil)
    }
    if let one = before.contentSize, let other = after.contentSize {
      let lengths = [
        ("width", one.width, other.width), ("height", one.height, other.height),
      ]
      for (name, old, new) in lengths
      where !old.isNaN && !new.isNaN && !tolerance.allows(old, new) {
        contentSize.append(
          MemberDifference(name: name, golden: .number(old), now: .number(new)))
      }
    } else if counts == nil {
      throw LayoutMovementFault(.nothingToCompare, isBefore: before.contentSize == nil)
    }
  }

  private mutating func compare(
    _ before: FrameTable, _ after: FrameTable, _ tolerance: LengthTolerance
  ) throws(LayoutMovementFault) {
    let partners = try ItemPartners(before: before, after: after)
    let frames = FramePair(golden: before, now: after, tolerance: tolerance)
    for position in 0..<after.count {
      if let old = partners.before[position] {
        if frames.differs(old, position) { noteMove(frames, old, position) }
      } else {
        appearedCount += 1
        note(.appeared, after.id(at: position), before: nil, after: after.indexes[position])
      }
    }
    for position in partners.gone {
      disappearedCount += 1
      note(.disappeared, before.id(at: position), before: before.indexes[position], after: nil)
    }
  }

  private mutating func noteMove(_ frames: FramePair, _ old: Int, _ new: Int) {
    let shift = frames.distance(old, new)
    if shift > 0 { movedCount += 1 } else { changedCount += 1 }
    totalShift += shift
    if shift > (farthest.map { changes[$0].shift } ?? 0) { farthest = changes.count }
    note(
      .moved, frames.now.id(at: new), before: frames.golden.indexes[old],
      after: frames.now.indexes[new], frames.members(old, new), shift)
  }

  private mutating func note(
    _ kind: Change.Kind, _ id: LayoutID?, before: Int?, after: Int?,
    _ members: [MemberDifference] = [], _ shift: Double = 0
  ) {
    changes.append(
      Change(kind: kind, id: id, before: before, after: after, members: members, shift: shift))
  }
}

/// Why two layouts cannot be compared, and which one is to blame.
package struct LayoutMovementFault: Error {
  package let fault: LayoutFault
  package let isBefore: Bool

  init(_ fault: LayoutFault, isBefore: Bool) {
    self.fault = fault
    self.isBefore = isBefore
  }
}
