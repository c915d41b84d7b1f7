import MasonryKit

/// Options for what is printed, and where.
let outputOptions: [OptionSpecification] = [
  .setting(
    "format",
    .choice(
      "FORMAT",
      [
        .json: "one object, a frame a line",
        .ndjson: "a frame a line, each an object of its own",
        .csv: "a header line, then a frame a line",
        .tsv: "as csv, with tabs",
        .plist: "an XML property list of the JSON's shape",
        .text: "an aligned table for people",
        .svg: "a drawing",
      ]), \.format, in: .output, commands: [.layout, .scroll, .hit, .sweep],
    isConfiguration: false, "Format of the output",
    details: "scroll and hit print neither plist nor svg, sweep neither tsv nor plist."
  ).withDefault("json; scroll, hit: ndjson; sweep: csv"),
  .custom(
    "show", .parts, in: .output, commands: [.layout], "Which parts are printed",
    details: """
      Any of frames, size and visible, joined by commas. Without it json, plist and text print \
      all three, ndjson, csv and tsv just frames; csv and tsv print one kind only.
      """,
    apply: { parts, settings in settings.parts = parts }),
  .setting(
    "precision", ValueKind.whole("N", in: 0...17).optional, \.precision, in: .output,
    commands: [.layout, .sweep, .check, .diff], "Round computed geometry to N decimals",
    details: "Exact halves go away from zero; zeros at the end are dropped."),
  .custom(
    "output", .file(), in: .output, commands: Command.allCases,
    "Write to FILE instead of standard output",
    details: """
      A regular file is written whole or not at all, keeps its mode, and may be the input. - is \
      standard output.
      """,
    apply: { file, settings in settings.output = file == "-" ? nil : file }
  ).withShort("o"),
]

extension OptionSpecification {
  /// The same option with another text for its default.
  func withDefault(_ text: String) -> OptionSpecification {
    var option = self
    option.defaultText = text
    return option
  }

  /// The same option with a one-letter name.
  func withShort(_ short: Character) -> OptionSpecification {
    var option = self
    option.short = short
    return option
  }
}

extension ValueKind where Value == LayoutParts {
  fileprivate static var parts: ValueKind {
    let words: [(String, LayoutParts, String)] = [
      ("frames", .frames, "where each item goes"),
      ("size", .size, "size of the content"),
      ("visible", .visible, "indexes of the items visible at each offset"),
    ]
    var form = ValueForm(placeholder: "PART,...", completion: .list)
    form.choices = words.map { ValueForm.Choice(name: $0.0, summary: $0.2) }
    return ValueKind(
      form: form,
      parse: { (text) throws(ValueFault) in
        var parts: LayoutParts = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
          guard let word = words.first(where: { $0.0 == part }) else {
            var fault = unknownWord(String(part), among: words.map(\.0))
            fault.problem = .mustBe("frames, size or visible, joined by commas")
            throw fault
          }
          parts.insert(word.1)
        }
        return parts
      },
      document: { _ in nil })
  }
}
