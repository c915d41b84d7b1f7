import MasonryKit

/// What the tool is asked to do; a command line names one in front, or means ``layout``.
enum Command: String, Hashable, Sendable, CaseIterable {
  case layout, scroll, hit, sweep, check, diff

  /// The commands that lay out records themselves.
  static let layingOut: [Command] = [.layout, .scroll, .hit, .sweep, .check]

  /// What the command prints, in one line.
  var summary: String {
    switch self {
    case .layout: "frames, content size and visible items (the default command)"
    case .scroll: "what appears, disappears, is created and reused along a scroll"
    case .hit: "the item under a point"
    case .sweep: "one row of measures for each of many layouts"
    case .check: "whether a layout still equals its golden file"
    case .diff: "what moved between two layouts"
    }
  }

  /// What the command can print, the default first; empty where it has no `--format`.
  var formats: [OutputFormat] {
    switch self {
    case .layout: [.json, .ndjson, .csv, .tsv, .plist, .text, .svg]
    case .scroll: ScrollWriter.formats
    case .hit: HitWriter.formats
    case .sweep: [.csv, .json, .ndjson, .text, .svg]
    case .check, .diff: []
    }
  }

  /// What stands behind the command's name.
  var operands: String {
    switch self {
    case .layout, .scroll, .hit, .sweep: "[FILE ...]"
    case .check: "GOLDEN ..."
    case .diff: "A B"
    }
  }
}
