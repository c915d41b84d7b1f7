import MasonryKit

/// Where the outcomes of a sweep go, one after the other.
protocol SweepOutput {
  /// Before the first outcome.
  mutating func begin(into text: inout TextBuffer)
  /// The outcome of the next combination.
  mutating func add(_ outcome: SweepOutcome, into text: inout TextBuffer)
  /// After the last one.
  mutating func end(into text: inout TextBuffer)
}

/// A sweep as rows: the values of the axes, the measures, and an error where there is any.
struct SweepTable: SweepOutput {
  private let plan: SweepPlan
  private let measures: [SweepMeasure]
  private let precision: Int?
  private let hasErrors: Bool
  private var writer: any RowWriter
  private let values: [[DocumentValue]]
  private var combination = 0

  /// `hasErrors` tells whether the rows have a cell for an error.
  init(
    _ plan: SweepPlan, measures: [SweepMeasure], precision: Int?, hasErrors: Bool,
    writer: any RowWriter
  ) {
    self.plan = plan
    self.measures = measures
    self.precision = precision
    self.hasErrors = hasErrors
    self.writer = writer
    values = plan.axes.map(\.values)
  }

  mutating func begin(into text: inout TextBuffer) {
    let columns = plan.axes.map(\.option.memberName) + measures.map(\.rawValue)
    writer.begin(columns + (hasErrors ? ["error"] : []), into: &text)
  }

  mutating func add(_ outcome: SweepOutcome, into text: inout TextBuffer) {
    var cells: [DocumentValue?] = zip(values, plan.positions(of: combination)).map { $0[$1] }
    switch outcome {
    case .measured(let metrics):
      for measure in measures { cells.append(metrics.cell(of: measure, precision: precision)) }
      if hasErrors { cells.append(nil) }
    case .impossible(let reason):
      for _ in measures { cells.append(nil) }
      if hasErrors { cells.append(.text(reason)) }
    }
    writer.write(cells, into: &text)
    combination += 1
  }

  mutating func end(into text: inout TextBuffer) { writer.end(into: &text) }
}

extension LayoutMetrics {
  /// A measure as a row shows it; nil where it was not taken or no number can hold it.
  fileprivate func cell(of measure: SweepMeasure, precision: Int?) -> DocumentValue? {
    if measure == .visible { return visible.map { .integer($0) } }
    guard let value = self[measure], value.isFinite else { return nil }
    return .number(precision.map { NumberText.rounded(value, decimals: $0) } ?? value)
  }

  /// A measure as a number; nil where it was not taken.
  subscript(measure: SweepMeasure) -> Double? {
    switch measure {
    case .contentHeight: contentHeight
    case .shortestColumn: shortestColumn
    case .raggedness: raggedness
    case .fill: fill
    case .lowerBound: lowerBound
    case .efficiency: efficiency
    case .visible: visible.map(Double.init)
    case .disorder: disorder
    }
  }
}
