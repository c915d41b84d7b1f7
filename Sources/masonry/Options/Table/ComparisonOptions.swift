/// Options of `check` and `diff`.
let comparisonOptions: [OptionSpecification] = [
  .custom(
    "input", .file(), in: .comparison, commands: [.check],
    "Use FILE, not the golden's inputs; repeatable", isRepeatable: true,
    apply: { file, settings in settings.comparison.inputs.append(file) }),
  .setting(
    "tolerance", .length("T"), \.comparison.tolerance, in: .comparison, commands: [.check, .diff],
    isConfiguration: false, "Lengths that differ by up to T are equal",
    details: """
      Either tolerance suffices; none applies to counts, indexes, columns or visible items.
      """),
  .setting(
    "relative-tolerance", .length("R"), \.comparison.relativeTolerance, in: .comparison,
    commands: [.check, .diff], isConfiguration: false,
    "The same, as a part R of the larger length"),
  .flag(
    "update", \.comparison.update, in: .comparison, commands: [.check], isConfiguration: false,
    "Write the golden files anew"),
  .flag(
    "force", \.comparison.force, in: .comparison, commands: [.check], isConfiguration: false,
    "Do so even where CI is set", details: "Needs --update."),
  .setting(
    "report",
    .choice(
      "FORM",
      [
        .text: "lines for people", .json: "one object", .junit: "a JUnit XML test report",
        .github: "annotations for a GitHub workflow",
      ]), \.comparison.report, in: .comparison, commands: [.check, .diff], isConfiguration: false,
    "Form of the report", details: "diff reports as text or json."),
]
