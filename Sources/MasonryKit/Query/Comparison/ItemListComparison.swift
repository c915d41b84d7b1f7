/// Finds out how the list of items changed, as far as frames tell.
///
/// An item is known by its id, or where it has none by the size of its frame.
struct ItemListComparison {
  /// Nil where the lists have the same items, as far as can be told.
  var difference: ItemListDifference? {
    change.map { ItemListDifference(golden: golden.count, now: now.count, change: $0) }
  }

  private let golden: FrameTable
  private let now: FrameTable
  private let tolerance: LengthTolerance
  private var change: ItemListDifference.Change?
  /// Position from which on items stand elsewhere in the list, where that is all that changed.
  private(set) var edit: Int?

  /// - Complexity: O(*n*) expected for *n* frames.
  init(golden: FrameTable, now: FrameTable, tolerance: LengthTolerance) {
    self.golden = golden
    self.now = now
    self.tolerance = tolerance
    if golden.indexes == now.indexes {
      change = swap ?? newOrder
      return
    }
    let start = commonStart
    change = insertion(at: start) ?? removal(at: start)
    if change == nil { change = unmatched } else { edit = start }
  }

  /// Whether the two positions hold the same item.
  private func isSame(_ before: Int, _ after: Int) -> Bool {
    if let id = golden.id(at: before) { return id == now.id(at: after) }
    let (width, height) = (golden.widths[before], golden.heights[before])
    return (width.isNaN || tolerance.allows(width, now.widths[after]))
      && (height.isNaN || tolerance.allows(height, now.heights[after]))
  }

  private var commonStart: Int {
    let limit = min(golden.count, now.count)
    return (0..<limit).first { golden.indexes[$0] != now.indexes[$0] || !isSame($0, $0) } ?? limit
  }

  /// Whether the last `count` items are the same ones, each as much further on in the list as the
  /// list has grown.
  private func endsAgree(_ count: Int) -> Bool {
    let growth = now.count - golden.count
    return (0..<count).allSatisfy { distance in
      let (before, after) = (golden.count - 1 - distance, now.count - 1 - distance)
      return isSame(before, after) && now.indexes[after] - golden.indexes[before] == growth
    }
  }

  private func insertion(at start: Int) -> ItemListDifference.Change? {
    guard now.count > golden.count, endsAgree(golden.count - start) else { return nil }
    let end = start + now.count - golden.count
    return .inserted(now.indexes[start]..<now.indexes[end - 1] + 1)
  }

  private func removal(at start: Int) -> ItemListDifference.Change? {
    guard golden.count > now.count, endsAgree(now.count - start) else { return nil }
    let end = start + golden.count - now.count
    return .removed(golden.indexes[start]..<golden.indexes[end - 1] + 1)
  }

  private var unmatched: ItemListDifference.Change {
    let before = IndexRanges.ascending(golden.indexes)
    let after = IndexRanges.ascending(now.indexes)
    return .unmatched(gone: before.subtracting(after), new: after.subtracting(before))
  }

  /// Positions at which another item stands, up to `limit` of them.
  private func otherItems(upTo limit: Int) -> [Int] {
    Array((0..<golden.count).lazy.filter { !isSame($0, $0) }.prefix(limit))
  }

  private var swap: ItemListDifference.Change? {
    let others = otherItems(upTo: 3)
    guard others.count == 2, isSame(others[0], others[1]), isSame(others[1], others[0]) else {
      return nil
    }
    return .swapped(golden.indexes[others[0]], golden.indexes[others[1]])
  }

  /// Sizes recur, so only ids can tell that the items are the same in another order.
  private var newOrder: ItemListDifference.Change? {
    guard golden.ids != nil else { return nil }
    let others = otherItems(upTo: golden.count)
    guard others.count > 2 else { return nil }
    var counts: [LayoutID: Int] = [:]
    for position in others {
      guard let before = golden.id(at: position), let after = now.id(at: position) else {
        return nil
      }
      counts[before, default: 0] += 1
      counts[after, default: 0] -= 1
    }
    guard counts.values.allSatisfy({ $0 == 0 }) else { return nil }
    return .reordered(count: others.count, first: golden.indexes[others[0]])
  }
}

extension IndexRanges {
  /// The ranges of ascending indexes.
  fileprivate static func ascending(_ indexes: [Int]) -> [Range<Int>] {
    var result = IndexRanges()
    for index in indexes { result.append(index) }
    return result.ranges
  }
}
