/// The order in which items are read, compared with the one in which they came.
///
/// The disorder is the normalised Kendall distance of the two: a merge sort by place counts, while
/// it merges, the pairs that stood the other way round before.
struct ReadingOrder {
  /// Where an item begins; read from the top, and at the same height from the columns' side.
  private struct Place {
    var y: Double
    var x: Double

    @inline(__always)
    static func < (one: Place, other: Place) -> Bool {
      one.y < other.y || (one.y == other.y && one.x < other.x)
    }
  }

  private let isRightToLeft: Bool
  private var places: [Place] = []

  init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  /// Adds items in the order in which they came.
  mutating func append(
    xs: UnsafePointer<Double>, ys: UnsafePointer<Double>, widths: UnsafePointer<Double>, count: Int
  ) {
    places.reserveCapacity(places.count + count)
    for item in 0..<count {
      let x = isRightToLeft ? -(xs[item] + widths[item]) : xs[item]
      places.append(Place(y: ys[item], x: x))
    }
  }

  /// Pairs that are read in the other order, divided by all pairs; 0 where there are none.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items.
  var disorder: Double {
    let count = places.count
    guard count > 1 else { return 0 }
    return Double(inversionCount) / (Double(count) * Double(count - 1) / 2)
  }

  private var inversionCount: Int {
    var (source, target) = (places, places)
    var inversions = 0
    var length = 1
    while length < source.count {
      // Invariant: each run of `length` places is sorted.
      for start in stride(from: 0, to: source.count, by: 2 * length) {
        let middle = min(start + length, source.count)
        let end = min(start + 2 * length, source.count)
        inversions += Self.merge(source, start, middle, end, into: &target)
      }
      swap(&source, &target)
      length *= 2
    }
    return inversions
  }

  /// Merges two sorted neighbours and returns how many pairs of them stood the other way round.
  private static func merge(
    _ source: [Place], _ start: Int, _ middle: Int, _ end: Int, into target: inout [Place]
  ) -> Int {
    var (left, right) = (start, middle)
    var inversions = 0
    for position in start..<end {
      if right < end && (left == middle || source[right] < source[left]) {
        // It goes before all that are left over on the left.
        inversions += middle - left
        target[position] = source[right]
        right += 1
      } else {
        target[position] = source[left]
        left += 1
      }
    }
    return inversions
  }
}
