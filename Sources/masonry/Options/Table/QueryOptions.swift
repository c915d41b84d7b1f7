import MasonryKit

/// Options that ask for what is visible.
let queryOptions: [OptionSpecification] = [
  .custom(
    "offset", .offsets, in: .query, commands: [.layout, .scroll, .check],
    "Where the viewport stands: numbers, or A..B:STEP",
    details: """
      Such as 0,100,50 or 0..600:25; the end belongs to a range where a step hits it. Needs \
      --height. Offsets may be negative or lie beyond the end; order and duplicates are kept.
      """,
    apply: { offsets, settings in settings.offsets = offsets },
    description: { settings, _ in
      // Where the visible items are printed, their offsets stand beside them.
      if settings.parts.contains(.visible) { return nil }
      return settings.offsets.map { .list($0.map { .number($0) }) }
    }),
  .setting(
    "overscan", .length("D"), \.overscan, in: .query, commands: [.layout, .scroll, .sweep, .check],
    "Let the viewport reach D further on both ends"),
  .flag(
    "only-visible", \.onlyVisible, in: .query, commands: [.layout, .check],
    "Print only frames of items visible at an offset", details: "Needs --offset."),
]

extension ValueKind where Value == [Double] {
  fileprivate static var offsets: ValueKind {
    ValueKind(
      form: ValueForm(placeholder: "Y,..."),
      parse: { (text) throws(ValueFault) in try NumberRange.numbers(text) },
      document: { .list($0.map { .number($0) }) })
  }
}
