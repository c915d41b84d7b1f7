/// Options of `sweep` alone.
let sweepOptions: [OptionSpecification] = [
  .custom(
    "measure",
    .choice(
      "NAME",
      [
        .contentHeight: "height of the content",
        .shortestColumn: "end of the shortest column",
        .raggedness: "longest less shortest column end",
        .fill: "share of the columns' area that frames take",
        .lowerBound: "height that no packing without spans goes below",
        .efficiency: "lower bound by content height",
        .visible: "items visible at offset 0; needs --height",
        .disorder: "how far reading order is from source order (Kendall distance, 0 to 1)",
      ]),
    in: .sweep, commands: [.sweep], "Draw this measure, and take it; repeatable",
    details: """
      All but disorder, which costs more than the layout, are taken unasked. --format svg draws \
      the first measure given, else contentHeight.
      """,
    isRepeatable: true,
    apply: { (measure: SweepMeasure, settings) in
      if !settings.measures.contains(measure) { settings.measures.append(measure) }
    })
]
