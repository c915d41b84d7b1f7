import MasonryKit

/// Options of `scroll` alone.
let scrollOptions: [OptionSpecification] = [
  scroll(
    "trace", ValueKind.file().optional, \.scroll.trace, "Take the offsets from FILE, one a line"),
  scroll(
    "reuse",
    .choice(
      "ORDER",
      [
        .indexOrder: "one pass by index, as a waterflow view makes it",
        .leavingFirst: "items that leave give back their cells first",
      ]), \.scroll.reuse, "In which order cells are reused"),
  scroll(
    "reuse-key", ValueKind<RecordPath>.path().optional, \.records.reuse,
    "Where a record's reuse identifier is",
    details: "Items share a pool of cells with those of the same identifier."),
  scroll(
    "on-more", ValueKind.file().optional, \.scroll.onMore,
    "Append the records of FILE near the content's end",
    details: "Once, where the offset passes content end - viewport + --more-threshold."),
  scroll(
    "more-threshold", .number("D"), \.scroll.moreThreshold, "How far past the end that is",
    details: "May be negative: minus the footer's height means as soon as the footer shows."),
  scroll(
    "on-refresh", ValueKind.file().optional, \.scroll.onRefresh,
    "Put the records of FILE in front, above the start",
    details: "Once, where the offset goes below -D, the --refresh-threshold."),
  scroll("refresh-threshold", .number("D"), \.scroll.refreshThreshold, "How far above that is"),
  .flag(
    "loop", \.scroll.loop, in: .scroll, commands: [.scroll], isConfiguration: false,
    "Repeat the content without end in both directions"),
]

private func scroll<Value: Equatable & Sendable>(
  _ name: String, _ kind: ValueKind<Value>, _ path: WritableKeyPath<Settings, Value> & Sendable,
  _ summary: String, details: String = ""
) -> OptionSpecification {
  .setting(
    name, kind, path, in: .scroll, commands: [.scroll], isConfiguration: false, summary,
    details: details)
}
