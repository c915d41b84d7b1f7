import Foundation
import Testing

/// The golden files among the examples: `shops.json` in three widths and two presets.
@Suite struct ExampleGoldenTests {
  private let goldens = [320, 375, 768].flatMap { width in
    ["waterflow", "cht-waterfall"].map { "Examples/golden/\($0)-\(width).json" }
  }

  @Test func theExamplesAreLaidOutAsTheyWere() throws {
    let run = try Masonry.run(["check"] + goldens)
    #expect(run.exit == 0)
    #expect(run.output == "")
    #expect(run.errors == "")
  }

  @Test func noneIsForgotten() throws {
    let folder = Masonry.package.appendingPathComponent("Examples/golden").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names.map { "Examples/golden/\($0)" }) == Set(goldens))
  }

  @Test func eachNoticesAnotherGap() throws {
    let run = try Masonry.run(["check", "--row-gap", "9"] + goldens)
    #expect(run.exit == 1)
    #expect(run.output.hasSuffix("\n6 of 6 golden files differ\n"))
  }
}
