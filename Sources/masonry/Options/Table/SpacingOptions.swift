import MasonryKit

/// Options for the space around and between items.
let spacingOptions: [OptionSpecification] = [
  .custom(
    "margin", .length("M"), in: .layout, "All four margins and both gaps", default: "8",
    apply: { length, settings in
      settings.layout.margins = Margins(all: length)
      settings.layout.columnGap = length
      settings.layout.rowGap = length
    },
    description: { settings, _ in
      let margins = settings.layout.margins
      return .members([
        .init("top", .number(margins.top)), .init("bottom", .number(margins.bottom)),
        .init("left", .number(margins.left)), .init("right", .number(margins.right)),
      ])
    }),
  margin("top", \.layout.margins.top, "Space above the first row"),
  margin("bottom", \.layout.margins.bottom, "Space below the lowest item"),
  margin("left", \.layout.margins.left, "Space left of the columns"),
  margin("right", \.layout.margins.right, "Space right of the columns"),
  .custom(
    "gap", .length("M"), in: .layout, "Both gaps",
    apply: { length, settings in
      settings.layout.columnGap = length
      settings.layout.rowGap = length
    }),
  gap("column-gap", \.layout.columnGap, "Space between columns"),
  gap("row-gap", \.layout.rowGap, "Space between items of one column"),
  .setting(
    "header", .length("H"), \.layout.header, in: .layout,
    "Height of a header above the top margin"),
  .setting(
    "footer", .length("H"), \.layout.footer, in: .layout,
    "Height of a footer below the bottom margin"),
  .setting(
    "min-content-height", .minimumContentHeight, \.layout.minimumContentHeight, in: .layout,
    "The content is at least this high",
  ),
]

/// A margin of its own, which a configuration holds under `margin`.
private func margin(
  _ side: String, _ path: WritableKeyPath<Settings, Double> & Sendable, _ summary: String
) -> OptionSpecification {
  .custom(
    "margin-" + side, .length("M"), in: .layout, summary,
    apply: { length, settings in settings[keyPath: path] = length })
}

/// A gap of its own, which a configuration always holds.
private func gap(
  _ name: String, _ path: WritableKeyPath<Settings, Double> & Sendable, _ summary: String
) -> OptionSpecification {
  .custom(
    name, .length("M"), in: .layout, summary,
    apply: { length, settings in settings[keyPath: path] = length },
    description: { settings, _ in .number(settings[keyPath: path]) })
}

extension ValueKind where Value == MinimumContentHeight {
  fileprivate static var minimumContentHeight: ValueKind {
    let length = ValueKind<Double>.number("H", "a number of at least 0 or \"viewport\"") { $0 >= 0 }
    var form = ValueForm(placeholder: "H")
    form.choices = [ValueForm.Choice(name: "viewport", summary: "as high as the viewport")]
    return ValueKind(
      form: form,
      parse: { (text) throws(ValueFault) in
        if text == "viewport" { return .viewport }
        return .length(try suggestingWords(["viewport"], for: text, length.parse))
      },
      document: {
        switch $0 {
        case .length(let height): .number(height)
        case .viewport: .text("viewport")
        }
      })
  }
}
