import Testing

@testable import MasonryKit

@Suite struct ScrollPropertyTests {
  @Test(arguments: 0..<150)
  func everyStepIsThatOfThePlainPass(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    let configuration = random.configuration()
    let layout = try random.layout(of: Int.random(in: 0...250, using: &random), configuration)
    let kinds = random.kinds(layout.count)
    let overscan = random.chance(0.5) ? 0 : random.length(upTo: 300)
    for reuse in ReuseOrder.allCases {
      var scroll = ScrollSimulation(
        ScrollPage(layout, kinds: kinds), reuse: reuse, overscan: overscan)
      var plain = PlainScroll(
        layout, kinds: kinds, reuse: reuse, overscan: overscan, isLooping: false)
      for (number, offset) in random.trace(over: layout, count: 60).enumerated() {
        let step = try scroll.step(to: offset)
        try #require(step == plain.step(number, to: offset), "seed \(seed), \(reuse)")
        try #require(step.created + step.reused == step.appeared.count)
      }
    }
  }

  @Test(arguments: 0..<150)
  func everyStepOfALoopIsThatOfThePlainPass(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    // Multiples of a quarter, so that the plain pass adds periods exactly.
    var configuration = oneColumn(viewport: random.quarters(upTo: 900))
    configuration.columns = .count(Int.random(in: 1...6, using: &random))
    configuration.margins.top = random.quarters(upTo: 30)
    configuration.margins.bottom = random.quarters(upTo: 30)
    configuration.rowGap = random.quarters(upTo: 8)
    configuration.footer = random.chance(0.5) ? 0 : random.quarters(upTo: 60)
    configuration.isDense = random.chance(0.3)
    let layout = try random.layout(of: Int.random(in: 0...60, using: &random), configuration)
    let kinds = random.kinds(layout.count)
    let overscan = random.chance(0.5) ? 0 : random.quarters(upTo: 300)
    var scroll = ScrollSimulation(
      ScrollPage(layout, kinds: kinds), overscan: overscan, isLooping: true)
    var plain = PlainScroll(
      layout, kinds: kinds, reuse: .indexOrder, overscan: overscan, isLooping: true)
    for (number, some) in random.trace(over: layout, count: 80).enumerated() {
      let offset = (some * 4).rounded() / 4 * (random.chance(0.1) ? 64 : 1)
      let step = try scroll.step(to: offset)
      try #require(step == plain.step(number, to: offset), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<100)
  func arrivingRecordsAreLaidOutWithThoseThatAreThere(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    let configuration = random.configuration()
    let pins = !configuration.spanFromWidth
    let columns = try ColumnGrid(configuration).count
    let lists = (0..<3).map { _ in
      random.items(count: Int.random(in: 0...40, using: &random), columns: columns, pins: pins)
    }
    let pages = try lists.map {
      ScrollPage(
        try MasonryLayout($0, configuration: configuration), kinds: random.kinds($0.count))
    }
    let thresholds = (Double.random(in: -50...50, using: &random), random.length(upTo: 50))
    var scroll = ScrollSimulation(pages[1])
    scroll.more = ScrollArrival(pages[2], threshold: thresholds.0)
    scroll.refresh = ScrollArrival(pages[0], threshold: thresholds.1)
    var (there, awaited) = ([1], Set<ScrollEvent>([.more, .refresh]))
    var plain = PlainScroll(
      pages[1].layout, kinds: pages[1].kinds, reuse: .indexOrder, overscan: 0, isLooping: false)
    for (number, offset) in random.trace(over: pages[1].layout, count: 60).enumerated() {
      let end = plain.layout.contentLength - plain.layout.viewportLength
      var event: ScrollEvent?
      if offset < -thresholds.1, awaited.contains(.refresh) {
        (event, there) = (.refresh, [0] + there)
      } else if offset > end + thresholds.0, awaited.contains(.more) {
        (event, there) = (.more, there + [2])
      }
      var cleared: [Int]?
      if let event {
        awaited.remove(event)
        cleared = plain.reload(
          try MasonryLayout(there.flatMap { lists[$0] }, configuration: configuration),
          kinds: there.flatMap { pages[$0].kinds })
      }
      let step = try scroll.step(to: offset)
      try #require(
        step == plain.step(number, to: offset, event: event, cleared: cleared), "seed \(seed)")
    }
    #expect(Array(scroll.layout.frames) == Array(plain.layout.frames))
  }

  @Test(arguments: 0..<150)
  func leavingFirstNeverCreatesMore(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    let layout = try random.layout(of: 200, random.configuration())
    let page = ScrollPage(layout, kinds: random.kinds(layout.count))
    var byIndex = ScrollSimulation(page, reuse: .indexOrder)
    var leavingFirst = ScrollSimulation(page, reuse: .leavingFirst)
    for offset in random.trace(over: layout, count: 60) {
      try byIndex.step(to: offset)
      try leavingFirst.step(to: offset)
      try #require(leavingFirst.summary.created <= byIndex.summary.created, "seed \(seed)")
    }
    if Set(page.kinds).count == 1 {
      #expect(leavingFirst.summary.created == leavingFirst.summary.peakVisible)
    }
  }
}

extension LayoutRandom {
  /// A layout of items drawn at random.
  fileprivate mutating func layout(
    of count: Int, _ configuration: LayoutConfiguration
  ) throws -> MasonryLayout {
    let columns = try ColumnGrid(configuration).count
    return try MasonryLayout(
      items(count: count, columns: columns, pins: !configuration.spanFromWidth),
      configuration: configuration)
  }

  /// Kinds of cells: one for all, or a few.
  fileprivate mutating func kinds(_ count: Int) -> [Int] {
    let most = chance(0.5) ? 0 : 3
    return (0..<count).map { _ in Int.random(in: 0...most, using: &self) }
  }

  fileprivate mutating func quarters(upTo limit: Double) -> Double {
    (length(upTo: limit) * 4).rounded() / 4
  }

  /// Offsets as fingers make them: slow and fast, back and forth, with jumps and at edges.
  fileprivate mutating func trace(over layout: MasonryLayout, count: Int) -> [Double] {
    let (end, extent) = (layout.contentLength, layout.viewportLength)
    var offset = 0.0
    return (0..<count).map { _ in
      switch Int.random(in: 0..<10, using: &self) {
      case 0..<5: offset += Double.random(in: -60...90, using: &self).rounded()
      case 5: offset += Double.random(in: -2...2, using: &self) * extent
      case 6: offset = Double.random(in: -extent - 100...end + 100, using: &self)
      case 7: offset = Double.random(in: -100...0, using: &self)
      case 8: offset = end - extent + Double.random(in: -100...100, using: &self)
      default:
        let item = Int.random(in: 0..<max(1, layout.count), using: &self)
        offset = layout.count == 0 ? 0 : layout.edges(at: item).bottom
      }
      return offset
    }
  }
}
