import Testing

@testable import MasonryKit

@Suite struct NDJSONWriterTests {
  @Test func aLineForEachFrameThenSizeAndOffsets() {
    #expect(
      SampleLayout.full.printed(.ndjson) == """
        {"index":0,"column":0,"x":8,"y":8,"width":114,"height":157.20833333333331,"section":0,\
        "id":"a,\\"b\\"\\t<&>\\u0001\\r\\n\\\\é\u{FFFE}"}
        {"index":1,"column":1,"x":130.5,"y":8,"width":236.5,"height":128.625,"section":0,\
        "span":2,"id":1.50}
        {"index":2,"column":1,"x":130.5,"y":144.625,"width":114,"height":0,"section":1}
        {"contentSize":{"width":375,"height":2650.125}}
        {"offset":0,"indexes":[0,2]}
        {"offset":-50.5,"indexes":[]}

        """)
  }

  @Test func framesAlone() {
    var layout = SampleLayout()
    layout.preamble.parts = .frames
    layout.preamble.precision = 0
    #expect(
      layout.printed(.ndjson) == """
        {"index":0,"column":0,"x":8,"y":8,"width":114,"height":157}
        {"index":1,"column":1,"x":131,"y":8,"width":114,"height":129}
        {"index":2,"column":1,"x":131,"y":145,"width":114,"height":0}

        """)
  }

  @Test func nothingIsPrintedForNoFrames() {
    var layout = SampleLayout.empty
    layout.preamble.parts = .frames
    #expect(layout.printed(.ndjson).isEmpty)
  }
}
