/// Which items of two layouts are the same ones.
struct ItemPartners {
  /// For each position after, the position before, or nil where the item is new.
  private(set) var before: [Int?] = []
  /// Positions before of items that are gone.
  private(set) var gone: [Int] = []

  /// - Throws: a fault where an id stands twice in one of the layouts.
  init(before old: FrameTable, after new: FrameTable) throws(LayoutMovementFault) {
    // Ids count only where both layouts have them.
    let hasIDs = old.ids != nil && new.ids != nil
    let earlier = try Self.positions(old, hasIDs: hasIDs, isBefore: true)
    if hasIDs { _ = try Self.positions(new, hasIDs: true, isBefore: false) }
    var isKept = Array(repeating: false, count: old.count)
    before.reserveCapacity(new.count)
    for position in 0..<new.count {
      let partner = earlier[Key(new, position, hasIDs: hasIDs)]
      before.append(partner)
      if let partner { isKept[partner] = true }
    }
    gone = isKept.indices.filter { !isKept[$0] }
  }

  private enum Key: Hashable {
    case id(LayoutID)
    case index(Int)

    init(_ frames: FrameTable, _ position: Int, hasIDs: Bool) {
      if hasIDs, let id = frames.id(at: position) {
        self = .id(id)
      } else {
        self = .index(frames.indexes[position])
      }
    }
  }

  private static func positions(
    _ frames: FrameTable, hasIDs: Bool, isBefore: Bool
  ) throws(LayoutMovementFault) -> [Key: Int] {
    var positions: [Key: Int] = [:]
    positions.reserveCapacity(frames.count)
    for position in 0..<frames.count {
      let key = Key(frames, position, hasIDs: hasIDs)
      if positions.updateValue(position, forKey: key) != nil, case .id(let id) = key {
        throw LayoutMovementFault(.repeatedID(id.text), isBefore: isBefore)
      }
    }
    return positions
  }
}
