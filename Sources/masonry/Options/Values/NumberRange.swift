import MasonryKit

/// Reads numbers and ranges: `0`, `0,100,50`, `0..600:25`, or ranges among numbers.
///
/// Order and duplicates are kept. The end of a range belongs to it where a step hits it exactly, in
/// the decimals that were written: `0..0.3:0.1` is 0, 0.1, 0.2, 0.3.
struct NumberRange {
  /// Most numbers that a text may stand for.
  static let limit = 10_000_000
  static let expected = "numbers joined by commas or a range A..B:STEP"

  /// The numbers that `text` stands for; `naturalStep` is the step of a range that names none, if
  /// there is one.
  ///
  /// - Complexity: O(*n*) for *n* numbers.
  static func numbers(
    _ text: String, naturalStep: Double? = nil
  ) throws(ValueFault) -> [Double] {
    var result: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let numbers = try numbers(ofPart: String(part), naturalStep: naturalStep)
      guard result.count + numbers.count <= limit else { throw tooMany }
      result += numbers
    }
    return result
  }

  /// The numbers of a text without a comma.
  private static func numbers(
    ofPart text: String, naturalStep: Double?
  ) throws(ValueFault) -> [Double] {
    guard let (start, rest) = text.parted(by: "..") else { return [try finite(text)] }
    let range = rest.parted(by: ":")
    let end = range?.before ?? rest
    let (first, last) = (try finite(start), try finite(end))
    if let stepText = range?.behind {
      let decimals = [start, end, stepText].map(decimalCount).max() ?? 0
      return try steps(from: first, to: last, by: try finite(stepText), decimals: decimals)
    }
    guard let naturalStep else {
      throw ValueFault(
        .unusable("the range has no step"), hint: "write A..B:STEP, such as \(start)..\(end):10")
    }
    let step = first <= last ? naturalStep : -naturalStep
    let decimals = max(decimalCount(start), decimalCount(end))
    return try steps(from: first, to: last, by: step, decimals: decimals)
  }

  private static var tooMany: ValueFault {
    ValueFault(.unusable("stands for more than \(limit) numbers"))
  }

  private static func finite(_ text: String) throws(ValueFault) -> Double {
    guard let number = jsonNumber(text) else {
      throw ValueFault(.mustBe(expected), hint: numberHint)
    }
    guard number.isFinite else { throw ValueFault(.mustBe("finite numbers")) }
    return number == 0 ? 0 : number
  }

  private static func steps(
    from first: Double, to last: Double, by step: Double, decimals: Int
  ) throws(ValueFault) -> [Double] {
    guard first == last || (step > 0) == (last > first) && step != 0 else {
      throw ValueFault(
        .unusable("a step of \(NumberText.string(step)) never gets from A to B"),
        hint: last > first ? "the step must be above 0" : "the step must be below 0")
    }
    if first == last { return [first] }
    // Counting in units of the last decimal keeps the steps exact where the units are whole.
    let unit = powerOfTen(decimals)
    let (start, end) = ((first * unit).rounded(), (last * unit).rounded())
    let stride = (step * unit).rounded()
    let isExact = max(abs(start), abs(end), abs(stride)) < 9e15 && stride != 0
    let count = isExact ? (end - start) / stride : (last - first) / step
    guard count < Double(limit) else { throw tooMany }
    return (0...Int(count.rounded(.down))).map { position in
      isExact
        ? (start + Double(position) * stride) / unit : first + Double(position) * step
    }
  }

  /// Decimals of a number as it is written; more than can be counted with where it has an exponent.
  private static func decimalCount(_ text: String) -> Int {
    if text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) { return 20 }
    guard let point = text.firstIndex(of: ".") else { return 0 }
    return text.distance(from: point, to: text.endIndex) - 1
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }
}
