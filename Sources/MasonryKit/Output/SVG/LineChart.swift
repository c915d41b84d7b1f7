/// Lines over a common axis, as an SVG drawing.
///
///     var chart = LineChart(title: "Content height by width")
///     chart.x = .init(title: "width (points)", isWhole: false)
///     chart.series = [.init(name: "columns 3", shortName: "3", points: [(320, 812), (340, 850)])]
///
/// Lines differ in colour and in dashes, so that neither eyes nor printers need the colours.
package struct LineChart {
  /// What runs along an axis.
  package struct Axis: Sendable {
    /// What is measured, with its unit.
    package var title: String
    /// Whether only whole numbers make sense.
    package var isWhole: Bool
    /// Names of the numbers 0, 1 and so on where the axis is of words.
    package var words: [String]?

    package init(title: String, isWhole: Bool, words: [String]? = nil) {
      self.title = title
      self.isWhole = isWhole
      self.words = words
    }
  }

  /// A line.
  package struct Series: Sendable {
    /// What tells the line from the others, for the legend.
    package var name: String
    /// The same in brief, for the end of the line.
    package var shortName: String
    /// Points by ascending x; a y that is not a number leaves a gap.
    package var points: [Point]

    package init(name: String, shortName: String, points: [Point]) {
      self.name = name
      self.shortName = shortName
      self.points = points
    }
  }

  package var title: String
  package var x: Axis
  package var y: Axis
  package var series: [Series]
  /// Said below the chart; may be empty.
  package var note: String

  package init(title: String, x: Axis, y: Axis, series: [Series], note: String = "") {
    self.title = title
    self.x = x
    self.y = y
    self.series = series
    self.note = note
  }

  /// Draws the chart.
  ///
  /// - Complexity: O(*p*) for *p* points.
  package func write(into text: inout TextBuffer) {
    let plot = ChartPlot(self)
    let legend = ChartLegend(self, below: plot.bottom + ChartPlot.axisHeight)
    let noteHeight = note.isEmpty ? 0.0 : 22
    text.beginSVG(
      Rect(x: 0, y: 0, width: ChartPlot.width, height: legend.bottom + noteHeight + 12), scale: 1,
      title: title, style: SVGTheme.chart)
    text.append("<g font-size=\"12\">\n")
    text.appendText(
      title, x: 16, y: 26, attributes: " class=\"title\" font-size=\"16\" font-weight=\"600\"")
    plot.writeAxes(into: &text)
    plot.writeLines(into: &text)
    plot.writeEndLabels(into: &text)
    legend.write(into: &text)
    if !note.isEmpty {
      text.appendText(note, x: 16, y: legend.bottom + 18, attributes: " class=\"note\"")
    }
    text.append("</g>\n")
    text.endSVG()
  }

  /// Colour and dashes of a line; the same pair comes again only after as many as there are.
  static func appearance(of series: Int) -> (color: Int, dashes: StaticString) {
    let colors = SVGTheme.colorCount
    let color = (series + series / colors) % colors
    let dashes: [StaticString] = ["", "8 4", "2 4", "9 4 2 4", "16 4", "5 3", "9 4 2 4 2 4"]
    return (color, dashes[series % dashes.count])
  }
}

extension TextBuffer {
  /// ` class="line s3" stroke-dasharray="8 4"`
  mutating func appendLineAttributes(ofSeries series: Int) {
    let (color, dashes) = LineChart.appearance(of: series)
    append(" class=\"line s")
    append(color)
    append("\" stroke-width=\"2\"")
    if dashes.utf8CodeUnitCount > 0 {
      append(" stroke-dasharray=\"")
      append(dashes)
      append("\"")
    }
  }
}
