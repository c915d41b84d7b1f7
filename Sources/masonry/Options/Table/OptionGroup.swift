/// What options are about; groups stand in the order of the option table.
enum OptionGroup: String, Hashable, Sendable, CaseIterable {
  case records = "Records"
  case container = "Container"
  case layout = "Layout"
  case query = "Query"
  case output = "Output"
  case scroll = "Scroll"
  case hit = "Hit"
  case sweep = "Sweep"
  case comparison = "Comparison"
  case everywhere = "Everywhere"

  /// The group's part of the table.
  var options: [OptionSpecification] {
    switch self {
    case .records: recordOptions
    case .container: containerOptions
    case .layout: columnOptions + spacingOptions + placementOptions + bundleOptions
    case .query: queryOptions
    case .output: outputOptions
    case .scroll: scrollOptions
    case .hit: hitOptions
    case .sweep: sweepOptions
    case .comparison: comparisonOptions
    case .everywhere: generalOptions
    }
  }
}
