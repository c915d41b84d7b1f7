import MasonryKit

/// Options for item heights, the choice of columns, and positions.
let placementOptions: [OptionSpecification] = [
  .setting(
    "item-height", .itemHeight, \.layout.itemHeight, in: .layout, "Height of an item",
    details: """
      A number makes all items that high. Sizes that the choice does not need are neither read \
      nor checked.
      """),
  .setting(
    "min-item-height", ValueKind.length("H").optional, \.layout.minimumItemHeight, in: .layout,
    "Raise lower proportional heights to H"),
  .setting(
    "max-item-height", ValueKind.length("H").optional, \.layout.maximumItemHeight, in: .layout,
    "Lower higher proportional heights to H"),
  .setting(
    "extra-height", .length("E"), \.layout.extraHeight, in: .layout,
    "Added to every item's height, as for a caption"),
  .setting(
    "placement",
    .choice(
      "RULE",
      [
        .shortest: "the column whose next item starts highest",
        .sequential: "one column after the other",
      ]), \.layout.placement, in: .layout, "How a column is chosen",
    details: """
      sequential is an infinite flow tolerance with the tie cursor, so it goes with neither \
      option.
      """),
  .setting(
    "flow-tolerance", .lengthOrInfinite("T"), \.layout.flowTolerance, in: .layout,
    "How far below the highest a column may be",
    details: """
      Every start column whose position is at most T below the highest position is allowed; the \
      tie says which is taken.
      """),
  .setting(
    "tie",
    .choice(
      "RULE",
      [
        .first: "the first that is allowed",
        .cursor: "the first allowed at or after the column behind the last item",
        .oldest: "the one whose last item came earliest; empty columns first",
      ]), \.layout.tie, in: .layout, "Which of several allowed columns is taken"),
  .flag(
    "dense", \.layout.isDense, in: .layout, "Fill holes above items that cover several columns",
    details: """
      An item takes the highest strip that is free in all its columns, height + row gap long and \
      above where it would go otherwise; the first of those within the flow tolerance.
      """),
  .setting(
    "direction",
    .choice(
      "SIDE",
      [
        .leftToRight: "column 0 is the leftmost", .rightToLeft: "column 0 is the rightmost",
      ]), \.layout.direction, in: .layout, "Side from which columns are counted",
    details: "Margins keep their sides."),
  .setting(
    "axis",
    .choice(
      "AXIS",
      [
        .vertical: "downwards", .horizontal: "to the right; columns become lanes, needs --height",
      ]), \.layout.axis, in: .layout, "Direction in which the content grows",
    details: "Gaps keep their meaning: the column gap lies between lanes; offsets run along x."),
  .setting(
    "rounding",
    .choice(
      "MODE",
      [
        .none: "positions stay as they are",
        .floor: "column widths and item heights go down to the pixel before placing",
        .nearest: "placed exactly, then every edge goes to the nearest pixel",
      ]), \.layout.rounding, in: .layout, "How positions come to device pixels"),
  .setting(
    "scale", .positive("K"), \.layout.scale, in: .layout, "Device pixels a point, for --rounding"),
  .flag(
    "section-per-file", \.sectionPerFile, in: .layout,
    "Make each file a section below the one before",
    details: "A section has its own header, margins and footer; indexes run on."),
]

extension ValueKind where Value == ItemHeight {
  fileprivate static var itemHeight: ValueKind {
    let words: [(String, ItemHeight, String)] = [
      ("proportional", .proportional, "cell width * record height / record width"),
      ("literal", .literal, "the record's height as it is"),
      ("square", .square, "as high as the cell is wide"),
    ]
    let names = words.map(\.0)
    let expected = names.joined(separator: ", ") + " or a number of at least 0"
    let number = ValueKind<Double>.number("H", expected) { $0 >= 0 }
    var form = ValueForm(placeholder: "H")
    form.choices = words.map { ValueForm.Choice(name: $0.0, summary: $0.2) }
    return ValueKind(
      form: form,
      parse: { (text) throws(ValueFault) in
        if let word = words.first(where: { $0.0 == text }) { return word.1 }
        return .fixed(try suggestingWords(names, for: text, number.parse))
      },
      document: { value in
        if case .fixed(let height) = value { return .number(height) }
        return words.first { $0.1 == value }.map { .text($0.0) }
      })
  }
}
