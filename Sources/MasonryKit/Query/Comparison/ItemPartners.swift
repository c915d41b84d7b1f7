/// Which items of two layouts are the same ones.
struct ItemPartners {
  /// For each position after, the position before, or nil where the item is new.
  private(set) var before: [Int?] = []
  /// Positions before of items that are gone.
  private(set) var gone: [Int] = []

  /// - Throws: a fault where an id stands twice in one of the layouts.
  /// - Complexity: O(*n*) for *n* frames, expected where there are ids.
  init(before old: FrameTable, after new: FrameTable) throws(LayoutMovementFault) {
    before.reserveCapacity(new.count)
    // Ids count only where both layouts have them.
    if old.ids != nil && new.ids != nil {
      let earlier = try Self.positions(old, isBefore: true)
      _ = try Self.positions(new, isBefore: false)
      for position in 0..<new.count { before.append(earlier[Key(new, position)]) }
    } else {
      matchIndexes(old.indexes, new.indexes)
    }
    var isKept = Array(repeating: false, count: old.count)
    for case let partner? in before { isKept[partner] = true }
    gone = isKept.indices.filter { !isKept[$0] }
  }

  /// Finds the partners of items that are known by their indexes, which ascend.
  private mutating func matchIndexes(_ old: [Int], _ new: [Int]) {
    var position = 0
    for index in new {
      while position < old.count && old[position] < index { position += 1 }
      before.append(position < old.count && old[position] == index ? position : nil)
    }
  }

  private enum Key: Hashable {
    case id(LayoutID)
    case index(Int)

    init(_ frames: FrameTable, _ position: Int) {
      if let id = frames.id(at: position) {
        self = .id(id)
      } else {
        self = .index(frames.indexes[position])
      }
    }
  }

  private static func positions(
    _ frames: FrameTable, isBefore: Bool
  ) throws(LayoutMovementFault) -> [Key: Int] {
    var positions: [Key: Int] = [:]
    positions.reserveCapacity(frames.count)
    for position in 0..<frames.count {
      let key = Key(frames, position)
      if positions.updateValue(position, forKey: key) != nil, case .id(let id) = key {
        throw LayoutMovementFault(.repeatedID(id.text), isBefore: isBefore)
      }
    }
    return positions
  }
}
