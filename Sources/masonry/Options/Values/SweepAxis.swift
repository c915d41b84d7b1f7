import MasonryKit

/// An option of which a sweep tries several values.
struct SweepAxis: Sendable {
  let option: OptionSpecification
  /// The values as texts, in the order given.
  let texts: [String]

  /// The values as a row shows them: numbers where they are numbers.
  var values: [DocumentValue] {
    texts.map { text in jsonNumber(text).map { .number($0) } ?? .text(text) }
  }
}

extension ParsedArguments {
  /// The options of a sweep that stand with more than one value, in table order.
  func sweepAxes() throws(UsageError) -> [SweepAxis] {
    guard command == .sweep else { return [] }
    var axes: [SweepAxis] = []
    for occurrence in inTableOrder where occurrence.option.canBeSwept {
      let option = occurrence.option
      let texts = try worded(option.spelling, occurrence.text) { () throws(ValueFault) in
        try Self.texts(of: occurrence)
      }
      if texts.count == 1 { continue }
      for text in texts {
        try worded(option.spelling, text) { () throws(ValueFault) in try option.check(text) }
      }
      axes.append(SweepAxis(option: option, texts: texts))
    }
    return axes
  }

  /// The settings of one combination: a text for each of the sweep's axes, in their order.
  ///
  /// - Throws: ``UsageError`` where the combination is impossible.
  func settings(
    of axes: [SweepAxis], _ texts: [String]
  ) throws(UsageError) -> Settings {
    var arguments = self
    for (axis, text) in zip(axes, texts) {
      for index in occurrences.indices where occurrences[index].option.name == axis.option.name {
        arguments.occurrences[index].text = text
      }
    }
    return try arguments.settings()
  }

  /// A list or a range, taken apart.
  private static func texts(of occurrence: Occurrence) throws(ValueFault) -> [String] {
    let parts = occurrence.text.split(separator: ",", omittingEmptySubsequences: false)
    let step = occurrence.option.value?.naturalStep
    var texts: [String] = []
    for part in parts {
      if occurrence.option.takesNumbers && String(part).parted(by: "..") != nil {
        let numbers = try NumberRange.numbers(String(part), naturalStep: step)
        texts += numbers.map(NumberText.string)
      } else {
        texts.append(String(part))
      }
    }
    return texts
  }
}

extension OptionSpecification {
  /// Whether `sweep` tries several values of the option.
  fileprivate var canBeSwept: Bool {
    value != nil && (group == .container || group == .layout) && name != "configuration"
  }

  /// Refuses what is no value of the option, whatever the other options are.
  fileprivate func check(_ text: String) throws(ValueFault) {
    if name == "preset" { return try Preset.check(text) }
    var settings = Settings()
    do {
      try apply(text, to: &settings)
    } catch {
      if case .needs = error.problem { return }
      throw error
    }
  }

  fileprivate var takesNumbers: Bool { value?.completion == ValueForm.Completion.nothing }
}
