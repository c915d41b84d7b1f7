import Foundation
import Testing

@testable import MasonryKit

/// Axes: round numbers around the values.
@Suite struct ChartScaleTests {
  private func ticks(_ values: [Double], isWhole: Bool = false) -> [String] {
    let scale = ChartScale(around: values, count: 6, isWhole: isWhole)
    return scale.ticks.map(scale.text)
  }

  @Test func ticksAreRoundAndHoldTheValues() {
    #expect(ticks([320, 1280]) == ["200", "400", "600", "800", "1000", "1200", "1400"])
    #expect(ticks([0.91, 0.99]) == ["0.9", "0.92", "0.94", "0.96", "0.98", "1"])
    #expect(ticks([0, 7]) == ["0", "2", "4", "6", "8"])
    #expect(ticks([-3, 9]) == ["-4", "-2", "0", "2", "4", "6", "8", "10"])
    #expect(
      ticks([0.0001, 0.0006]) == ["0.0001", "0.0002", "0.0003", "0.0004", "0.0005", "0.0006"])
  }

  @Test func countsHaveWholeTicks() {
    #expect(ticks([1, 3], isWhole: true) == ["1", "2", "3"])
    #expect(ticks([4], isWhole: true) == ["3", "4", "5"])
  }

  @Test func aSingleValueStandsInTheMiddle() {
    let scale = ChartScale(around: [250], count: 6, isWhole: false)
    #expect(scale.ticks.map(scale.text) == ["220", "230", "240", "250", "260", "270", "280"])
    #expect(scale.fraction(of: 250) == 0.5)
  }

  @Test func noValuesAndHugeOnesAreNoTrouble() {
    #expect(ticks([]) == ["0", "0.2", "0.4", "0.6", "0.8", "1"])
    #expect(ticks([.nan, 1, 3]) == ["1", "1.5", "2", "2.5", "3"])
    for values in [
      [-1e308, 1e308], [1e300, 1e300], [1, 1.0000000000000002], [.leastNonzeroMagnitude, 0],
    ] {
      let scale = ChartScale(around: values, count: 6, isWhole: false)
      #expect(scale.ticks.count >= 2 && scale.ticks.count < 20, "\(values)")
      #expect(!scale.ticks.contains { !$0.isFinite }, "\(values)")
      for value in values { #expect((0...1).contains(scale.fraction(of: value)), "\(values)") }
    }
  }
}

/// Line charts.
@Suite struct LineChartTests {
  private func chart(_ series: [LineChart.Series], words: [String]? = nil) -> String {
    let chart = LineChart(
      title: "Height <by> width", x: .init(title: "width", isWhole: false, words: words),
      y: .init(title: "height", isWhole: false), series: series, note: "1 < 2")
    var text = TextBuffer()
    chart.write(into: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private func line(_ name: String, _ ys: [Double]) -> LineChart.Series {
    .init(
      name: name, shortName: name,
      points: ys.enumerated().map { Point(x: Double($0) * 100, y: $1) })
  }

  @Test func chartsAreWellFormed() throws {
    for series in [[], [line("a", [])], [line("a&b", [1, .nan, 3]), line("<c>", [2, 2, 2])]] {
      #expect(try elements(of: chart(series)).first == "svg")
    }
    #expect(try elements(of: chart([line("a", [1, 2])], words: ["x", "<y>"])).contains("circle"))
  }

  @Test func aMissingPointLeavesAGap() {
    let text = chart([line("a", [0, 10, .nan, 10])])
    #expect(text.contains("d=\"M84 466h0L"))
    #expect(text.contains("M928 66h0\">"))
  }

  @Test func linesDifferInColourAndDashes() {
    var looks: Set<String> = []
    for number in 0..<49 {
      let look = LineChart.appearance(of: number)
      looks.insert("\(look.color) \(look.dashes)")
    }
    #expect(looks.count == 49)
    #expect(Set((0..<7).map { LineChart.appearance(of: $0).color }).count == 7)
    #expect(Set((0..<7).map { "\(LineChart.appearance(of: $0).dashes)" }).count == 7)
  }

  @Test func aSingleLineNeedsNoLegend() {
    #expect(!chart([line("only", [1, 2])]).contains(">only</text>"))
    let text = chart([line("one", [1, 2]), line("two", [3, 4])])
    // In the legend and at the line's end.
    #expect(text.components(separatedBy: ">one</text>").count == 3)
  }

  @Test func endLabelsThatWouldRunIntoEachOtherGiveWay() {
    let text = chart([line("one", [1, 100]), line("two", [3, 101]), line("three", [0, 0])])
    #expect(text.components(separatedBy: ">two</text>").count == 3)
    #expect(text.components(separatedBy: ">one</text>").count == 2)
    #expect(text.components(separatedBy: ">three</text>").count == 3)
  }

  @Test func aLongLegendEndsWithACount() {
    let text = chart((0..<70).map { line("line \($0)", [Double($0)]) })
    #expect(text.contains(">line 59</text>"))
    #expect(text.contains(">and 10 more</text>"))
  }
}
