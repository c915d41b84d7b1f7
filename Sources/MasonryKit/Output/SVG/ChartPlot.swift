/// The plane of a chart: its axes, and its lines.
struct ChartPlot {
  static let width = 960.0
  /// Room below the plane for ticks and the title of the axis.
  static let axisHeight = 50.0
  private static let left = 84.0
  /// Room for the names at the ends of the lines.
  private static let endRoom = 32.0...220.0
  private static let top = 66.0
  private static let height = 400.0
  /// Lines of more points than this have no marks: they would run together.
  private static let mostMarks = 600

  private let chart: LineChart
  private let xScale: ChartScale
  private let yScale: ChartScale
  private let right: Double

  init(_ chart: LineChart) {
    self.chart = chart
    let names = chart.series.count > 1 ? chart.series.map(\.shortName) : []
    let widest = names.lazy.map(SVGLabel.width).max() ?? 0
    let room = widest * SVGLabel.sizes.upperBound + 24
    right = Self.width - min(max(room, Self.endRoom.lowerBound), Self.endRoom.upperBound)
    let points = chart.series.lazy.flatMap(\.points)
    let values = Set(points.lazy.filter { $0.y.isFinite }.map(\.x)).sorted()
    if let words = chart.x.words {
      xScale = ChartScale(ticks: words.indices.map(Double.init))
    } else if chart.x.isWhole && values.count <= 12 && !values.isEmpty {
      xScale = ChartScale(ticks: values)
    } else {
      xScale = ChartScale(around: values, count: 8, isWhole: chart.x.isWhole)
    }
    yScale = ChartScale(around: points.map(\.y), count: 6, isWhole: chart.y.isWhole)
  }

  /// The lower end of the plane.
  var bottom: Double { Self.top + Self.height }

  private func place(_ point: Point) -> Point {
    Point(
      x: Self.left + (right - Self.left) * xScale.fraction(of: point.x),
      y: bottom - Self.height * yScale.fraction(of: point.y))
  }

  /// What a number of an axis of words stands for.
  private func word(at x: Double) -> String? {
    guard let words = chart.x.words, let number = Int(exactly: x), words.indices ~= number else {
      return nil
    }
    return words[number]
  }

  // MARK: Axes

  func writeAxes(into text: inout TextBuffer) {
    text.append("<g stroke-width=\"1\">\n")
    for tick in yScale.ticks {
      let y = place(Point(x: xScale.range.lowerBound, y: tick)).y
      writeLine("grid", from: Point(x: Self.left, y: y), horizontal: right - Self.left, &text)
      text.appendText(
        yScale.text(tick), x: Self.left - 10, y: y + 4,
        attributes: " class=\"note\" text-anchor=\"end\"")
    }
    writeLine(
      "axis", from: Point(x: Self.left, y: bottom), horizontal: right - Self.left, &text)
    writeXTicks(into: &text)
    text.append("</g>\n")
    text.appendText(chart.y.title, x: 16, y: Self.top - 16, attributes: " class=\"note\"")
    text.appendText(
      chart.x.title, x: (Self.left + right) / 2, y: bottom + 42,
      attributes: " class=\"note\" text-anchor=\"middle\"")
  }

  private func writeXTicks(into text: inout TextBuffer) {
    var lastEnd = -Double.infinity
    for tick in xScale.ticks {
      let x = place(Point(x: tick, y: yScale.range.lowerBound)).x
      text.append("<path class=\"axis\" d=\"M")
      text.appendShort(x)
      text.append(" ")
      text.appendShort(bottom)
      text.append("v5\"/>\n")
      let label = word(at: tick) ?? xScale.text(tick)
      let width = SVGLabel.width(of: label) * 12
      if x - width / 2 < lastEnd + 8 { continue }
      lastEnd = x + width / 2
      text.appendText(
        label, x: x, y: bottom + 20, attributes: " class=\"note\" text-anchor=\"middle\"")
    }
  }

  private func writeLine(
    _ name: StaticString, from start: Point, horizontal length: Double, _ text: inout TextBuffer
  ) {
    text.append("<path class=\"")
    text.append(name)
    text.append("\" d=\"M")
    text.appendShort(start.x)
    text.append(" ")
    text.appendShort(start.y)
    text.append("h")
    text.appendShort(length)
    text.append("\"/>\n")
  }

  // MARK: Lines

  func writeLines(into text: inout TextBuffer) {
    let pointCount = chart.series.reduce(0) { $0 + $1.points.count }
    for (number, series) in chart.series.enumerated() {
      text.append("<path")
      text.appendLineAttributes(ofSeries: number)
      text.append(" d=\"")
      writePath(series.points, into: &text)
      text.append("\"><title>")
      text.appendXMLContent(series.name)
      text.append("</title></path>\n")
      if pointCount <= Self.mostMarks { writeMarks(series, number, into: &text) }
    }
  }

  private func writePath(_ points: [Point], into text: inout TextBuffer) {
    var isDrawing = false
    for point in points {
      guard point.y.isFinite else {
        isDrawing = false
        continue
      }
      let place = place(point)
      text.append(isDrawing ? "L" : "M")
      text.appendShort(place.x)
      text.append(" ")
      text.appendShort(place.y)
      // A point between two gaps is a line of no length, which a round end makes a dot.
      if !isDrawing { text.append("h0") }
      isDrawing = true
    }
  }

  private func writeMarks(
    _ series: LineChart.Series, _ number: Int, into text: inout TextBuffer
  ) {
    text.append("<g class=\"t")
    text.append(LineChart.appearance(of: number).color)
    text.append("\">\n")
    for point in series.points where point.y.isFinite {
      let place = place(point)
      text.append("<circle")
      text.appendAttribute("cx", place.x)
      text.appendAttribute("cy", place.y)
      text.append(" r=\"2.5\"><title>")
      if chart.series.count > 1 {
        text.appendXMLContent(series.name)
        text.append(": ")
      }
      text.appendXMLContent(word(at: point.x) ?? NumberText.string(point.x))
      text.append(", ")
      text.appendShort(point.y, decimals: max(2, yScale.decimals + 1))
      text.append("</title></circle>\n")
    }
    text.append("</g>\n")
  }

  /// Names the lines at their ends, where the names do not run into each other.
  func writeEndLabels(into text: inout TextBuffer) {
    guard chart.series.count > 1 else { return }
    let ends = chart.series.enumerated().compactMap { number, series in
      series.points.last { $0.y.isFinite }.map { (number: number, place: place($0)) }
    }
    guard let end = ends.map(\.place.x).max() else { return }
    var last = -Double.infinity
    for end in ends.filter({ $0.place.x == end }).sorted(by: { $0.place.y < $1.place.y }) {
      let label = SVGLabel(
        chart.series[end.number].shortName, width: Self.width - end.place.x - 16, height: 18,
        unit: 1)
      guard end.place.y - last >= 14, let label else { continue }
      last = end.place.y
      text.append("<text class=\"t")
      text.append(LineChart.appearance(of: end.number).color)
      text.append("\"")
      text.appendAttribute("x", end.place.x + 8)
      text.appendAttribute("y", end.place.y + 4)
      text.appendAttribute("font-size", label.size)
      text.append(">")
      text.appendXMLContent(label.text)
      text.append("</text>\n")
    }
  }
}
