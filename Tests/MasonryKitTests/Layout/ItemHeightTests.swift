import Testing

@testable import MasonryKit

@Suite struct ItemHeightTests {
  /// The height of a record of 30 by 40 in a cell 60 wide.
  private func height(_ change: (inout LayoutConfiguration) -> Void) throws -> Double {
    var configuration = LayoutConfiguration(width: 60)
    configuration.columns = .count(1)
    configuration.margins = Margins(all: 0)
    change(&configuration)
    var packer = try Packer(configuration)
    return try packer.place(
      Item(size: Size(width: 30, height: 40), extraHeight: 0.5)
    ).rect.height
  }

  @Test func eachRuleHasItsHeight() throws {
    #expect(try height { $0.itemHeight = .proportional } == 80.5)
    #expect(try height { $0.itemHeight = .literal } == 40.5)
    #expect(try height { $0.itemHeight = .square } == 60.5)
    #expect(try height { $0.itemHeight = .fixed(7) } == 7.5)
  }

  @Test func onlyProportionalHeightsAreHeldBetweenTheBounds() throws {
    #expect(try height { $0.minimumItemHeight = 100 } == 100.5)
    #expect(try height { $0.maximumItemHeight = 50 } == 50.5)
    #expect(
      try height {
        $0.itemHeight = .literal
        $0.minimumItemHeight = 100
      } == 40.5)
  }

  @Test func extraHeightComesAfterTheBounds() throws {
    #expect(
      try height {
        $0.maximumItemHeight = 50
        $0.extraHeight = 20
      } == 70.5)
  }
}
