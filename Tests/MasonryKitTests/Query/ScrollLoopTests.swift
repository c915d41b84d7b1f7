import MasonryKit
import Testing

@Suite struct ScrollLoopTests {
  @Test func theViewportMayLieAcrossTheSeam() throws {
    var scroll = ScrollSimulation(ScrollPage(try tenItems()), isLooping: true)
    #expect(try scroll.step(to: 90).appeared == [0, 1, 9])
    // A hundred points further, or back, all is the same.
    for offset in [190.0, -10, 1_000_000_090, -910] {
      #expect(
        brief(try scroll.step(to: offset)) == "3 visible, +[] -[], 0 created, 0 reused, 0 pooled")
    }
    #expect(
      brief(try scroll.step(to: 100)) == "3 visible, +[2] -[9], 1 created, 0 reused, 1 pooled")
  }

  @Test func theContentRepeatsWithMarginsAndFooter() throws {
    var configuration = oneColumn()
    configuration.margins.top = 10
    configuration.margins.bottom = 5
    configuration.footer = 15
    let layout = try MasonryLayout([Item(width: 1, height: 10)], configuration: configuration)
    // The item lies at 10 to 20, and again at 50 to 60.
    var scroll = ScrollSimulation(ScrollPage(layout), isLooping: true)
    #expect(try scroll.step(to: 20).visible == 0)
    #expect(try scroll.step(to: 25).visible == 0)
    #expect(try scroll.step(to: 25.5).visible == 1)
    #expect(try scroll.step(to: -15).visible == 0)
    #expect(try scroll.step(to: -14.5).visible == 1)
  }

  @Test func anItemOfWhichTwoCopiesAreInViewHasOneCell() throws {
    var scroll = ScrollSimulation(ScrollPage(try tenItems(viewport: 105)), isLooping: true)
    #expect(
      brief(try scroll.step(to: 4))
        == "10 visible, +[0, 1, 2, 3, 4, 5, 6, 7, 8, 9] -[], 10 created, 0 reused, 0 pooled")
    var large = ScrollSimulation(ScrollPage(try tenItems(viewport: 1e9)), isLooping: true)
    #expect(try large.step(to: -7).visible == 10)
  }

  @Test func anItemWithoutHeightOnBothEdgesIsNotVisible() throws {
    let layout = try stack([0, 40, 60], viewport: 100)
    var scroll = ScrollSimulation(ScrollPage(layout), isLooping: true)
    #expect(try scroll.step(to: 0).appeared == [1, 2])
    #expect(try scroll.step(to: 5).appeared == [0])
    #expect(try scroll.step(to: 300).disappeared == [0])
  }

  @Test func aContentWithoutHeightIsThereOnce() throws {
    var scroll = ScrollSimulation(ScrollPage(try stack([0, 0])), isLooping: true)
    #expect(try scroll.step(to: 0).visible == 0)
    #expect(try scroll.step(to: -1).visible == 2)
    #expect(try scroll.step(to: 50).visible == 0)
    var empty = ScrollSimulation(ScrollPage(try stack([])), isLooping: true)
    #expect(try empty.step(to: 50).visible == 0)
  }
}
