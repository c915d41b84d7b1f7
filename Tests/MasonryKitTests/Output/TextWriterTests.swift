import Testing

@testable import MasonryKit

@Suite struct TextWriterTests {
  @Test func numbersAreAlignedToTheRight() {
    #expect(
      SampleLayout().printed(.text) == """
        index  column      x        y  width              height
            0       0      8        8    114  157.20833333333331
            1       1  130.5        8    114             128.625
            2       1  130.5  144.625    114                   0

        content size: 375 x 2650.125
        visible at 0: 3 items (0-2)

        """)
  }

  @Test func idsStandLeftAndNoRowEndsInSpaces() {
    var layout = SampleLayout.full
    layout.preamble.precision = 1
    layout.ids = [.string("tab\tescape\u{1B}é"), .none, .number("1.50")]
    layout.summary.visible?.append(.init(offset: 9, indexes: [4..<5]))
    #expect(
      layout.printed(.text) == """
        index  column      x      y  width  height  section  span  id
            0       0      8      8    114   157.2        0     1  tab\\tescape\\u001bé
            1       1  130.5      8  236.5   128.6        0     2
            2       1  130.5  144.6    114       0        1     1  1.50

        section 0: 2 items, header 375 x 50 at x 0, y 0, footer 375 x 20 at x 0, y 250.3
        section 1: 1 item
        content size: 375 x 2650.1
        visible at 0: 2 items (0, 2)
        visible at -50.5: no items
        visible at 9: 1 item (4)

        """)
  }

  @Test func noFramesLeaveTheTitles() {
    #expect(
      SampleLayout.empty.printed(.text) == """
        index  column  x  y  width  height

        header: 375 x 50 at x 0, y 0
        footer: 375 x 70 at x 0, y 66
        content size: 375 x 136

        """)
  }

  @Test func partsThatAreNotShownAreLeftOut() {
    var layout = SampleLayout()
    layout.preamble.parts = .visible
    #expect(layout.printed(.text) == "visible at 0: 3 items (0-2)\n")
    layout.preamble.parts = .size
    #expect(layout.printed(.text) == "content size: 375 x 2650.125\n")
    layout.preamble.parts = .frames
    layout.frames = [layout.frames[0]]
    #expect(
      layout.printed(.text) == """
        index  column  x  y  width              height
            0       0  8  8    114  157.20833333333331

        """)
  }
}
