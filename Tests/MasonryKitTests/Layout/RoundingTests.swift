import Testing

@testable import MasonryKit

@Suite struct RoundingTests {
  @Test func floorTakesWidthsAndHeightsDownBeforePlacing() throws {
    var configuration = LayoutConfiguration(width: 375)
    configuration.rounding = .floor
    configuration.scale = 2
    configuration.extraHeight = 0.4
    var packer = try Packer(configuration)
    let frames = try (0..<4).map { _ in try packer.place(Item(width: 200, height: 275)) }
    // Columns of 114.33 become 114; 114 · 275 / 200 + 0.4 = 157.15 becomes 157.
    #expect(frames[1].rect == Rect(x: 130, y: 8, width: 114, height: 157))
    #expect(frames[3].rect.y == 173)
    #expect(packer.contentSize.height == 338)
  }

  @Test func nearestMovesEveryEdge() throws {
    var configuration = LayoutConfiguration(width: 10)
    configuration.columns = .count(3)
    configuration.margins = Margins(top: 0.25, bottom: 0, left: 0, right: 0)
    (configuration.columnGap, configuration.rowGap) = (0, 0)
    configuration.itemHeight = .literal
    configuration.rounding = .nearest
    configuration.header = 0.3
    var packer = try Packer(configuration)
    let frames = try (0..<4).map { _ in try packer.place(Item(width: 1, height: 1.2)) }
    // Columns begin at 0, 3.33 and 6.67; rows at 0.55 and 1.75 and end at 2.95.
    #expect(frames[0].rect == Rect(x: 0, y: 1, width: 3, height: 1))
    #expect(frames[1].rect == Rect(x: 3, y: 1, width: 4, height: 1))
    #expect(frames[2].rect == Rect(x: 7, y: 1, width: 3, height: 1))
    #expect(frames[3].rect == Rect(x: 0, y: 2, width: 3, height: 1))
    #expect(packer.contentSize == Size(width: 10, height: 3))
    #expect(packer.header == nil)
  }

  @Test func touchingColumnsShareTheEdgeAtHalfAPixel() throws {
    var configuration = LayoutConfiguration(width: 7)
    configuration.columns = .count(6)
    configuration.margins = Margins(all: 0)
    (configuration.columnGap, configuration.rowGap) = (0, 0)
    configuration.rounding = .nearest
    var packer = try Packer(configuration)
    let frames = try (0..<6).map { _ in try packer.place(Item(width: 1, height: 1)) }
    // The third column ends and the fourth begins at 3.5.
    #expect(frames.map(\.rect.x) == [0, 1, 2, 4, 5, 6])
    #expect(frames.map(\.rect.width) == [1, 1, 2, 1, 1, 1])
  }
}
