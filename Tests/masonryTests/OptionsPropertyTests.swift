import MasonryKit
import Testing

@testable import masonry

/// The same numbers on every run for the same seed (SplitMix64).
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

@Suite struct OptionsPropertyTests {
  /// Texts that many options accept, and some that none does.
  private static let values = [
    "0", "1", "2.5", "70", "1e2", "0.1", "-3", "infinite", "viewport", "square", "literal", "a.b",
    "4x3", "0..30:10", "5,1", "skip", "placeholder", "cursor", "oldest", "rtl", "horizontal",
    "floor", "nearest", "sequential", "", "x", "=", "--width", "..", "1..2", ":", ",", "é",
  ]

  @Test(arguments: [UInt64(1), 2, 3])
  func whateverIsAcceptedComesBackFromItsConfiguration(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let options = OptionTable.options(of: .layout).filter { $0.description != nil }
    var accepted = 0
    for round in 0..<1200 {
      var arguments = ["--width", "1000", "--height", "500"]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        guard let option = options.randomElement(using: &random) else { continue }
        arguments.append(option.spelling)
        let choices = option.value?.completion == .choices ? option.value?.choices.map(\.name) : nil
        if option.value != nil, let value = (choices ?? Self.values).randomElement(using: &random) {
          arguments.append(value)
        }
      }
      guard case .run(let first)? = try? request(arguments),
        let grid = try? ColumnGrid(first.layout)
      else { continue }
      accepted += 1
      let members = first.configurationMembers(grid: grid)
      // Offsets are no part of a configuration, but what it says may need them.
      let query = first.offsets == nil ? [] : ["--offset", "0"]
      let back = try request(["--configuration", "f"] + query, configuration: .members(members))
      guard case .run(let second) = back else { continue }
      let place = "seed \(seed), round \(round): \(arguments.joined(separator: " "))"
      // Landscape columns hide the number for portrait.
      if first.layout.landscapeColumns == nil { #expect(second.layout == first.layout, "\(place)") }
      #expect(second.records.needsWidth == first.records.needsWidth, "\(place)")
      #expect(second.records.needsHeight == first.records.needsHeight, "\(place)")
      #expect(second.configurationMembers(grid: grid) == members, "\(place)")
    }
    #expect(accepted > 100)
  }

  @Test(arguments: [UInt64(4), 5, 6])
  func noArgumentsAreTooOdd(seed: UInt64) {
    var random = Seeded(state: seed)
    let names = OptionTable.all.map(\.spelling) + ["-o", "-h", "--", "-", "-x", "--=", "-="]
    let words = names + Self.values + Command.allCases.map(\.rawValue)
    for _ in 0..<1200 {
      var arguments: [String] = []
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let word = words.randomElement(using: &random) ?? ""
        let value = Self.values.randomElement(using: &random) ?? ""
        arguments.append(Bool.random(using: &random) ? word : word + "=" + value)
      }
      let text = complaint(arguments, configuration: .members([]))
      #expect(!text.isEmpty)
    }
  }
}
