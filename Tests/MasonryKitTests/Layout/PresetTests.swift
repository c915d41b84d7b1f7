import Testing

@testable import MasonryKit

@Suite struct PresetTests {
  @Test func aPresetIsFoundByItsName() {
    #expect(Preset(named: "cht-waterfall")?.name == "cht-waterfall")
    #expect(Preset(named: "pinterest") == nil)
    #expect(
      Preset.all.map(\.name) == [
        "waterflow", "collection", "as-waterflow", "zhy-waterfall", "cht-waterfall", "grid-lanes",
        "masonry-js", "waterfall-grid",
      ])
  }

  @Test func aPresetSetsWhatItNamesAndLeavesTheRest() throws {
    var configuration = LayoutConfiguration(width: 375)
    configuration.header = 12
    configuration.isDense = true
    try #require(Preset(named: "zhy-waterfall")).apply(to: &configuration)
    #expect(configuration.margins == Margins(top: 20, bottom: 0, left: 0, right: 0))
    #expect(configuration.columnGap == 10 && configuration.rowGap == 10)
    #expect(configuration.footer == 50)
    #expect(configuration.header == 12 && configuration.isDense && configuration.width == 375)
  }

  @Test func squareCellsGoOneAfterTheOther() throws {
    var configuration = LayoutConfiguration(width: 0, height: 480)
    try #require(Preset(named: "collection")).apply(to: &configuration)
    var packer = try Packer(configuration)
    let frames = try (0..<4).map { _ in try packer.place(Item(width: 7, height: 3)) }
    #expect(frames.map(\.column) == [0, 1, 2, 0])
    #expect(
      frames[3].rect
        == Rect(x: 10, y: 113.33333333333333, width: 93.33333333333333, height: 93.33333333333333))
    #expect(packer.contentSize == Size(width: 320, height: 480))
  }

  @Test(arguments: [
    ("waterflow", "3 columns, 5 in landscape, margins 8, gaps 8"),
    ("as-waterflow", "3 columns, margins top 0 bottom 10 left 0 right 0, gaps 10"),
    ("grid-lanes", "margins 0, gaps 0, tie cursor, tolerance 16"),
    ("masonry-js", "margins 0, gaps 0, literal heights, span from width"),
  ])
  func settingsAreListedWithTheirNumbers(name: String, text: String) throws {
    let preset = try #require(Preset(named: name))
    #expect(preset.settings.map(\.description).joined(separator: ", ") == text)
  }
}
