import MasonryKit

/// One column without margins and gaps, literal heights, and a viewport of 25 points.
func oneColumn(
  viewport: Double = 25, rowGap: Double = 0
) -> LayoutConfiguration {
  var configuration = LayoutConfiguration(width: 100, height: viewport)
  configuration.columns = .count(1)
  configuration.margins = Margins(all: 0)
  (configuration.columnGap, configuration.rowGap) = (0, rowGap)
  configuration.itemHeight = .literal
  return configuration
}

/// Items of the given heights in one column.
func stack(_ heights: [Double], viewport: Double = 25, rowGap: Double = 0) throws -> MasonryLayout {
  try MasonryLayout(
    heights.map { Item(width: 1, height: $0) },
    configuration: oneColumn(viewport: viewport, rowGap: rowGap))
}

/// Ten items, each 10 points high.
func tenItems(viewport: Double = 25) throws -> MasonryLayout {
  try stack(Array(repeating: 10, count: 10), viewport: viewport)
}

/// A step without its number and offset, in one line.
func brief(_ step: ScrollStep) -> String {
  "\(step.visible) visible, +\(step.appeared) -\(step.disappeared), \(step.created) created, "
    + "\(step.reused) reused, \(step.pooled) pooled"
    + (step.event.map { ", " + $0.rawValue } ?? "")
}
