/// Where numbers lie along an axis, and which of them are ticks.
struct ChartScale {
  /// The numbers at both ends of the axis.
  let range: ClosedRange<Double>
  /// Round numbers within the range, ascending.
  let ticks: [Double]
  /// Decimals that the ticks need.
  let decimals: Int

  /// A scale from one tick to another around all values, with about `count` steps of 1, 2 or 5
  /// times a power of ten; whole ones where `isWhole`.
  init(around values: some Sequence<Double>, count: Int, isWhole: Bool) {
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for value in values where value.isFinite {
      least = min(least, value)
      greatest = max(greatest, value)
    }
    if least > greatest { (least, greatest) = (0, 1) }
    if least == greatest {
      // One value stands in the middle, however large it is.
      let margin = isWhole ? 1 : max(abs(least) * 0.1, 1e-9)
      (least, greatest) = (least - margin, greatest + margin)
    }
    let roughStep = greatest / Double(count) - least / Double(count)
    var (step, decimals) = Self.step(atLeast: roughStep)
    if isWhole && step < 1 { (step, decimals) = (1, 0) }
    let (first, last) = ((least / step).rounded(.down), (greatest / step).rounded(.up))
    self.decimals = decimals
    guard abs(first) < 1e15 && abs(last) < 1e15 else {
      // Values so close together for their size that steps between them are no round numbers.
      range = least...greatest
      ticks = [least, greatest]
      return
    }
    // Dividing keeps the ticks short where the step is no binary fraction.
    let divisor = decimals > 0 ? (1 / step).rounded() : 1
    ticks = stride(from: first, through: last, by: 1).map {
      decimals > 0 && divisor * step == 1 ? $0 / divisor : $0 * step
    }
    range = (first * step)...max(last * step, first * step)
  }

  /// A scale with the given ticks, such as the few values that there are.
  init(ticks: [Double]) {
    self.ticks = ticks
    let (first, last) = (ticks.first ?? 0, ticks.last ?? 1)
    range = first < last ? first...last : first - 1...first + 1
    decimals = 17
  }

  /// Where a number lies, from 0 at the beginning to 1 at the end.
  func fraction(of value: Double) -> Double {
    let extent = range.upperBound / 2 - range.lowerBound / 2
    return extent > 0 ? (value / 2 - range.lowerBound / 2) / extent : 0.5
  }

  /// The text of a tick.
  func text(_ tick: Double) -> String {
    NumberText.string(NumberText.rounded(tick, decimals: min(decimals, 17)))
  }

  /// The least of 1, 2 or 5 times a power of ten that is not below `rough`, and its decimals.
  private static func step(atLeast rough: Double) -> (step: Double, decimals: Int) {
    guard rough.isFinite && rough > 0 else { return (1, 0) }
    var (power, decimals) = (1.0, 0)
    while power * 10 <= rough { power *= 10 }
    while power > rough && decimals < 17 {
      decimals += 1
      power = 1 / powerOfTen(decimals)
    }
    let factor = [1.0, 2, 5].first { $0 * power >= rough } ?? 10
    return (factor * power, factor == 10 ? max(0, decimals - 1) : decimals)
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }
}
