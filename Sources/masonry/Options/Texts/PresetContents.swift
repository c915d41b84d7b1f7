import MasonryKit

/// What a preset says, in the words of the option table.
struct PresetContents {
  /// The settings that the preset gives, as members of a configuration in table order.
  let members: [DocumentValue.Member]
  /// Names of the options that the members stand for.
  let names: Set<String>

  /// A preset gives what comes out the same however different the settings were before it.
  init(_ preset: Preset) {
    var plain = Settings()
    var odd = Settings()
    odd.layout = Self.oddConfiguration
    preset.apply(to: &plain.layout)
    preset.apply(to: &odd.layout)
    var members: [DocumentValue.Member] = []
    var names: Set<String> = []
    for option in OptionTable.all {
      guard let description = option.description else { continue }
      let value = description(plain, plain.columnCount)
      guard value == description(odd, odd.columnCount), let value else { continue }
      members.append(DocumentValue.Member(option.memberName, value))
      names.insert(option.name)
    }
    self.members = members
    self.names = names
  }

  /// Settings that are all unlike the defaults, and unlike what a preset would give.
  private static var oddConfiguration: LayoutConfiguration {
    var odd = LayoutConfiguration(width: 12_345, height: 12_346)
    odd.columns = .count(12_345)
    odd.landscapeColumns = 12_346
    odd.margins = Margins(all: 12_345)
    odd.columnGap = 12_345
    odd.rowGap = 12_345
    odd.header = 12_345
    odd.footer = 12_345
    odd.minimumContentHeight = .length(12_345)
    odd.itemHeight = .fixed(12_345)
    odd.minimumItemHeight = 12_345
    odd.maximumItemHeight = 12_346
    odd.extraHeight = 12_345
    odd.flowTolerance = 12_345
    odd.tie = .oldest
    odd.scale = 12_345
    return odd
  }
}

extension Settings {
  /// The number of columns as it was given; 0 where a rule finds it.
  fileprivate var columnCount: Int {
    if case .count(let count) = layout.columns { count } else { 0 }
  }
}
