import Testing

@testable import MasonryKit

/// How a layout is drawn.
@Suite struct SVGWriterTests {
  private func drawing(_ layout: SampleLayout) -> String {
    var layout = layout
    layout.preamble.backdrop = .init(
      columns: [
        Rect(x: 8, y: 0, width: 114, height: 0), Rect(x: 130.5, y: 0, width: 114, height: 0),
      ], viewport: Size(width: 375, height: 200))
    return layout.printed(.svg)
  }

  @Test func framesArePathsOfShortNumbersWithATitle() {
    let text = drawing(SampleLayout())
    #expect(
      text.contains(
        """
        <path d="M8 8h114v157.21H8z"><title>0: column 0, 114 × 157.21</title></path>
        <path d="M130.5 8h114v128.63H130.5z"><title>1: column 1, 114 × 128.63</title></path>
        <path d="M130.5 144.63h114v0H130.5z"><title>2: column 1, 114 × 0</title></path>
        """))
    // The third frame has no height, so its label would have no room.
    #expect(
      text.contains(
        """
        <text x="65" y="90.8">0</text>
        <text x="187.5" y="76.51">1</text>
        </g>
        """))
  }

  @Test func theBackdropReachesAsFarAsTheContent() {
    let text = drawing(SampleLayout())
    #expect(text.contains("<path class=\"even\" d=\"M8 0h114v2650.13H8z\"/>"))
    #expect(text.contains("<path class=\"odd\" d=\"M130.5 0h114v2650.13H130.5z\"/>"))
    #expect(
      text.contains("<rect class=\"viewport\" x=\"0\" y=\"0\" width=\"375\" height=\"200\"/>"))
    #expect(text.contains(">offset 0</text>"))
  }

  @Test func idsAreEscapedAndHeaderAndFooterNamed() throws {
    let text = drawing(.full)
    #expect(text.contains("<title>0 a,\"b\"\t&lt;&amp;&gt;\u{FFFD}&#13;\n\\é\u{FFFD}: column 0"))
    #expect(
      text.contains(
        "<path class=\"wide\" d=\"M130.5 8h236.5v128.63H130.5z\"><title>1 1.50: columns 1–2"))
    #expect(text.contains(">header</text>"))
    #expect(text.contains(">footer</text>"))
    #expect(text.contains(">section 1</text>"))
    #expect(try elements(of: text).contains("text"))
  }

  @Test func precisionRoundsTheFramesAndNothingElse() {
    var layout = SampleLayout()
    layout.preamble.precision = 0
    let text = drawing(layout)
    #expect(
      text.contains("<path d=\"M8 8h114v157H8z\"><title>0: column 0, 114 × 157</title></path>"))
    #expect(text.contains("<text x=\"65\" y=\"90.8\">0</text>"))
  }

  @Test func partsThatAreNotShownAreNotDrawn() {
    var layout = SampleLayout()
    layout.preamble.parts = [.size]
    #expect(!drawing(layout).contains("<title>0"))
    #expect(!drawing(layout).contains("offset 0"))
    layout.preamble.parts = [.frames]
    #expect(drawing(layout).contains("<title>0"))
    #expect(!drawing(layout).contains("offset 0"))
  }

  @Test func batchesDoNotShow() {
    #expect(SampleLayout.full.printed(.svg, batchSize: 1) == SampleLayout.full.printed(.svg))
  }

  @Test(arguments: [SampleLayout(), .full, .empty])
  func drawingsAreWellFormed(layout: SampleLayout) throws {
    for isHorizontal in [false, true] {
      var layout = layout
      layout.preamble.isHorizontal = isHorizontal
      let names = try elements(of: drawing(layout))
      #expect(names.first == "svg")
      #expect(names.contains("style"))
    }
  }

  @Test func aTinyContainerIsDrawnLarger() {
    var layout = SampleLayout()
    layout.preamble.backdrop = .init(columns: [], viewport: Size(width: 3.2, height: 0))
    layout.frames = [
      Frame(index: 0, column: 0, rect: Rect(x: 0, y: 0, width: 3.2, height: 1.00005))
    ]
    layout.summary.contentSize = Size(width: 3.2, height: 1.00005)
    layout.summary.visible = nil
    let text = layout.printed(.svg)
    #expect(text.contains(" viewBox=\"-0.08 -0.08 3.36 1.1601\" width=\"336\" height=\"116.01\""))
    #expect(text.contains("<text x=\"1.6\" y=\"0.542\">0</text>"))
  }

  @Test func fiveThousandFramesStayLight() {
    var layout = SampleLayout()
    layout.frames = (0..<5000).map { index in
      Frame(
        index: index, column: index % 10,
        rect: Rect(
          x: Double(index % 10) * 120 + 1 / 3, y: Double(index / 10) * 90 + 1 / 7,
          width: 112.12345, height: 80.98765))
    }
    let bytes = layout.printed(.svg, batchSize: 2048).utf8.count
    #expect(bytes < 5000 * 150)
    layout.frames.removeLast(2500)
    // Half the frames, whose numbers are a little shorter.
    #expect(bytes < 2 * layout.printed(.svg, batchSize: 2048).utf8.count + 20_000)
  }
}

/// Labels, which give way where they do not fit.
@Suite struct SVGLabelTests {
  private func label(_ text: String, _ width: Double, _ height: Double) -> String? {
    SVGLabel(text, width: width, height: height, unit: 1).map { "\($0.text) \($0.size)" }
  }

  @Test func aLabelIsAsLargeAsItsPlaceAllows() {
    #expect(label("0", 100, 100) == "0 12.0")
    #expect(label("0", 100, 14) == "0 10.0")
  }

  @Test func aLabelThatWouldNotBeLegibleIsLeftOut() {
    #expect(label("0", 100, 10) == nil)
    #expect(label("0", 8, 100) == nil)
    #expect(label("", 100, 100) == nil)
  }

  @Test func aLongLabelIsCut() {
    #expect(label("abcdefghijklmnop", 60, 30) == "abcdef… 12.0")
    #expect(label("漢字漢字漢字漢字漢字", 70, 30) == "漢字漢字… 12.0")
    #expect(label("abcdefghijklmnop", 30, 30) == nil)
  }

  @Test func aUnitScalesThePlace() {
    #expect(SVGLabel("0", width: 1, height: 1, unit: 0.01)?.size == 0.12)
  }
}
