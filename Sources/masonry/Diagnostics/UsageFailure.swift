import MasonryKit

extension Failure {
  /// The command line makes no sense.
  init(_ error: UsageError) {
    self.init(.usage, error.message, hints: error.hint.map { [$0] } ?? [])
  }

  /// No layout can be made with the settings.
  init(_ error: ConfigurationError) {
    self.init(.usage, error.words, hints: error.remedy.map { [$0] } ?? [])
  }
}

extension ConfigurationError {
  fileprivate var words: String {
    switch self {
    case .invalidLength(let setting, let value):
      "\(optionName(setting)) must be a finite number of at least 0, found"
        + " \(NumberText.string(value))"
    case .columnWidthNotPositive(let width, let available, let columns, let gap):
      "\(columns) \(columns == 1 ? "column does" : "columns do") not fit:"
        + " (\(NumberText.string(available)) - \(columns - 1) * \(NumberText.string(gap)))"
        + " / \(columns) leaves each a width of \(NumberText.string(width))"
    case .columnCountOutOfRange(let count, let limit):
      "the number of columns must be from 1 to \(limit), found \(NumberText.string(count))"
    case .heightRequired(let setting):
      "\(optionName(setting)) needs --height"
    case .columnWidthRequired(let setting):
      "\(optionName(setting)) needs --column-width"
    case .conflict(let one, let other):
      "\(optionName(one)) and \(optionName(other)) do not go together"
    case .invalidScale(let value):
      "--scale must be a finite number above 0, found \(NumberText.string(value))"
    case .measureNotFinite(let measure):
      "\(optionName(measure)) is beyond the range of numbers"
    }
  }

  fileprivate var remedy: String? {
    switch self {
    case .columnWidthNotPositive:
      "a larger --width, fewer --columns or smaller margins and gaps make room"
    default: nil
    }
  }
}

/// The option for a member of ``LayoutConfiguration``, which is named alike but for a few.
private func optionName(_ setting: String) -> String {
  switch setting {
  case "minimumItemHeight": return "--min-item-height"
  case "maximumItemHeight": return "--max-item-height"
  case "minimumContentHeight": return "--min-content-height"
  case "columns.minimumWidth": return "--min-column-width"
  case "columns.width": return "--column-width"
  case "isDense": return "--dense"
  default: break
  }
  // "margins.top" is set by --margin-top.
  let name = setting.hasPrefix("margins.") ? "margin-" + setting.dropFirst(8) : setting
  var option = "--"
  for character in name {
    if character.isUppercase { option += "-" }
    option += character.lowercased()
  }
  return option
}
