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
    /// Euclidean distance of the top left corners; 0 for an item that is not in both.
    package let shift: Double
    /// Positions in the two tables of frames; that of the missing one is not used.
    fileprivate let old: Int
    fileprivate let new: Int
  }

  private let frames: FramePair?

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
      frames = FramePair(golden: one, now: other, tolerance: tolerance)
      counts = (one.count, other.count)
    } else if before.frames == nil && after.frames == nil {
      frames = nil
    } else {
      throw LayoutMovementFault(.nothingToCompare, isBefore: before.frames == nil)
    }
    if let frames { try compare(frames) }
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

  private mutating func compare(_ frames: FramePair) throws(LayoutMovementFault) {
    let partners = try ItemPartners(before: frames.golden, after: frames.now)
    for (new, partner) in partners.before.enumerated() {
      if let old = partner {
        if frames.differs(old, new) { noteMove(old, new, by: frames.distance(old, new)) }
      } else {
        appearedCount += 1
        changes.append(Change(kind: .appeared, shift: 0, old: 0, new: new))
      }
    }
    disappearedCount = partners.gone.count
    for old in partners.gone {
      changes.append(Change(kind: .disappeared, shift: 0, old: old, new: 0))
    }
  }

  private mutating func noteMove(_ old: Int, _ new: Int, by shift: Double) {
    if shift > 0 { movedCount += 1 } else { changedCount += 1 }
    totalShift += shift
    if shift > (farthest.map { changes[$0].shift } ?? 0) { farthest = changes.count }
    changes.append(Change(kind: .moved, shift: shift, old: old, new: new))
  }
}

/// What is known of an item that changed.
extension LayoutMovement {
  /// Its index in the layout before; nil where it was not there.
  package func indexBefore(_ change: Change) -> Int? {
    change.kind == .appeared ? nil : frames?.golden.indexes[change.old]
  }

  /// Its index in the layout after; nil where it is gone.
  package func indexAfter(_ change: Change) -> Int? {
    change.kind == .disappeared ? nil : frames?.now.indexes[change.new]
  }

  package func id(of change: Change) -> LayoutID? {
    change.kind == .disappeared
      ? frames?.golden.id(at: change.old) : frames?.now.id(at: change.new)
  }

  /// What differs of an item that is in both layouts.
  package func members(of change: Change) -> [MemberDifference] {
    change.kind == .moved ? frames?.members(change.old, change.new) ?? [] : []
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
