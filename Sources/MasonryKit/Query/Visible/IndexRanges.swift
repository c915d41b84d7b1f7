/// Ascending indexes as ranges, in which neighbours are joined.
struct IndexRanges {
  private(set) var ranges: [Range<Int>] = []

  /// Adds an index that is greater than all before it.
  @inline(__always)
  mutating func append(_ index: Int) {
    if let last = ranges.last, last.upperBound == index {
      ranges[ranges.count - 1] = last.lowerBound..<index + 1
    } else {
      ranges.append(index..<index + 1)
    }
  }

  /// The ranges of indexes in any order, without duplicates.
  ///
  /// - Complexity: O(*n*) for *n* indexes that lie about as close as *n*, else O(*n* log *n*).
  static func joining(_ indexes: [Int]) -> [Range<Int>] {
    guard var least = indexes.first else { return [] }
    var greatest = least
    for index in indexes { (least, greatest) = (min(least, index), max(greatest, index)) }
    var result = IndexRanges()
    if greatest - least < 8 * indexes.count {
      var isThere = Array(repeating: false, count: greatest - least + 1)
      for index in indexes { isThere[index - least] = true }
      for offset in isThere.indices where isThere[offset] { result.append(least + offset) }
    } else {
      for index in indexes.sorted() { result.append(index) }
    }
    return result.ranges
  }
}

extension [Range<Int>] {
  /// What ascending ranges hold that other ascending ranges do not.
  ///
  /// - Complexity: O(*n* + *m*) for *n* and *m* ranges.
  func subtracting(_ others: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var next = 0
    for range in self {
      var start = range.lowerBound
      // Invariant: others before `next` end at or before the start of `range`.
      while next < others.count && others[next].upperBound <= start { next += 1 }
      var position = next
      while position < others.count && others[position].lowerBound < range.upperBound {
        let other = others[position]
        if other.lowerBound > start { result.append(start..<other.lowerBound) }
        start = Swift.max(start, other.upperBound)
        position += 1
      }
      if start < range.upperBound { result.append(start..<range.upperBound) }
    }
    return result
  }
}
