/// The names of a chart's lines, in as many columns as fit.
struct ChartLegend {
  /// Lines that are named; a drawing of more is not read by its legend.
  private static let limit = 60
  private static let rowHeight = 20.0
  private static let sampleWidth = 36.0
  private static let fontSize = 12.0

  private let series: [LineChart.Series]
  private let top: Double
  private let columnWidth: Double
  private let columnCount: Int

  init(_ chart: LineChart, below top: Double) {
    // A single line is what the title says.
    series = chart.series.count > 1 ? chart.series : []
    self.top = top
    let widest = series.prefix(Self.limit).map { SVGLabel.width(of: $0.name) }.max() ?? 0
    let available = ChartPlot.width - 32
    columnWidth = min(available, widest * Self.fontSize + Self.sampleWidth + 32)
    columnCount = max(1, Int(available / columnWidth))
  }

  private var shownCount: Int { min(series.count, Self.limit) }

  /// Where what stands below the legend may begin.
  var bottom: Double {
    if series.isEmpty { return top }
    let rows = (shownCount + columnCount - 1) / columnCount + (series.count > shownCount ? 1 : 0)
    return top + 12 + Double(rows) * Self.rowHeight
  }

  func write(into text: inout TextBuffer) {
    for (number, line) in series.prefix(shownCount).enumerated() {
      let x = 16 + Double(number % columnCount) * columnWidth
      let y = top + 12 + Double(number / columnCount) * Self.rowHeight + Self.rowHeight / 2
      text.append("<path d=\"M")
      text.appendShort(x)
      text.append(" ")
      text.appendShort(y)
      text.append("h")
      text.appendShort(Self.sampleWidth - 4)
      text.append("\"")
      text.appendLineAttributes(ofSeries: number)
      text.append("/>\n")
      let label = SVGLabel(
        line.name, width: columnWidth - Self.sampleWidth - 12, height: Self.rowHeight, unit: 1)
      guard let label else { continue }
      text.append("<text class=\"note\"")
      text.appendAttribute("x", x + Self.sampleWidth + 4)
      text.appendAttribute("y", y + 4)
      text.appendAttribute("font-size", label.size)
      text.append(">")
      text.appendXMLContent(label.text)
      text.append("</text>\n")
    }
    if series.count > shownCount {
      text.appendText(
        "and \(series.count - shownCount) more", x: 16, y: bottom - 6, attributes: " class=\"note\""
      )
    }
  }
}
