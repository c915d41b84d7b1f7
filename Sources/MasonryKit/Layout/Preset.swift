/// A named bundle of settings that makes a layout like a well-known one.
///
///     var configuration = LayoutConfiguration(width: 375)
///     Preset(named: "cht-waterfall")?.apply(to: &configuration)
///     configuration.columns  // .count(2)
///
/// A preset sets values and nothing more: whatever it does can be said with the settings themselves,
/// and whatever is set afterwards wins. <doc:Presets> says where the originals differ.
public struct Preset: Hashable, Sendable {
  /// The name, as `--preset` takes it.
  public let name: String
  /// Which layout it is like.
  public let summary: String
  /// What it sets, in the order in which it is applied.
  public let settings: [PresetSetting]

  /// The preset of a name, or nil where there is none.
  ///
  /// - Complexity: O(*p*) for *p* presets.
  public init?(named name: String) {
    guard let preset = Self.all.first(where: { $0.name == name }) else { return nil }
    self = preset
  }

  private init(_ name: String, _ summary: String, _ settings: [PresetSetting]) {
    self.name = name
    self.summary = summary
    self.settings = settings
  }

  /// Sets what the preset names and leaves everything else as it is.
  public func apply(to configuration: inout LayoutConfiguration) {
    for setting in settings { setting.apply(to: &configuration) }
  }

  /// All presets.
  public static let all = [
    Preset(
      "waterflow", "iCocosWaterflowView",
      [.columns(3), .landscapeColumns(5), .margins(Margins(all: 8)), .gaps(8)]),
    Preset(
      "collection", "CustomCollectionView",
      [
        .width(320), .columns(3), .margins(Margins(all: 10)), .gaps(10), .squareItems,
        .placement(.sequential), .viewportHighContent,
      ]),
    Preset(
      "as-waterflow", "ASWaterFlowLayout",
      [.columns(3), .margins(Margins(top: 0, bottom: 10, left: 0, right: 0)), .gaps(10)]),
    Preset(
      "zhy-waterfall", "ZHYCollectionViewFlowLayout",
      [
        .columns(3), .margins(Margins(top: 20, bottom: 0, left: 0, right: 0)), .gaps(10),
        .footer(50),
      ]),
    Preset(
      "cht-waterfall", "CHTCollectionViewWaterfallLayout",
      [.columns(2), .margins(Margins(all: 0)), .gaps(10), .rounding(.floor)]),
    Preset(
      "grid-lanes", "CSS display: grid-lanes",
      [.margins(Margins(all: 0)), .gaps(0), .tie(.cursor), .flowTolerance(16)]),
    Preset(
      "masonry-js", "desandro's Masonry; needs a column width",
      [.margins(Margins(all: 0)), .gaps(0), .literalHeights, .spanFromWidth]),
    Preset(
      "waterfall-grid", "SwiftUI WaterfallGrid",
      [.columns(2), .margins(Margins(all: 0)), .gaps(8)]),
  ]
}

/// One value that a preset sets.
public enum PresetSetting: Hashable, Sendable {
  /// Width of the container.
  case width(Double)
  /// Number of columns.
  case columns(Int)
  /// Number of columns where the container is wider than high.
  case landscapeColumns(Int)
  /// All four margins.
  case margins(Margins)
  /// Column gap and row gap.
  case gaps(Double)
  /// Height of the footer.
  case footer(Double)
  /// Content at least as high as the viewport.
  case viewportHighContent
  /// Items as high as their cells are wide.
  case squareItems
  /// Items as high as their records say.
  case literalHeights
  /// Spans that follow from the widths of the records.
  case spanFromWidth
  /// How a column is chosen.
  case placement(Placement)
  /// How far a column may lie below the highest one.
  case flowTolerance(Double)
  /// Which of several allowed columns is taken.
  case tie(Tie)
  /// How positions are brought to device pixels.
  case rounding(Rounding)

  /// Sets this value.
  public func apply(to configuration: inout LayoutConfiguration) {
    switch self {
    case .width(let width): configuration.width = width
    case .columns(let count): configuration.columns = .count(count)
    case .landscapeColumns(let count): configuration.landscapeColumns = count
    case .margins(let margins): configuration.margins = margins
    case .gaps(let gap): (configuration.columnGap, configuration.rowGap) = (gap, gap)
    case .footer(let height): configuration.footer = height
    case .viewportHighContent: configuration.minimumContentHeight = .viewport
    case .squareItems: configuration.itemHeight = .square
    case .literalHeights: configuration.itemHeight = .literal
    case .spanFromWidth: configuration.spanFromWidth = true
    case .placement(let placement): configuration.placement = placement
    case .flowTolerance(let tolerance): configuration.flowTolerance = tolerance
    case .tie(let tie): configuration.tie = tie
    case .rounding(let rounding): configuration.rounding = rounding
    }
  }
}

extension PresetSetting: CustomStringConvertible {
  /// The setting and its value in words, such as `gaps 8`.
  public var description: String {
    switch self {
    case .width(let width): "width \(shortest(width))"
    case .columns(let count): "\(count) columns"
    case .landscapeColumns(let count): "\(count) in landscape"
    case .margins(let margins): describe(margins)
    case .gaps(let gap): "gaps \(shortest(gap))"
    case .footer(let height): "footer \(shortest(height))"
    case .viewportHighContent: "content at least the viewport"
    case .squareItems: "square items"
    case .literalHeights: "literal heights"
    case .spanFromWidth: "span from width"
    case .placement(let placement): placement.rawValue
    case .flowTolerance(let tolerance): "tolerance \(shortest(tolerance))"
    case .tie(let tie): "tie \(tie.rawValue)"
    case .rounding(let rounding): "\(rounding.rawValue) rounding"
    }
  }

  private func describe(_ margins: Margins) -> String {
    if margins == Margins(all: margins.top) { return "margins \(shortest(margins.top))" }
    let sides = [
      ("top", margins.top), ("bottom", margins.bottom), ("left", margins.left),
      ("right", margins.right),
    ]
    return "margins " + sides.map { "\($0) \(shortest($1))" }.joined(separator: " ")
  }

  private func shortest(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
