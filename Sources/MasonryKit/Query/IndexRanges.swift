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
