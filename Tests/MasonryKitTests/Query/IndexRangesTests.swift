import Testing

@testable import MasonryKit

@Suite struct IndexRangesSubtractionTests {
  @Test(
    arguments: [
      ([0..<3], [1..<2], [0..<1, 2..<3]), ([0..<3], [], [0..<3]), ([], [0..<3], []),
      ([0..<3, 5..<9], [2..<6], [0..<2, 6..<9]), ([4..<6], [0..<9], []),
      ([1..<3, 6..<7], [0..<1, 3..<6, 7..<8], [1..<3, 6..<7]),
      ([0..<10], [0..<2, 4..<5, 9..<12], [2..<4, 5..<9]),
    ] as [([Range<Int>], [Range<Int>], [Range<Int>])])
  func rangesAreTakenAway(_ ranges: [Range<Int>], _ others: [Range<Int>], left: [Range<Int>]) {
    #expect(ranges.subtracting(others) == left)
  }

  @Test func subtractionHoldsForRandomSets() {
    var generator = SeededGenerator(seed: 20_240_611)
    for _ in 0..<500 {
      let one = (0..<40).filter { _ in Bool.random(using: &generator) }
      let other = (0..<40).filter { _ in Bool.random(using: &generator) }
      let left = IndexRanges.joining(one).subtracting(IndexRanges.joining(other))
      #expect(left.flatMap { Array($0) } == one.filter { !other.contains($0) }, "seed 20240611")
    }
  }
}
