import MasonryKit
import Testing

@testable import masonry

@Suite struct OptionsTableTests {
  @Test func namesAreUniqueAndEveryOptionIsDocumented() {
    let names = OptionTable.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(OptionTable.all.compactMap(\.short)) == ["o", "h"])
    for option in OptionTable.all {
      #expect(!option.summary.isEmpty && !option.summary.hasSuffix("."), "\(option.name)")
      #expect(option.details.isEmpty || option.details.hasSuffix("."), "\(option.name)")
      #expect(!option.commands.isEmpty, "\(option.name)")
      #expect(option.value?.placeholder.isEmpty != true, "\(option.name)")
    }
  }

  @Test func theTableHoldsTheOptionsOfEveryGroupInOrder() {
    let expected = """
      input-format items width-key height-key id-key span-key span-from-width column-key \
      extra-height-key orientation-key on-invalid placeholder width height columns \
      min-column-width max-columns column-width landscape-columns margin margin-top margin-bottom \
      margin-left margin-right gap column-gap row-gap header footer min-content-height item-height \
      min-item-height max-item-height extra-height placement flow-tolerance tie dense direction \
      axis rounding scale section-per-file preset configuration offset overscan only-visible \
      format show precision output trace reuse reuse-key on-more more-threshold on-refresh \
      refresh-threshold loop point measure input tolerance relative-tolerance update force report \
      help version quiet color generate
      """
    #expect(OptionTable.all.map(\.name).joined(separator: " ") == expected)
    var groups = OptionTable.all.map(\.group)
    groups = groups.enumerated().filter { $0 == 0 || groups[$0 - 1] != $1 }.map(\.element)
    #expect(groups == OptionGroup.allCases)
  }

  @Test func everyCaseOfAChoiceIsListed() {
    func choices(_ name: String) -> [String]? {
      OptionTable.option(named: name)?.value?.choices.map(\.name)
    }
    #expect(choices("input-format") == InputFormat.allCases.map(\.rawValue))
    #expect(choices("placement") == Placement.allCases.map(\.rawValue))
    #expect(choices("tie") == Tie.allCases.map(\.rawValue))
    #expect(choices("direction") == Direction.allCases.map(\.rawValue))
    #expect(choices("axis") == Axis.allCases.map(\.rawValue))
    #expect(choices("rounding") == Rounding.allCases.map(\.rawValue))
    #expect(choices("format") == OutputFormat.allCases.map(\.rawValue))
    #expect(choices("color") == ColorMode.allCases.map(\.rawValue))
    #expect(choices("reuse") == ReuseOrder.allCases.map(\.rawValue))
    #expect(choices("measure") == SweepMeasure.allCases.map(\.rawValue))
    #expect(choices("report") == ReportFormat.allCases.map(\.rawValue))
    #expect(choices("generate") == GeneratedText.allCases.map(\.rawValue))
    #expect(choices("preset") == Preset.all.map(\.name))
  }

  @Test func membersOfAConfigurationAreNamedInCamelCase() {
    let expected = """
      inputFormat items widthKey heightKey idKey spanKey spanFromWidth columnKey extraHeightKey \
      orientationKey onInvalid placeholder width height columns minColumnWidth maxColumns \
      columnWidth landscapeColumns margin columnGap rowGap header footer minContentHeight \
      itemHeight minItemHeight maxItemHeight extraHeight placement flowTolerance tie dense \
      direction axis rounding scale sectionPerFile offset overscan onlyVisible precision
      """
    #expect(OptionTable.memberNames.joined(separator: " ") == expected)
  }
}
