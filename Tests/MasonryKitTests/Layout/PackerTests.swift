import Testing

@testable import MasonryKit

@Suite struct PackerTests {
  /// Records of a waterflow view's demo, all 200 wide.
  private let shops = [275.0, 300, 270, 265, 270, 354].map { Item(width: 200, height: $0) }

  @Test func itemsGoToTheHighestColumnThatIsLeftmost() throws {
    var packer = try Packer(LayoutConfiguration(width: 375))
    let frames = try shops.map { try packer.place($0) }
    #expect(frames.map(\.column) == [0, 1, 2, 2, 0, 1])
    #expect(frames.map(\.index) == [0, 1, 2, 3, 4, 5])
    #expect(
      frames[0].rect == Rect(x: 8, y: 8, width: 114.33333333333333, height: 157.20833333333331))
    #expect(frames[3].rect.x == 252.66666666666666)
    #expect(frames[3].rect.y == 170.35)
    #expect(frames[5].rect.y == 187.5)
    #expect(packer.contentSize == Size(width: 375, height: 397.87))
  }

  @Test func theFirstItemOfAColumnIsKnownByCountNotByItsPosition() throws {
    var configuration = LayoutConfiguration(width: 100)
    configuration.columns = .count(1)
    configuration.margins = Margins(all: 0)
    configuration.rowGap = 10
    configuration.itemHeight = .literal
    var packer = try Packer(configuration)
    #expect(try packer.place(Item(width: 1, height: 0)).rect.y == 0)
    #expect(try packer.place(Item(width: 1, height: 100)).rect.y == 10)
    #expect(packer.contentSize.height == 110)
  }

  @Test func withoutItemsTheContentIsHeaderMarginsAndFooter() throws {
    var configuration = LayoutConfiguration(width: 375)
    configuration.header = 20
    configuration.footer = 30
    let packer = try Packer(configuration)
    #expect(packer.contentSize.height == 66)
    #expect(packer.header == Rect(x: 0, y: 0, width: 375, height: 20))
    #expect(packer.footer == Rect(x: 0, y: 36, width: 375, height: 30))
  }

  @Test func aContentHeightThatNoDoubleHoldsNamesItsFirstRecord() throws {
    var configuration = LayoutConfiguration(width: 100)
    configuration.columns = .count(1)
    configuration.itemHeight = .literal
    var packer = try Packer(configuration)
    _ = try packer.place(Item(width: 1, height: 1e308))
    #expect(throws: PackingError.contentHeightNotFinite(record: 1)) {
      try packer.place(Item(width: 1, height: 1e308))
    }
  }
}
