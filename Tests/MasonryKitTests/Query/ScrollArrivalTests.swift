import MasonryKit
import Testing

@Suite struct ScrollArrivalTests {
  @Test func moreRecordsComeOnceTheEndIsPassed() throws {
    var scroll = ScrollSimulation(try stack([10, 10, 10]))
    scroll.more = ScrollArrival(ScrollPage(try stack([10, 10])), threshold: 5)
    // The content ends at 30, so the offset 30 - 25 + 5 must be passed.
    try scroll.step(to: 0)
    #expect(brief(try scroll.step(to: 10)) == "2 visible, +[] -[0], 0 created, 0 reused, 1 pooled")
    #expect(
      brief(try scroll.step(to: 10.5))
        == "3 visible, +[1, 2, 3] -[1, 2], 3 created, 0 reused, 0 pooled, more")
    #expect(scroll.layout.count == 5)
    #expect(scroll.more == nil)
    #expect(try scroll.step(to: 1000).event == nil)
    #expect(scroll.summary.created == 6)
  }

  @Test func refreshedRecordsComeInFrontOnce() throws {
    var scroll = ScrollSimulation(try stack([10, 10, 10]))
    scroll.refresh = ScrollArrival(ScrollPage(try stack([20])), threshold: 5)
    #expect(
      brief(try scroll.step(to: -5)) == "2 visible, +[0, 1] -[], 2 created, 0 reused, 0 pooled")
    #expect(
      brief(try scroll.step(to: -6))
        == "1 visible, +[0] -[0, 1], 1 created, 0 reused, 0 pooled, refresh")
    // Items begin at 0, 20, 30 and 40 now.
    #expect(
      brief(try scroll.step(to: 21)) == "3 visible, +[1, 2, 3] -[0], 2 created, 1 reused, 0 pooled")
    #expect(try scroll.step(to: -100).event == nil)
  }

  @Test func aNegativeThresholdActsBeforeTheEnd() throws {
    var scroll = ScrollSimulation(try tenItems())
    scroll.more = ScrollArrival(ScrollPage(try stack([10])), threshold: -20)
    #expect(try scroll.step(to: 55).event == nil)
    #expect(try scroll.step(to: 55.5).event == .more)
  }

  @Test func theSecondArrivalIsMeasuredByTheLayoutAsItIs() throws {
    var scroll = ScrollSimulation(try stack([10]))
    scroll.refresh = ScrollArrival(ScrollPage(try stack([40])), threshold: 0)
    scroll.more = ScrollArrival(ScrollPage(try stack([10])), threshold: 0)
    #expect(try scroll.step(to: -16).event == .refresh)
    #expect(try scroll.step(to: 25).event == nil)
    #expect(try scroll.step(to: 25.5).event == .more)
  }

  @Test func whereBothCouldComeTheFrontIsFirst() throws {
    var scroll = ScrollSimulation(try stack([]))
    scroll.refresh = ScrollArrival(ScrollPage(try stack([10])), threshold: 5)
    scroll.more = ScrollArrival(ScrollPage(try stack([10])), threshold: -100)
    #expect(try scroll.step(to: -10).event == .refresh)
    #expect(try scroll.step(to: -10).event == .more)
    #expect(try scroll.step(to: 15).disappeared == [0])
  }

  @Test func kindsGoWithTheirItems() throws {
    var scroll = ScrollSimulation(ScrollPage(try stack([10, 10]), kinds: [1, 2]))
    scroll.refresh = ScrollArrival(ScrollPage(try stack([10]), kinds: [2]), threshold: 0)
    scroll.more = ScrollArrival(ScrollPage(try stack([10])), threshold: -15)
    // Kinds are 2, 1, 2, and 0 in the end.
    try scroll.step(to: -1)
    #expect(try scroll.step(to: -1).event == .more)
    try scroll.step(to: -20)
    #expect(
      brief(try scroll.step(to: 19)) == "3 visible, +[1, 2, 3] -[0], 1 created, 2 reused, 1 pooled")
  }

  @Test func aRepeatedContentHasNoEnd() throws {
    var scroll = ScrollSimulation(ScrollPage(try stack([10])), isLooping: true)
    scroll.more = ScrollArrival(ScrollPage(try stack([10])), threshold: -100)
    #expect(try scroll.step(to: 500).event == nil)
  }

  @Test func recordsThatCannotBePlacedLeaveTheSimulationAsItWas() throws {
    var scroll = ScrollSimulation(try stack([1e308]))
    try scroll.step(to: 0)
    scroll.refresh = ScrollArrival(ScrollPage(try stack([1.7e308])), threshold: 0)
    #expect(throws: PackingError.contentHeightNotFinite(record: 1)) {
      try scroll.step(to: -1)
    }
    #expect(scroll.layout.count == 1)
    #expect(brief(try scroll.step(to: 0)) == "1 visible, +[] -[], 0 created, 0 reused, 0 pooled")
  }
}
