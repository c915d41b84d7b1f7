import MasonryKit

/// A sweep as a line chart: a swept number runs along x, and each combination of the other settings
/// is a line.
struct SweepChart: SweepOutput {
  private let plan: SweepPlan
  private let measure: SweepMeasure
  private let itemCount: Int
  /// The axis that runs along x; nil where nothing is swept.
  private let xAxis: Int?
  /// The measure of each combination; not a number where there is none.
  private var heights: [Double] = []

  init(_ plan: SweepPlan, measure: SweepMeasure, itemCount: Int) {
    self.plan = plan
    self.measure = measure
    self.itemCount = itemCount
    // Of axes with as many values, the first.
    let numeric = plan.axes.indices.filter { plan.axes[$0].isNumeric }
    let candidates = numeric.isEmpty ? Array(plan.axes.indices) : numeric
    xAxis = candidates.max { one, other in
      let counts = (plan.axes[one].texts.count, plan.axes[other].texts.count)
      return counts.0 < counts.1 || counts.0 == counts.1 && one > other
    }
  }

  mutating func begin(into text: inout TextBuffer) {}

  mutating func add(_ outcome: SweepOutcome, into text: inout TextBuffer) {
    switch outcome {
    case .measured(let metrics): heights.append(metrics[measure] ?? .nan)
    case .impossible: heights.append(.nan)
    }
  }

  mutating func end(into text: inout TextBuffer) {
    let impossible = heights.count { $0.isNaN }
    let chart = LineChart(
      title: title, x: x, y: .init(title: measure.axisTitle, isWhole: measure == .visible),
      series: series,
      note: impossible == 0
        ? "" : "\(impossible) of \(heights.count) combinations are impossible, and left out")
    chart.write(into: &text)
  }

  private var title: String {
    let items = itemCount == 1 ? "1 item" : "\(itemCount) items"
    guard let xAxis else { return "\(measure.words) of \(items)" }
    return "\(measure.words) by \(plan.axes[xAxis].words), \(items)"
  }

  private var x: LineChart.Axis {
    guard let xAxis else { return .init(title: "", isWhole: false, words: [""]) }
    let axis = plan.axes[xAxis]
    return axis.isNumeric
      ? .init(title: axis.title, isWhole: axis.isWhole)
      : .init(title: axis.words, isWhole: true, words: axis.texts)
  }

  /// A line for each combination of the axes other than x, in the order of the rows.
  private var series: [LineChart.Series] {
    var series: [LineChart.Series] = []
    var numbers: [[Int]: Int] = [:]
    let values = xAxis.map { axis in
      plan.axes[axis].isNumeric
        ? plan.axes[axis].texts.map { jsonNumber($0) ?? 0 }
        : plan.axes[axis].texts.indices.map(Double.init)
    }
    for (combination, height) in heights.enumerated() {
      var others = plan.positions(of: combination)
      var x = 0.0
      if let xAxis, let values { x = values[others.remove(at: xAxis)] }
      let number = numbers[others] ?? series.count
      if number == series.count {
        numbers[others] = number
        series.append(newSeries(combination))
      }
      series[number].points.append(Point(x: x, y: height))
    }
    for number in series.indices { series[number].points.sort { $0.x < $1.x } }
    return series
  }

  private func newSeries(_ combination: Int) -> LineChart.Series {
    var names: [String] = []
    var shortNames: [String] = []
    for (axis, text) in plan.texts(of: combination).enumerated() where axis != xAxis {
      names.append("\(plan.axes[axis].words) \(text)")
      // A bare number says nothing; with the words for it there is mostly room.
      shortNames.append(plan.axes[axis].isNumeric ? "\(text) \(plan.axes[axis].words)" : text)
    }
    return LineChart.Series(
      name: names.joined(separator: ", "), shortName: shortNames.joined(separator: ", "), points: []
    )
  }
}

extension SweepAxis {
  /// The option's name in words: `column gap`.
  fileprivate var words: String {
    option.name.split(separator: "-").joined(separator: " ")
  }

  /// Whether all values are numbers.
  fileprivate var isNumeric: Bool { texts.allSatisfy { jsonNumber($0) != nil } }

  /// Whether only whole numbers are values.
  fileprivate var isWhole: Bool { option.value?.naturalStep != nil }

  /// What the axis is called in a chart.
  fileprivate var title: String {
    isWhole || option.name == "scale" ? words : words + " (points)"
  }
}

extension SweepMeasure {
  /// The measure's name in words.
  fileprivate var words: String {
    switch self {
    case .contentHeight: "Content height"
    case .shortestColumn: "Shortest column"
    case .raggedness: "Raggedness"
    case .fill: "Fill"
    case .lowerBound: "Lower bound"
    case .efficiency: "Efficiency"
    case .visible: "Visible items"
    case .disorder: "Disorder"
    }
  }

  /// What the axis is called in a chart, with the unit.
  fileprivate var axisTitle: String {
    switch self {
    case .contentHeight, .shortestColumn, .raggedness, .lowerBound: words + " (points)"
    case .fill: "Fill (share of the area)"
    case .efficiency: "Efficiency (lower bound / content height)"
    case .visible: "Visible items at offset 0"
    case .disorder: "Disorder (0 in order, 1 backwards)"
    }
  }
}
