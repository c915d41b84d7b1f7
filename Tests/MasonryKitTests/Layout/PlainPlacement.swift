@testable import MasonryKit

/// The placement rules as they are stated, item by item and column by column, without any of the
/// packer's shortcuts.
struct PlainPlacement {
  var tolerance: Double
  var tie: Tie
  var isDense: Bool
  var rowGap: Double
  var startLine: Double
  var columnCount: Int

  private struct Placed {
    var columns: Range<Int>
    var y: Double
    /// Where the next item may begin.
    var next: Double
  }

  init(_ configuration: LayoutConfiguration, columnCount: Int) {
    let isSequential = configuration.placement == .sequential
    tolerance = isSequential ? .infinity : configuration.flowTolerance
    tie = isSequential ? .cursor : configuration.tie
    isDense = configuration.isDense
    rowGap = configuration.rowGap
    let isHorizontal = configuration.axis == .horizontal
    startLine =
      configuration.header + (isHorizontal ? configuration.margins.left : configuration.margins.top)
    self.columnCount = columnCount
  }

  /// Column and y of items with the given spans, pins and heights.
  func place(
    _ items: [(span: Int, pin: Int?, height: Double)]
  ) -> [(column: Int, y: Double)] {
    var placed: [Placed] = []
    var cursor = 0
    var result: [(column: Int, y: Double)] = []
    for item in items {
      let starts =
        item.pin.map { $0..<$0 + 1 } ?? 0..<columnCount - item.span + 1
      let costs = starts.map { start in
        (start..<start + item.span).map { position(of: $0, placed) }.max() ?? startLine
      }
      let bound = (costs.min() ?? 0) + tolerance
      let allowed = starts.filter { costs[$0 - starts.lowerBound] <= bound }
      var column = allowed.first ?? 0
      switch tie {
      case .first: break
      case .cursor: column = allowed.first { $0 >= cursor } ?? column
      case .oldest:
        let ages = allowed.map { lastItem(of: $0, placed) }
        column = allowed[ages.firstIndex(of: ages.min() ?? -1) ?? 0]
      }
      var y = costs[column - starts.lowerBound]
      let strips = starts.compactMap { start in
        strip(start..<start + item.span, item.height, limit: y, placed).map { (start, $0) }
      }
      .filter { $0.1 < y || $0.0 < column }
      let highest = strips.map(\.1).min() ?? 0
      if isDense, let strip = strips.first(where: { $0.1 <= highest + tolerance }) {
        (column, y) = strip
      } else {
        cursor = column + item.span
      }
      let columns = column..<column + item.span
      placed.append(Placed(columns: columns, y: y, next: (y + item.height) + rowGap))
      result.append((column, y))
    }
    return result
  }

  private func position(of column: Int, _ placed: [Placed]) -> Double {
    placed.filter { $0.columns.contains(column) }.map(\.next).max() ?? startLine
  }

  private func lastItem(of column: Int, _ placed: [Placed]) -> Int {
    var last = -1
    var end = startLine
    for (index, item) in placed.enumerated() where item.columns.contains(column) {
      if item.y >= end { last = index }
      end = max(end, item.next)
    }
    return last
  }

  /// The least y at which the item overlaps nothing and lies in a hole of at least one column.
  private func strip(
    _ columns: Range<Int>, _ height: Double, limit: Double, _ placed: [Placed]
  ) -> Double? {
    let around = placed.filter { $0.columns.overlaps(columns) }
    for y in ([startLine] + around.map(\.next)).sorted() where y <= limit {
      let next = (y + height) + rowGap
      let isFree = around.allSatisfy { $0.y >= next || $0.next <= y }
      if isFree && columns.contains(where: { y < position(of: $0, placed) }) { return y }
    }
    return nil
  }
}
