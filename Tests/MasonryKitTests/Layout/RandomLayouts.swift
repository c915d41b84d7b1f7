@testable import MasonryKit

/// A small repeatable generator, so that a failure can be made again from its seed.
struct LayoutRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  /// A length that is sometimes 0, mostly whole, sometimes not.
  mutating func length(upTo limit: Double) -> Double {
    if chance(0.2) { return 0 }
    let length = Double.random(in: 0...limit, using: &self)
    return chance(0.6) ? length.rounded() : length
  }
}

extension LayoutRandom {
  /// A valid configuration of a container up to a thousand points wide.
  mutating func configuration() -> LayoutConfiguration {
    var configuration = LayoutConfiguration(
      width: Double.random(in: 300...1000, using: &self).rounded(),
      height: Double.random(in: 300...1000, using: &self).rounded())
    configuration.margins = Margins(
      top: length(upTo: 20), bottom: length(upTo: 20), left: length(upTo: 20),
      right: length(upTo: 20))
    configuration.columnGap = length(upTo: 8)
    configuration.rowGap = length(upTo: 8)
    configuration.header = chance(0.3) ? length(upTo: 50) : 0
    configuration.footer = chance(0.3) ? length(upTo: 50) : 0
    configuration.columns = .count(Int.random(in: 1...12, using: &self))
    if chance(0.5) { configuration.itemHeight = .literal }
    if chance(0.2) { configuration.placement = .sequential }
    if chance(0.3) { configuration.flowTolerance = length(upTo: 40) }
    if chance(0.05) { configuration.flowTolerance = .infinity }
    if chance(0.5) { configuration.tie = Tie.allCases.randomElement(using: &self) ?? .first }
    configuration.isDense = chance(0.3)
    if chance(0.2) { configuration.direction = .rightToLeft }
    if chance(0.2) {
      configuration.direction = .leftToRight
      configuration.axis = .horizontal
      // In proportion to their height, records without any would become infinitely wide.
      configuration.itemHeight = .literal
    }
    configuration.rounding = Rounding.allCases.randomElement(using: &self) ?? .none
    configuration.scale = [1, 2, 3, 1.5].randomElement(using: &self) ?? 1
    if chance(0.15) {
      configuration.columns = .width(Double.random(in: 20...150, using: &self))
      configuration.spanFromWidth = chance(0.5)
    }
    return configuration
  }

  /// Items with few different sizes, so that ties occur.
  mutating func items(
    count: Int, columns: Int, spans: Bool = true, pins: Bool = true
  ) -> [Item] {
    let (hasSpans, hasPins) = (spans && chance(0.5), pins && chance(0.2))
    return (0..<count).map { _ in
      var item = Item(
        width: [50, 80, 100, 131.5].randomElement(using: &self) ?? 1,
        height: [0, 10, 20, 50, 64, 99.25].randomElement(using: &self) ?? 1)
      if hasSpans { item.span = Int.random(in: 1...4, using: &self) }
      if hasPins && chance(0.3) {
        item.column = Int.random(in: 0...columns - min(item.span, columns), using: &self)
      }
      if chance(0.05) { item.extraHeight = 12 }
      return item
    }
  }
}
