import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Drawings of layouts and of sweeps, from the command line on.
@Suite struct DrawingTests {
  @Test(arguments: [
    ("shops.svg", "Examples/shops.json --width 375 --height 667 --offset 0 --format svg"),
    (
      "shops-wide.svg",
      "Examples/shops.json --width 960 --columns 12 --height 320 --offset 60 --format svg"
    ),
    ("sweep.svg", "sweep Examples/shops.json --width 320..1040:40 --columns 2..5 --format svg"),
  ])
  func examplesAreWhatTheirCommandsPrint(example: (file: String, command: String)) throws {
    let outcome = try Masonry.shell("masonry \(example.command)", in: Masonry.package)
    let file = Masonry.package.appendingPathComponent("Examples/\(example.file)")
    #expect(outcome.errors == "")
    #expect(outcome.output == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  @Test(arguments: [
    "--width 375 --columns 1", "--width 375 --direction rtl --header 20 --footer 30",
    "--width 375 --height 200 --axis horizontal --offset=-20..900:40",
    "--width 375 --height 200 --offset 0,0,1e6,-50", "--width 3 --margin 0.1 --precision 0",
    "--width 20000 --columns 900 --rounding nearest", "--width 375 --show frames",
    "--width 375 --height 500 --offset 3 --show visible", "--width 375 --section-per-file",
    "--width 375 --id-key img --height 300 --offset 20 --only-visible",
  ])
  func layoutsOfAllKindsAreWellFormed(options: String) throws {
    let outcome = try Masonry.shell(
      "masonry Examples/shops.json \(options) --format svg", in: Masonry.package)
    #expect(outcome.exit == 0)
    #expect(isWellFormed(outcome.output))
    #expect(!outcome.output.contains("nan") && !outcome.output.contains("inf\""))
  }

  @Test(arguments: [
    "--width 375", "--width 375 --columns 2..4", "--width 40 --columns 2..40",
    "--width 375 --placement shortest,sequential", "--width 10..12:1 --columns 90,91",
    "--width 300..500:50 --row-gap 0,8 --tie first,oldest --height 600 --measure visible",
    "--width 300..400:50 --measure disorder --placement shortest,sequential",
  ])
  func sweepsOfAllKindsAreWellFormed(options: String) throws {
    let outcome = try Masonry.shell(
      "masonry sweep Examples/shops.json \(options) --format svg", in: Masonry.package)
    #expect(outcome.exit == 0)
    #expect(isWellFormed(outcome.output))
    #expect(!outcome.output.contains("nan"))
  }

  @Test func theNumberWithTheMostValuesRunsAlongX() throws {
    let outcome = try Masonry.shell(
      """
      masonry sweep Examples/shops.json --width 300,400 --columns 1..3 --placement \
      shortest,sequential --measure raggedness --format svg
      """, in: Masonry.package)
    #expect(outcome.output.contains("<title>Raggedness by columns, 60 items</title>"))
    #expect(outcome.output.contains(">width 400, placement sequential</text>"))
    #expect(outcome.output.contains(">Raggedness (points)</text>"))
  }

  @Test func combinationsLeftOutAreCounted() throws {
    let outcome = try Masonry.shell(
      "masonry sweep Examples/shops.json --width 40 --columns 2..40 --format svg",
      in: Masonry.package)
    #expect(outcome.output.contains(">37 of 39 combinations are impossible, and left out</text>"))
  }

  @Test func sortAndHeadFindTheBestColumnWidth() throws {
    let outcome = try Masonry.shell(
      """
      masonry sweep Examples/shops.json --width 1200 --column-width 120..400:10 \
      | sort -t, -k4,4g | head -n 2 | cut -d, -f1,4
      """, in: Masonry.package)
    #expect(outcome.output == "columnWidth,raggedness\n390,92.39374999999927\n")
  }

  private func isWellFormed(_ text: String) -> Bool {
    XMLParser(data: Data(text.utf8)).parse()
  }
}
