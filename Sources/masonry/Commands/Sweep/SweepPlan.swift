import MasonryKit

/// The combinations of a sweep's values, numbered so that the last axis varies fastest.
struct SweepPlan: Sendable {
  let axes: [SweepAxis]
  /// Number of combinations; 1 where nothing is swept.
  let count: Int

  init(_ axes: [SweepAxis]) throws(Failure) {
    self.axes = axes
    var count = 1
    for axis in axes {
      let (product, overflows) = count.multipliedReportingOverflow(by: axis.texts.count)
      guard !overflows else { throw Failure(.usage, "the sweep has too many combinations") }
      count = product
    }
    self.count = count
  }

  /// For each axis, which of its values a combination takes.
  func positions(of combination: Int) -> [Int] {
    var positions = Array(repeating: 0, count: axes.count)
    var rest = combination
    for axis in axes.indices.reversed() {
      positions[axis] = rest % axes[axis].texts.count
      rest /= axes[axis].texts.count
    }
    return positions
  }

  /// For each axis, the text of the value that a combination takes.
  func texts(of combination: Int) -> [String] {
    zip(axes, positions(of: combination)).map { $0.texts[$1] }
  }
}
