/// The free strips of one column that items of several columns have left above them.
///
/// A hole reaches from the position that the column had to the top of the item below, so that an item
/// and the row gap after it must fit. Holes never overlap and are kept from top to bottom, in blocks
/// that know how long their longest hole is: most holes are too short for most items, and a search
/// passes over whole blocks of them.
struct ColumnHoles: Sendable {
  private struct Hole {
    var start: Double
    var end: Double

    /// An upper bound of what fits, whatever the sums of a placement round to.
    var length: Double { (end - start) + 4 * end.ulp }

    /// Where an item begins that takes the highest place at or below `y`, or nil where none is left.
    func place(from y: Double, height: Double, rowGap: Double) -> Double? {
      let start = max(y, start)
      // An item without any extent must still begin above the hole's end.
      return start < end && (start + height) + rowGap <= end ? start : nil
    }
  }

  private struct Block {
    var holes: [Hole]
    var longest: Double

    init(_ holes: [Hole]) {
      self.holes = holes
      longest = holes.reduce(0) { max($0, $1.length) }
    }

    var end: Double { holes.last?.end ?? 0 }
  }

  /// No block is empty.
  private var blocks: [Block] = []
  private var holeCount = 0
  /// About as many holes a block as there are blocks, so that neither gets long.
  private var blockSize: Int { max(16, Int(Double(holeCount).squareRoot())) }

  /// Notes the room between the column's position and an item that is placed further down.
  ///
  /// - Complexity: O(1), amortised.
  mutating func open(from start: Double, to end: Double) {
    guard end > start else { return }
    let hole = Hole(start: start, end: end)
    holeCount += 1
    if let last = blocks.indices.last, blocks[last].holes.count < blockSize {
      blocks[last].holes.append(hole)
      blocks[last].longest = max(blocks[last].longest, hole.length)
    } else {
      blocks.append(Block([hole]))
    }
  }

  /// Takes the room of an item, and of the row gap after it, out of the hole that it lies in.
  ///
  /// - Complexity: O(√*h*) for *h* holes.
  mutating func fill(from start: Double, to end: Double) {
    let number = firstBlock(endingBelow: start)
    guard number < blocks.count else { return }
    var holes = blocks[number].holes
    guard let index = holes.firstIndex(where: { $0.start <= start && start < $0.end }) else {
      return
    }
    let hole = holes[index]
    var rest: [Hole] = []
    if start > hole.start { rest.append(Hole(start: hole.start, end: start)) }
    if hole.end > end { rest.append(Hole(start: end, end: hole.end)) }
    holes.replaceSubrange(index...index, with: rest)
    holeCount += rest.count - 1
    if holes.isEmpty {
      blocks.remove(at: number)
    } else if holes.count <= 2 * blockSize {
      blocks[number] = Block(holes)
    } else {
      let middle = holes.count / 2
      let halves = [Block(Array(holes[..<middle])), Block(Array(holes[middle...]))]
      blocks.replaceSubrange(number...number, with: halves)
    }
  }

  /// The highest place at or below `y` for an item and the row gap after it, or nil where no hole has
  /// one.
  ///
  /// - Complexity: O(√*h*) for *h* holes, where few blocks have one that is long enough and lies above
  ///   `y`.
  func firstPlace(from y: Double, height: Double, rowGap: Double) -> Double? {
    for number in firstBlock(endingBelow: y)..<blocks.count
    where blocks[number].longest >= height + rowGap {
      for hole in blocks[number].holes {
        if let start = hole.place(from: y, height: height, rowGap: rowGap) { return start }
      }
    }
    return nil
  }

  /// The first block whose last hole ends below `y`.
  private func firstBlock(endingBelow y: Double) -> Int {
    var (low, high) = (0, blocks.count)
    while low < high {
      // Invariant: blocks before `low` end at or above `y`, those from `high` on below it.
      let middle = low + (high - low) / 2
      if blocks[middle].end > y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
