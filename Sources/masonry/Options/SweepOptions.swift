/// Options of `sweep` alone.
let sweepOptions: [OptionSpecification] = [
  .custom(
    "measure",
    .choice(
      "NAME", [.disorder: "how far reading order is from source order (Kendall distance, 0 to 1)"]),
    in: .sweep, commands: [.sweep], "Measure more than the usual; repeatable", isRepeatable: true,
    apply: { (measure: SweepMeasure, settings) in settings.measures.insert(measure) })
]
