extension HelpTopic {
  /// Examples of a command, or one or two of each.
  static func examples(for command: Command?) -> HelpTopic {
    let commands = command.map { [$0] } ?? Command.allCases
    return HelpTopic(
      title: "Examples", commands: Command.allCases, blocks: commands.flatMap(\.examples))
  }
}

extension Command {
  fileprivate var examples: [HelpTopic.Block] {
    switch self {
    case .layout:
      [
        .example(
          "masonry shops.json --width 375 --columns 3 --margin 8 --offset 0 --height 667",
          purpose: "Frames, content size, and what is visible at the top"),
        .example(
          "masonry photos.json --items data.photos --width 1200 --min-column-width 240",
          purpose: "Records somewhere in a response, as many columns as fit"),
        .example(
          "masonry --width 390 --preset grid-lanes --format csv < photos.ndjson",
          purpose: "A table of frames, laid out as browsers do"),
      ]
    case .scroll:
      [
        .example(
          "masonry scroll shops.json --width 375 --height 667 --offset 0..2000:20",
          purpose: "Cells that a scroll view creates and reuses")
      ]
    case .hit:
      [
        .example(
          "masonry hit shops.json --width 375 --point 150,200", purpose: "The item under a point")
      ]
    case .sweep:
      [
        .example(
          "masonry sweep shops.json --width 320..1280:20 --columns 2..6",
          purpose: "How high and how ragged layouts come out")
      ]
    case .check:
      [
        .example(
          "masonry check golden.json --tolerance 0.01",
          purpose: "Whether a layout is still what it was")
      ]
    case .diff:
      [.example("masonry diff before.json after.json", purpose: "What moved, and how far")]
    }
  }
}
