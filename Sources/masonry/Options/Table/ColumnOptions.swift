import MasonryKit

/// Options that decide the number of columns. One that is given replaces what presets and
/// configurations say, landscape columns included, so `landscape-columns` stands last.
let columnOptions: [OptionSpecification] = [
  .custom(
    "columns", .whole("N", in: 1...ColumnGrid.columnCountLimit), in: .layout, "Number of columns",
    default: "3",
    apply: { count, settings in settings.replaceColumns(with: .count(count)) },
    description: { _, count in .integer(count) }),
  .custom(
    "min-column-width", .length("M"), in: .layout,
    "As many columns of at least M as fit; they stretch",
    details: """
      max(1, floor((width - left - right + column gap) / (M + column gap))); less than 1/1000 px \
      too little still fits.
      """,
    apply: { width, settings in
      var most: Int?
      if case .minimumWidth(_, let maximumCount) = settings.layout.columns { most = maximumCount }
      settings.replaceColumns(with: .minimumWidth(width, maximumCount: most))
    },
    description: { settings, _ in
      guard case .minimumWidth(let width, _) = settings.layout.columns else { return nil }
      return .number(width)
    }),
  .custom(
    "max-columns", .whole("N", in: 1...ColumnGrid.columnCountLimit), in: .layout,
    "No more columns than N", details: "Needs --min-column-width.",
    apply: { (most, settings) throws(ValueFault) in
      guard case .minimumWidth(let width, _) = settings.layout.columns else {
        throw ValueFault(.needs("--min-column-width"))
      }
      settings.layout.columns = .minimumWidth(width, maximumCount: most)
    },
    description: { settings, _ in
      guard case .minimumWidth(_, let most) = settings.layout.columns else { return nil }
      return most.map { .integer($0) }
    }),
  .custom(
    "column-width", .positive("C"), in: .layout,
    "As many columns of exactly C as fit",
    details: """
      The formula is that of --min-column-width, but columns keep the width C, what is left over \
      stays at the end, and less than 1 px too little still fits.
      """,
    apply: { width, settings in settings.replaceColumns(with: .width(width)) },
    description: { settings, _ in
      guard case .width(let width) = settings.layout.columns else { return nil }
      return .number(width)
    }),
  .setting(
    "landscape-columns", ValueKind.whole("N", in: 1...ColumnGrid.columnCountLimit).optional,
    \.layout.landscapeColumns, in: .layout, "Number of columns where width is above height"),
]

extension Settings {
  /// Makes `rule` the one that decides the number of columns.
  fileprivate mutating func replaceColumns(with rule: ColumnRule) {
    layout.columns = rule
    layout.landscapeColumns = nil
  }
}
