import MasonryKit
import Testing

@Suite struct ScrollSimulationTests {
  @Test func anItemOnlyGetsCellsOfItemsBeforeItOrOfEarlierSteps() throws {
    var scroll = ScrollSimulation(try tenItems())
    #expect(
      brief(try scroll.step(to: 0)) == "3 visible, +[0, 1, 2] -[], 3 created, 0 reused, 0 pooled")
    // Downwards the cell of 0 is there when 3 appears; upwards that of 3 comes too late for 0.
    #expect(brief(try scroll.step(to: 10)) == "3 visible, +[3] -[0], 0 created, 1 reused, 0 pooled")
    #expect(brief(try scroll.step(to: 0)) == "3 visible, +[0] -[3], 1 created, 0 reused, 1 pooled")
    #expect(
      brief(try scroll.step(to: 60))
        == "3 visible, +[6, 7, 8] -[0, 1, 2], 0 created, 3 reused, 1 pooled")
    #expect(
      brief(try scroll.step(to: 0))
        == "3 visible, +[0, 1, 2] -[6, 7, 8], 2 created, 1 reused, 3 pooled")
    let summary = scroll.summary
    #expect(summary.steps == 5)
    #expect(summary.created == 6)
    #expect(summary.reused == 5)
    #expect(summary.peakVisible == 3)
    #expect(summary.peakPooled == 3)
  }

  @Test func whereAllLeaveFirstTheirCellsServeAtOnce() throws {
    var scroll = ScrollSimulation(ScrollPage(try tenItems()), reuse: .leavingFirst)
    try scroll.step(to: 10)
    #expect(brief(try scroll.step(to: 0)) == "3 visible, +[0] -[3], 0 created, 1 reused, 0 pooled")
    try scroll.step(to: 60)
    #expect(
      brief(try scroll.step(to: 0))
        == "3 visible, +[0, 1, 2] -[6, 7, 8], 0 created, 3 reused, 0 pooled")
    #expect(scroll.summary.created == 3)
  }

  @Test func aCellServesItemsOfItsKindAlone() throws {
    let page = ScrollPage(try tenItems(), kinds: [0, 1, 0, 1, 0, 1, 0, 1, 0, 1])
    var scroll = ScrollSimulation(page)
    try scroll.step(to: 0)
    #expect(brief(try scroll.step(to: 10)) == "3 visible, +[3] -[0], 1 created, 0 reused, 1 pooled")
    #expect(brief(try scroll.step(to: 20)) == "3 visible, +[4] -[1], 0 created, 1 reused, 1 pooled")
  }

  @Test func aStepThatChangesNothingIsAStep() throws {
    var scroll = ScrollSimulation(try tenItems())
    try scroll.step(to: 0)
    let step = try scroll.step(to: 0)
    #expect(step.number == 1)
    #expect(step.offset == 0)
    #expect(brief(step) == "3 visible, +[] -[], 0 created, 0 reused, 0 pooled")
  }

  @Test func outsideTheContentNothingIsVisible() throws {
    var scroll = ScrollSimulation(try tenItems())
    try scroll.step(to: 80)
    #expect(
      brief(try scroll.step(to: 100)) == "0 visible, +[] -[8, 9], 0 created, 0 reused, 2 pooled")
    #expect(
      brief(try scroll.step(to: -24.5)) == "1 visible, +[0] -[], 0 created, 1 reused, 1 pooled")
    #expect(brief(try scroll.step(to: -25)) == "0 visible, +[] -[0], 0 created, 0 reused, 2 pooled")
  }

  @Test func anEmptyLayoutAnswers() throws {
    var scroll = ScrollSimulation(try stack([]))
    #expect(brief(try scroll.step(to: 0)) == "0 visible, +[] -[], 0 created, 0 reused, 0 pooled")
  }

  @Test func overscanCreatesCellsAhead() throws {
    var scroll = ScrollSimulation(ScrollPage(try tenItems()), overscan: 10)
    #expect(
      brief(try scroll.step(to: 10))
        == "5 visible, +[0, 1, 2, 3, 4] -[], 5 created, 0 reused, 0 pooled")
  }

  @Test func aTallItemThatBeganFarAboveIsVisible() throws {
    var configuration = oneColumn()
    configuration.columns = .count(2)
    let heights = [10_000] + Array(repeating: 10.0, count: 1000)
    let layout = try MasonryLayout(
      heights.map { Item(width: 1, height: $0) }, configuration: configuration)
    var scroll = ScrollSimulation(layout)
    // The second column holds item k from 10 (k - 1) on.
    #expect(
      brief(try scroll.step(to: 9000))
        == "4 visible, +[0, 901, 902, 903] -[], 4 created, 0 reused, 0 pooled")
    #expect(
      brief(try scroll.step(to: 9990))
        == "2 visible, +[1000] -[901, 902, 903], 0 created, 1 reused, 2 pooled")
  }

  @Test func itemsWithoutHeightAreVisibleStrictlyWithin() throws {
    var scroll = ScrollSimulation(
      try stack(Array(repeating: 0, count: 8), viewport: 50, rowGap: 10))
    #expect(try scroll.step(to: 10).appeared == [2, 3, 4, 5])
    #expect(try scroll.step(to: 9.5).appeared == [1])
  }

  @Test func aHorizontalLayoutScrollsAlongX() throws {
    var configuration = LayoutConfiguration(width: 25, height: 100)
    configuration.columns = .count(1)
    configuration.margins = Margins(all: 0)
    (configuration.columnGap, configuration.rowGap) = (0, 0)
    configuration.itemHeight = .literal
    configuration.axis = .horizontal
    let layout = try MasonryLayout(
      (0..<10).map { _ in Item(width: 10, height: 1) }, configuration: configuration)
    var scroll = ScrollSimulation(ScrollPage(layout), isLooping: true)
    #expect(try scroll.step(to: 0).appeared == [0, 1, 2])
    #expect(
      brief(try scroll.step(to: 90)) == "3 visible, +[9] -[2], 0 created, 1 reused, 0 pooled")
  }

  @Test func roundedEdgesDecideWhatIsVisible() throws {
    var configuration = oneColumn()
    configuration.rounding = .nearest
    let layout = try MasonryLayout(
      [10.4, 10.4, 10.4].map { Item(width: 1, height: $0) }, configuration: configuration)
    var scroll = ScrollSimulation(layout)
    // The edges are 0, 10, 21 and 31.
    #expect(try scroll.step(to: 10).appeared == [1, 2])
    #expect(try scroll.step(to: 9.5).appeared == [0])
    #expect(try scroll.step(to: 20.9).visible == 2)
    #expect(try scroll.step(to: 21).visible == 1)
  }

  /// Looking at every item, or at every visible one, would take minutes: the limit is there for that.
  @Test(.timeLimit(.minutes(5))) func aStepCostsWhatItChanges() throws {
    let layout = try stack(Array(repeating: 10, count: 200_000), viewport: 1_000_000)
    var scroll = ScrollSimulation(layout)
    for step in 0..<50_000 { try scroll.step(to: Double(step)) }
    // The last step stands at 49,999, so that items 4999 to 104,999 are visible.
    #expect(scroll.summary.peakVisible == 100_001)
    #expect(scroll.summary.created == 100_001)
    #expect(scroll.summary.reused == 4_999)
  }
}
