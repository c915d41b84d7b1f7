import Testing

@testable import MasonryKit

@Suite struct ScrollWriterTests {
  private func printed(_ format: OutputFormat, offsets: [Double] = [0, 10.5]) throws -> String {
    var scroll = ScrollSimulation(try stack([10, 10, 10]))
    scroll.more = ScrollArrival(ScrollPage(try stack([10, 10])), threshold: 5)
    var writer = ScrollWriter(format)
    var text = TextBuffer(capacity: 16)
    writer.begin(into: &text)
    for offset in offsets { writer.write(try scroll.step(to: offset), into: &text) }
    writer.end(scroll.summary, into: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private let steps = [
    #"{"step":0,"offset":0,"visible":3,"appeared":[0,1,2],"disappeared":[],"created":3,"reused":0,"pooled":0}"#,
    #"{"step":1,"offset":10.5,"visible":3,"appeared":[1,2,3],"disappeared":[0,1,2],"created":3,"reused":0,"pooled":0,"event":"more"}"#,
  ]
  private let summary =
    #"{"steps":2,"created":6,"reused":0,"peakVisible":3,"peakPooled":0}"#

  @Test func linesOfJSONAreAStepEach() throws {
    #expect(try printed(.ndjson) == "\(steps[0])\n\(steps[1])\n\(summary)\n")
  }

  @Test func jsonHoldsStepsAndSummary() throws {
    #expect(
      try printed(.json) == """
        {
        "schema": 1,
        "steps": [
        \(steps[0]),
        \(steps[1])
        ],
        "summary": \(summary)
        }

        """)
  }

  @Test func jsonWithoutSteps() throws {
    #expect(
      try printed(.json, offsets: []) == """
        {
        "schema": 1,
        "steps": [
        ],
        "summary": {"steps":0,"created":0,"reused":0,"peakVisible":0,"peakPooled":0}
        }

        """)
  }

  @Test func tablesHoldIndexesBetweenSpaces() throws {
    let table = """
      step,offset,visible,appeared,disappeared,created,reused,pooled,event
      0,0,3,0 1 2,,3,0,0,
      1,10.5,3,1 2 3,0 1 2,3,0,0,more

      """
    #expect(try printed(.csv) == table)
    #expect(try printed(.tsv) == String(table.map { $0 == "," ? "\t" : $0 }))
  }

  @Test func textCountsIndexes() throws {
    #expect(
      try printed(.text) == """
        step  offset  visible  appeared  disappeared  created  reused  pooled  event
           0       0        3         3            0        3       0       0
           1    10.5        3         3            3        3       0       0  more

        2 steps: 6 cells created, 0 reused, at most 3 visible and 0 pooled

        """)
  }

  @Test func hitsInEveryFormat() {
    let hits: [(point: Point, index: Int?)] = [
      (Point(x: 10, y: -0.5), 12), (Point(x: 0, y: 0), nil),
    ]
    func printed(_ format: OutputFormat) -> String {
      var text = TextBuffer(capacity: 16)
      HitWriter(format).write(hits, into: &text)
      return String(decoding: text.bytes, as: UTF8.self)
    }
    let lines = [
      #"{"point":{"x":10,"y":-0.5},"index":12}"#, #"{"point":{"x":0,"y":0},"index":null}"#,
    ]
    #expect(printed(.ndjson) == "\(lines[0])\n\(lines[1])\n")
    #expect(printed(.json) == "{\n\"schema\": 1,\n\"hits\": [\n\(lines[0]),\n\(lines[1])\n]\n}\n")
    #expect(printed(.csv) == "x,y,index\n10,-0.5,12\n0,0,\n")
    #expect(printed(.tsv) == "x\ty\tindex\n10\t-0.5\t12\n0\t0\t\n")
    #expect(printed(.text) == " x     y  index\n10  -0.5     12\n 0     0   none\n")
  }
}
