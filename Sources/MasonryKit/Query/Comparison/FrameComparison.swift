/// Compares the frames that two layouts have of the same items, column by column.
struct FrameComparison {
  /// One entry for each column of the golden file in which something differs.
  var columns: [ColumnDifference] { found.values.sorted { $0.column < $1.column } }

  private let frames: FramePair
  private var found: [Int: ColumnDifference] = [:]

  /// Compares all frames whose index is in both; or where items were put in or taken out at the
  /// position `edit` and nothing else happened to the list, the frames of the same items.
  ///
  /// - Complexity: O(*n*) for *n* frames.
  init(golden: FrameTable, now: FrameTable, tolerance: LengthTolerance, edit: Int?) {
    frames = FramePair(golden: golden, now: now, tolerance: tolerance)
    if let edit {
      for position in 0..<edit { compare(position, position) }
      let rest = min(golden.count, now.count) - edit
      for distance in 0..<rest {
        compare(golden.count - rest + distance, now.count - rest + distance)
      }
      return
    }
    var (before, after) = (0, 0)
    while before < golden.count && after < now.count {
      let (one, other) = (golden.indexes[before], now.indexes[after])
      if one == other { compare(before, after) }
      if one <= other { before += 1 }
      if other <= one { after += 1 }
    }
  }

  private mutating func compare(_ before: Int, _ after: Int) {
    if frames.differs(before, after) { note(before, after) }
  }

  private mutating func note(_ before: Int, _ after: Int) {
    let (golden, now) = (frames.golden, frames.now)
    let isPlaced = golden.columns[before] != FrameTable.Absent.column
    let column = Int(isPlaced ? golden.columns[before] : now.columns[after])
    guard var difference = found[column] else {
      found[column] = ColumnDifference(
        column: column, item: golden.indexes[before], id: golden.id(at: before),
        members: frames.members(before, after))
      return
    }
    if isPlaced && golden.columns[before] != now.columns[after] {
      difference.left += 1
    } else if frames.distance(before, after) > 0 {
      difference.moved += 1
      difference.shiftX.include(frames.shift(golden.xs[before], now.xs[after]))
      difference.shiftY.include(frames.shift(golden.ys[before], now.ys[after]))
    } else {
      difference.changed += 1
    }
    found[column] = difference
  }
}
