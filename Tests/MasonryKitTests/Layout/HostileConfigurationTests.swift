import Testing

@testable import MasonryKit

@Suite struct HostileConfigurationTests {
  private static let values = [
    0.0, -0.0, 1, -1, 0.1, 1e308, 1.7e308, .leastNonzeroMagnitude, .nan, .infinity, -.infinity,
  ]

  /// Whatever the numbers are, there is a layout of finite frames or an error.
  @Test(arguments: 0..<1000)
  func anyNumberGivesALayoutOrAnError(seed: UInt64) throws {
    var random = LayoutRandom(seed: seed)
    var configuration = random.configuration()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let value = Self.values.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<20, using: &random) {
      case 0: configuration.width = value
      case 1: configuration.height = value
      case 2: configuration.margins.top = value
      case 3: configuration.margins.bottom = value
      case 4: configuration.margins.left = value
      case 5: configuration.margins.right = value
      case 6: configuration.columnGap = value
      case 7: configuration.rowGap = value
      case 8: configuration.header = value
      case 9: configuration.footer = value
      case 10: configuration.minimumContentHeight = .length(value)
      case 11: configuration.itemHeight = .fixed(value)
      case 12: configuration.minimumItemHeight = value
      case 13: configuration.maximumItemHeight = value
      case 14: configuration.extraHeight = value
      case 15: configuration.flowTolerance = value
      case 16: configuration.scale = value
      case 17: configuration.columns = .minimumWidth(value, maximumCount: 9)
      case 18: configuration.columns = .width(value)
      default: configuration.columns = .minimumWidth(value)
      }
    }
    do {
      let columns = try ColumnGrid(configuration).count
      guard columns < 2000 else { return }
      var items = random.items(count: 12, columns: columns, pins: !configuration.spanFromWidth)
      if random.chance(0.3) { items[3].size.height = 1e308 }
      if random.chance(0.3) { items[5].size.width = .leastNonzeroMagnitude }
      if random.chance(0.3) { items[7].size.width = 1.7e308 }
      let layout = try MasonryLayout(items, configuration: configuration)
      for frame in layout.frames {
        let rect = frame.rect
        #expect(rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite)
        #expect(rect.width >= 0 && rect.height >= 0)
      }
      #expect(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite)
      _ = VisibleIndex(layout).ranges(offset: 0, overscan: 1)
      _ = HitTest(layout).index(at: Point(x: 1, y: 1))
    } catch is ConfigurationError {
    } catch is PackingError {
    }
  }

  @Test func edgesOfTheGreatestColumnsAreFiniteAtAnyScale() throws {
    var placed = 0
    for (scale, width) in [
      (0.1, 1e300), (1, 1e300), (1e300, 1e300), (0.1, .greatestFiniteMagnitude),
      (1, .greatestFiniteMagnitude), (1e-300, .greatestFiniteMagnitude),
      (1e300, .greatestFiniteMagnitude),
    ] {
      for spanFromWidth in [false, true] {
        var configuration = LayoutConfiguration(width: 1000)
        configuration.columns = .width(width)
        configuration.margins = Margins(all: 1e300)
        (configuration.rounding, configuration.scale) = (.nearest, scale)
        configuration.itemHeight = .fixed(1)
        configuration.spanFromWidth = spanFromWidth
        do {
          var packer = try Packer(configuration)
          let item = Item(width: .greatestFiniteMagnitude, height: 1)
          let rect = try packer.place(item).rect
          #expect(rect.x.isFinite && rect.width.isFinite && rect.height.isFinite)
          placed += 1
        } catch ConfigurationError.measureNotFinite {
        }
      }
    }
    #expect(placed > 0)
  }

  @Test func aRecordWithoutProportionsIsRefusedAlongAHorizontalAxis() throws {
    var configuration = LayoutConfiguration(width: 1000, height: 480)
    configuration.axis = .horizontal
    configuration.columns = .width(.leastNonzeroMagnitude)
    for width in [0.1, 100] {
      var packer = try Packer(configuration)
      _ = try packer.place(Item(width: 1, height: 1))
      #expect(throws: PackingError.contentHeightNotFinite(record: 1)) {
        try packer.place(Item(width: width, height: 0))
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -1])
  func aLengthThatIsNoneIsNamed(value: Double) throws {
    var configuration = LayoutConfiguration(width: 300)
    configuration.rowGap = value
    let error = #expect(throws: ConfigurationError.self) { try Packer(configuration) }
    guard case .invalidLength("rowGap", let shown) = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(shown.isNaN == value.isNaN && (value.isNaN || shown == value))
  }

  @Test func settingsThatExcludeEachOtherAreNamed() {
    var configuration = LayoutConfiguration(width: 300)
    configuration.axis = .horizontal
    #expect(throws: ConfigurationError.heightRequired(setting: "axis")) {
      try Packer(configuration)
    }
    configuration.height = 300
    configuration.direction = .rightToLeft
    #expect(throws: ConfigurationError.conflict("direction", "axis")) {
      try Packer(configuration)
    }
    configuration.axis = .vertical
    configuration.spanFromWidth = true
    #expect(throws: ConfigurationError.columnWidthRequired(setting: "spanFromWidth")) {
      try Packer(configuration)
    }
    configuration.spanFromWidth = false
    configuration.scale = 0
    #expect(throws: ConfigurationError.invalidScale(0)) { try Packer(configuration) }
    configuration.scale = 1
    (configuration.minimumItemHeight, configuration.maximumItemHeight) = (20, 10)
    #expect(throws: ConfigurationError.conflict("minimumItemHeight", "maximumItemHeight")) {
      try Packer(configuration)
    }
  }
}
