import Foundation
import Testing

@testable import MasonryKit

@Suite struct JSONWriterTests {
  @Test func aFrameStandsOnALineAndTheConfigurationToo() {
    #expect(
      SampleLayout().printed(.json) == """
        {
        "schema": 1,
        "input": ["shops.json"],
        "configuration": {"width":375,"columns":2,"margin":{"top":8,"left":0.5},"tie":"cursor",\
        "flowTolerance":"infinite","dense":true,"offset":[0,-50]},
        "frames": [
        {"index":0,"column":0,"x":8,"y":8,"width":114,"height":157.20833333333331},
        {"index":1,"column":1,"x":130.5,"y":8,"width":114,"height":128.625},
        {"index":2,"column":1,"x":130.5,"y":144.625,"width":114,"height":0}
        ],
        "contentSize": {"width":375,"height":2650.125},
        "visible": [
        {"offset":0,"indexes":[0,1,2]}
        ]
        }

        """)
  }

  @Test func framesCarrySectionSpanAndIDWhereThereAreAny() {
    #expect(
      SampleLayout.full.printed(.json) == """
        {
        "schema": 1,
        "input": ["a \\"b\\".json","c\\\\d.json"],
        "configuration": {"width":375},
        "frames": [
        {"index":0,"column":0,"x":8,"y":8,"width":114,"height":157.20833333333331,"section":0,\
        "id":"a,\\"b\\"\\t<&>\\u0001\\r\\n\\\\é\u{FFFE}"},
        {"index":1,"column":1,"x":130.5,"y":8,"width":236.5,"height":128.625,"section":0,\
        "span":2,"id":1.50},
        {"index":2,"column":1,"x":130.5,"y":144.625,"width":114,"height":0,"section":1}
        ],
        "sections": [
        {"count":2,"header":{"x":0,"y":0,"width":375,"height":50},\
        "footer":{"x":0,"y":250.25,"width":375,"height":20}},
        {"count":1}
        ],
        "contentSize": {"width":375,"height":2650.125},
        "visible": [
        {"offset":0,"indexes":[0,2]},
        {"offset":-50.5,"indexes":[]}
        ]
        }

        """)
  }

  @Test func noFramesAreAnEmptyList() {
    #expect(
      SampleLayout.empty.printed(.json) == """
        {
        "schema": 1,
        "input": ["shops.json"],
        "configuration": {},
        "frames": [
        ],
        "header": {"x":0,"y":0,"width":375,"height":50},
        "footer": {"x":0,"y":66,"width":375,"height":70},
        "contentSize": {"width":375,"height":136}
        }

        """)
  }

  @Test func partsThatAreNotShownAreLeftOut() {
    let head = """
      {
      "schema": 1,
      "input": ["shops.json"],
      "configuration": {},
      """
    var layout = SampleLayout()
    layout.preamble.configuration = []
    layout.preamble.parts = .visible
    #expect(
      layout.printed(.json) == head + """

        "visible": [
        {"offset":0,"indexes":[0,1,2]}
        ]
        }

        """)
    layout.preamble.parts = .size
    #expect(
      layout.printed(.json) == head + """

        "contentSize": {"width":375,"height":2650.125}
        }

        """)
    layout.preamble.parts = .frames
    layout.frames = [layout.frames[0]]
    #expect(
      layout.printed(.json) == head + """

        "frames": [
        {"index":0,"column":0,"x":8,"y":8,"width":114,"height":157.20833333333331}
        ]
        }

        """)
  }

  @Test func precisionRoundsComputedGeometryAlone() {
    var layout = SampleLayout()
    layout.preamble.precision = 1
    layout.preamble.configuration = [.init("scale", .number(0.125))]
    layout.frames[1].rect.x = 130.25
    layout.frames[2].rect = Rect(x: 130.25, y: -0.04, width: 114, height: 0.05)
    layout.summary.header = Rect(x: 0, y: 0, width: 375, height: 33.333)
    layout.summary.visible = [.init(offset: 0.125, indexes: [])]
    #expect(
      layout.printed(.json) == """
        {
        "schema": 1,
        "input": ["shops.json"],
        "configuration": {"scale":0.125},
        "frames": [
        {"index":0,"column":0,"x":8,"y":8,"width":114,"height":157.2},
        {"index":1,"column":1,"x":130.3,"y":8,"width":114,"height":128.6},
        {"index":2,"column":1,"x":130.3,"y":0,"width":114,"height":0.1}
        ],
        "header": {"x":0,"y":0,"width":375,"height":33.3},
        "contentSize": {"width":375,"height":2650.1},
        "visible": [
        {"offset":0.125,"indexes":[]}
        ]
        }

        """)
  }

  @Test(arguments: [true, false], [true, false])
  func framesAreTheSameWhetherColumnsRepeatOrNot(_ repeats: Bool, _ isHorizontal: Bool) {
    var layout = SampleLayout()
    layout.preamble.parts = .frames
    layout.preamble.columnsRepeat = repeats
    layout.preamble.isHorizontal = isHorizontal
    let rects =
      isHorizontal
      ? [
        Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 5, y: 2, width: 6, height: 4),
        Rect(x: 0.1, y: 7, width: 8, height: 9.5),
      ]
      : [
        Rect(x: 2, y: 1, width: 4, height: 3), Rect(x: 2, y: 5, width: 4, height: 6),
        Rect(x: 7, y: 0.1, width: 9.5, height: 8),
      ]
    layout.frames = [
      Frame(index: 10, column: 0, rect: rects[0]), Frame(index: 11, column: 0, rect: rects[1]),
      Frame(index: 12, column: 65_534, rect: rects[2]),
      Frame(index: 1_000_000_000, column: 5000, rect: rects[2]),
      Frame(index: 14, column: 4095, rect: rects[2]),
    ]
    let lines = layout.printed(.ndjson)
    if isHorizontal {
      #expect(
        lines == """
          {"index":10,"column":0,"x":1,"y":2,"width":3,"height":4}
          {"index":11,"column":0,"x":5,"y":2,"width":6,"height":4}
          {"index":12,"column":65534,"x":0.1,"y":7,"width":8,"height":9.5}
          {"index":1000000000,"column":5000,"x":0.1,"y":7,"width":8,"height":9.5}
          {"index":14,"column":4095,"x":0.1,"y":7,"width":8,"height":9.5}

          """)
    } else {
      #expect(
        lines == """
          {"index":10,"column":0,"x":2,"y":1,"width":4,"height":3}
          {"index":11,"column":0,"x":2,"y":5,"width":4,"height":6}
          {"index":12,"column":65534,"x":7,"y":0.1,"width":9.5,"height":8}
          {"index":1000000000,"column":5000,"x":7,"y":0.1,"width":9.5,"height":8}
          {"index":14,"column":4095,"x":7,"y":0.1,"width":9.5,"height":8}

          """)
    }
  }

  @Test func theLongestNumbersFit() {
    let long = -1.2345678901234568e-300
    var layout = SampleLayout()
    layout.preamble.parts = .frames
    layout.preamble.hasSections = true
    layout.frames = [
      Frame(
        index: .max, column: 65_534, span: 65_535,
        rect: Rect(x: long, y: long, width: long, height: long))
    ]
    layout.sectionStarts = [0]
    let text = "-1.2345678901234568e-300"
    #expect(
      layout.printed(.ndjson) == """
        {"index":9223372036854775807,"column":65534,"x":\(text),"y":\(text),"width":\(text),\
        "height":\(text),"section":0,"span":65535}

        """)
  }

  @Test func everythingReadsBackAsJSON() throws {
    let layout = SampleLayout.full
    let data = Data(layout.printed(.json).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
    let frames = try #require(object["frames"] as? [NSDictionary])
    #expect(frames.count == 3)
    #expect(frames[0]["id"] as? String == "a,\"b\"\t<&>\u{1}\r\n\\é\u{FFFE}")
    #expect(frames[1]["id"] as? Double == 1.5)
    #expect(frames[2]["id"] == nil)
    #expect(frames[0]["height"] as? Double == 157.20833333333331)
    #expect(object["input"] as? [String] == ["a \"b\".json", "c\\d.json"])
    let sections = try #require(object["sections"] as? [NSDictionary])
    #expect(sections.map { $0["count"] as? Int } == [2, 1])
  }

  @Test func manyBatchesOfManyFramesReadBackAsTheyWere() throws {
    let seed: UInt64 = 0x6A73_6F6E_0000_0001
    var generator = SeededGenerator(seed: seed)
    var layout = SampleLayout()
    layout.frames = (0..<3000).map { index in
      let column = Int.random(in: 0..<7, using: &generator)
      return Frame(
        index: index, column: column,
        rect: Rect(
          x: Double(column) * 100 / 3, y: Double.random(in: 0...1e6, using: &generator),
          width: 100.0 / 3, height: Double.random(in: 0...1000, using: &generator)))
    }
    let data = Data(layout.printed(.json, batchSize: 512).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
    let frames = try #require(object["frames"] as? [NSDictionary])
    try #require(frames.count == 3000)
    for (frame, expected) in zip(frames, layout.frames) {
      let isSame =
        frame["index"] as? Int == expected.index && frame["column"] as? Int == expected.column
        && number(frame["x"]) == expected.rect.x && number(frame["y"]) == expected.rect.y
        && number(frame["width"]) == expected.rect.width
        && number(frame["height"]) == expected.rect.height
      guard isSame else {
        Issue.record("frame \(expected.index), seed \(seed)")
        return
      }
    }
  }

  /// Foundation reads numbers of 17 digits as decimals, whose conversion to a double is inexact
  /// while their text is not.
  private func number(_ value: Any?) -> Double? {
    (value as? NSNumber).flatMap { Double($0.stringValue) }
  }
}
