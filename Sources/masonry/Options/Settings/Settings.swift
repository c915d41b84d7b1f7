import MasonryKit

/// What a run does, once defaults, configuration file, preset and options are brought together.
struct Settings: Sendable {
  /// All at their defaults.
  static let standard = Settings()

  var command = Command.layout
  /// Inputs in the order given; `-` is standard input. Never empty for commands that lay out
  /// records; the golden files of `check` and the two layouts of `diff`.
  var files: [String] = []
  /// What is read; `grid` is left to whoever makes the layout.
  var records = RecordQuery()
  /// How it is laid out. The width is negative until something gives one.
  var layout = LayoutConfiguration(width: -1)
  /// Whether each file is a section of its own.
  var sectionPerFile = false
  /// Offsets at which visible items are asked for, in the order given, duplicates kept.
  var offsets: [Double]?
  /// How far beyond the viewport an item still counts as visible.
  var overscan = 0.0
  /// Whether only frames of items that are visible at any of the offsets are printed.
  var onlyVisible = false
  var format = OutputFormat.json
  var parts: LayoutParts = [.frames, .size, .visible]
  /// Decimals that computed geometry is rounded to, or nil for all digits.
  var precision: Int?
  /// File that is written, or nil for standard output.
  var output: String?
  var quiet = false
  var color = ColorMode.automatic

  var scroll = ScrollSettings()
  /// Points that are hit, in the order given.
  var points: [Point] = []
  /// Options of which `sweep` tries several values, in the order of the table.
  var sweep: [SweepAxis] = []
  /// The measures asked of `sweep` by name, in the order given.
  var measures: [SweepMeasure] = []
  var comparison = ComparisonSettings()

  /// What the settings were made from; makes them again with other values or another
  /// configuration.
  var arguments = ParsedArguments()
}

/// When messages are coloured.
enum ColorMode: String, Hashable, Sendable, CaseIterable {
  /// Where they go to a terminal.
  case automatic = "auto"
  case always, never
}

/// How `scroll` goes about it.
struct ScrollSettings: Hashable, Sendable {
  /// File of offsets, one a line; nil where they are given as ``Settings/offsets``.
  var trace: String?
  var reuse = ReuseOrder.indexOrder
  /// File whose records are appended once, near the end of the content.
  var onMore: String?
  /// How far above the content's end the viewport's end counts as near; may be negative.
  var moreThreshold = 50.0
  /// File whose records are put in front once, above the content's start.
  var onRefresh: String?
  /// How far above the content's start that is.
  var refreshThreshold = 50.0
  /// Whether the content repeats without end.
  var loop = false
}

/// What `sweep` measures of a layout, in the order of a row; see ``LayoutMetrics``.
enum SweepMeasure: String, Hashable, Sendable, CaseIterable {
  case contentHeight, shortestColumn, raggedness, fill, lowerBound, efficiency
  /// Only where there is a viewport.
  case visible
  /// Only when asked, because it costs more than the layout.
  case disorder
}

/// How `check` and `diff` compare.
struct ComparisonSettings: Hashable, Sendable {
  /// Inputs that take the place of those that a golden file names.
  var inputs: [String] = []
  /// Difference in points that two lengths may have.
  var tolerance = 0.0
  /// Difference that two lengths may have in proportion to the larger.
  var relativeTolerance = 0.0
  /// Whether golden files are written anew.
  var update = false
  /// Whether they are even in continuous integration.
  var force = false
  var report = ReportFormat.text
}

/// How differences are reported.
enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  case text, json, junit, github
}
