import Testing

@testable import MasonryKit

@Suite struct SectionTests {
  private func packer() throws -> Packer {
    var configuration = LayoutConfiguration(width: 100)
    configuration.columns = .count(2)
    configuration.margins = Margins(top: 3, bottom: 4, left: 0, right: 0)
    (configuration.columnGap, configuration.rowGap) = (0, 1)
    configuration.header = 20
    configuration.footer = 30
    configuration.itemHeight = .literal
    configuration.tie = .cursor
    return try Packer(configuration)
  }

  @Test func aSectionStartsWhereTheOneBeforeEnds() throws {
    var packer = try packer()
    #expect(try packer.place(Item(width: 1, height: 10)).rect.y == 23)
    packer.endSection()
    let second = try packer.place(Item(width: 1, height: 50))
    // 23 + 10, bottom margin 4 and footer 30; then header 20 and top margin 3.
    #expect(second == Frame(index: 1, column: 0, rect: Rect(x: 0, y: 90, width: 50, height: 50)))
    packer.endSection()
    #expect(
      packer.sections == [
        SectionSummary(
          count: 1, header: Rect(x: 0, y: 0, width: 100, height: 20),
          footer: Rect(x: 0, y: 37, width: 100, height: 30)),
        SectionSummary(
          count: 1, header: Rect(x: 0, y: 67, width: 100, height: 20),
          footer: Rect(x: 0, y: 144, width: 100, height: 30)),
      ])
    #expect(packer.contentSize.height == 174)
    #expect(packer.header == nil && packer.footer == nil)
  }

  @Test func aSectionWithoutItemsTakesItsHeaderMarginsAndFooter() throws {
    var packer = try packer()
    packer.endSection()
    packer.endSection()
    #expect(packer.sections.map(\.count) == [0, 0])
    #expect(packer.sections[1].header == Rect(x: 0, y: 57, width: 100, height: 20))
    #expect(packer.contentSize.height == 114)
  }

  @Test func theMinimumHeightIsForAllSectionsTogether() throws {
    var configuration = LayoutConfiguration(width: 100)
    configuration.minimumContentHeight = .length(100)
    var packer = try Packer(configuration)
    packer.endSection()
    packer.endSection()
    #expect(packer.contentSize.height == 100)
    for _ in 0..<5 { packer.endSection() }
    #expect(packer.contentSize.height == 112)
  }
}
