import MasonryKit

/// Options that say what the records are.
let recordOptions: [OptionSpecification] = [
  .setting(
    "input-format",
    .choice(
      "FORMAT",
      [
        .automatic: "told by the first bytes", .json: "JSON values", .plist: "a property list",
      ]), \.records.format, in: .records, "Format of the input",
    details: """
      JSON is a stream of values: an array of records, one record after the other (NDJSON), or \
      both. A property list may be XML, binary or OpenStep.
      """),
  .setting(
    "items", ValueKind<RecordPath>.path(selectsOne: false).optional, \.records.items, in: .records,
    "Where the records are in the input",
    details: """
      Without it the elements of a top-level array and a top-level object with sizes are records. \
      A path that ends on an array means its elements; "." makes each top-level value a record.
      """),
  .setting(
    "width-key", ValueKind<RecordPath>.path().optional, \.records.width, in: .records,
    "Where a record's width is",
    details: """
      Without it the keys w and h where a record has both, else width and height. One key given \
      pairs with the other of its pair.
      """),
  .setting(
    "height-key", ValueKind<RecordPath>.path().optional, \.records.height, in: .records,
    "Where a record's height is"),
  .setting(
    "id-key", ValueKind<RecordPath>.path().optional, \.records.id, in: .records,
    "Where a record's id is, printed with its frame"),
  .custom(
    "span-key", ValueKind<RecordPath>.path(), in: .records,
    "Where the number of columns is that an item covers",
    details: "An absent span is 1; one above the number of columns is lowered to it.",
    apply: { path, settings in
      settings.records.span = path
      settings.layout.spanFromWidth = false
    },
    description: { settings, _ in settings.records.span.map { .text($0.text) } }),
  .custom(
    "span-from-width", .presence, in: .records,
    "Cover as many columns as the record is wide",
    details: """
      Needs --column-width C: the span is the record's width / (C + column gap), rounded up, but \
      down where less than 1 px remains. The frame keeps the record's own width.
      """,
    apply: { _, settings in
      settings.layout.spanFromWidth = true
      settings.records.span = nil
    },
    description: { settings, _ in settings.layout.spanFromWidth ? .boolean(true) : nil }),
  .setting(
    "column-key", ValueKind<RecordPath>.path().optional, \.records.column, in: .records,
    "Where the column is that an item is pinned to",
    details: "Columns count from 0. Where it is absent or null the item is not pinned."),
  .setting(
    "extra-height-key", ValueKind<RecordPath>.path().optional, \.records.extraHeight, in: .records,
    "Where a height is that is added to the item's"),
  .setting(
    "orientation-key", ValueKind<RecordPath>.path().optional, \.records.orientation, in: .records,
    "Where an EXIF orientation is; 5-8 swap the sides",
    details: "A number, a string that holds one, or exiftool's words such as Rotate 90 CW."),
  .custom(
    "on-invalid", .invalidRecordPolicy, in: .records, "What happens to a record that is at fault",
    default: "error",
    apply: { policy, settings in
      // A placeholder that was given before keeps its size.
      if case (.placeholder, .placeholder) = (policy, settings.records.onInvalid) { return }
      settings.records.onInvalid = policy
    },
    description: { settings, _ in
      switch settings.records.onInvalid {
      case .error: nil
      case .skip: .text("skip")
      case .placeholder: .text("placeholder")
      }
    }),
  .custom(
    "placeholder", .size, in: .records, "Size of a record that is at fault",
    details: "Needs --on-invalid placeholder.", default: "1x1",
    apply: { (size, settings) throws(ValueFault) in
      guard case .placeholder = settings.records.onInvalid else {
        throw ValueFault(.needs("--on-invalid placeholder"))
      }
      settings.records.onInvalid = .placeholder(size)
    },
    description: { settings, _ in
      guard case .placeholder(let size) = settings.records.onInvalid, size != unitSize else {
        return nil
      }
      return .text("\(NumberText.string(size.width))x\(NumberText.string(size.height))")
    }),
]

private let unitSize = Size(width: 1, height: 1)

extension ValueKind where Value == InvalidRecordPolicy {
  fileprivate static var invalidRecordPolicy: ValueKind {
    let form = ValueForm(
      placeholder: "POLICY",
      choices: [
        ValueForm.Choice(name: "error", summary: "stop with an error"),
        ValueForm.Choice(name: "skip", summary: "leave the record out and count it"),
        ValueForm.Choice(name: "placeholder", summary: "use the size --placeholder"),
      ], completion: .choices)
    return ValueKind(
      form: form,
      parse: { (text) throws(ValueFault) in
        switch text {
        case "error": .error
        case "skip": .skip
        case "placeholder": .placeholder(unitSize)
        default: throw unknownWord(text, among: form.choices.map(\.name))
        }
      },
      document: { _ in nil })
  }
}

extension ValueKind where Value == Size {
  /// A size as `WxH`, of which the width is above 0 and the height at least 0.
  fileprivate static var size: ValueKind {
    let expected = "a size WxH, with W above 0 and H at least 0"
    return ValueKind(
      form: ValueForm(placeholder: "WxH"),
      parse: { (text) throws(ValueFault) in
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = jsonNumber(String(parts[0])),
          let height = jsonNumber(String(parts[1])), width > 0, height >= 0,
          width.isFinite, height.isFinite
        else { throw ValueFault(.mustBe(expected), hint: "write it as 4x3") }
        return Size(width: width, height: height)
      },
      document: { _ in nil })
  }
}
