import Testing

@testable import MasonryKit

@Suite struct ColumnHolesTests {
  @Test func whatAnItemLeavesOfAHoleStaysFree() {
    var holes = ColumnHoles()
    holes.open(from: 10, to: 60)
    #expect(holes.firstPlace(from: 0, height: 40, rowGap: 10) == 10)
    #expect(holes.firstPlace(from: 0, height: 41, rowGap: 10) == nil)
    holes.fill(from: 20, to: 35)
    #expect(holes.firstPlace(from: 0, height: 5, rowGap: 5) == 10)
    #expect(holes.firstPlace(from: 0, height: 20, rowGap: 5) == 35)
    #expect(holes.firstPlace(from: 36, height: 20, rowGap: 5) == nil)
    holes.fill(from: 35, to: 60)
    #expect(holes.firstPlace(from: 0, height: 11, rowGap: 0) == nil)
  }

  /// Enough holes for many blocks, compared with a plain list of them.
  @Test(arguments: 0..<10)
  func aSearchThroughBlocksFindsWhatAListFinds(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    var holes = ColumnHoles()
    var list: [(start: Double, end: Double)] = []
    var bottom = 0.0
    for _ in 0..<3000 {
      if random.chance(0.6) {
        let start = bottom + Double.random(in: 0...5, using: &random)
        bottom = start + Double.random(in: 0.1...30, using: &random)
        holes.open(from: start, to: bottom)
        list.append((start, bottom))
      } else {
        let from = Double.random(in: 0...bottom + 1, using: &random)
        let height = Double.random(in: 0...30, using: &random)
        let expected = list.firstIndex {
          max(from, $0.start) < $0.end && (max(from, $0.start) + height) + 1 <= $0.end
        }
        let place = holes.firstPlace(from: from, height: height, rowGap: 1)
        try #require(place == expected.map { max(from, list[$0].start) })
        if let place, let expected {
          let hole = list[expected]
          let rest = [(hole.start, place), ((place + height) + 1, hole.end)]
          list.replaceSubrange(expected...expected, with: rest.filter { $0.0 < $0.1 })
          holes.fill(from: place, to: (place + height) + 1)
        }
      }
    }
  }
}
