import MasonryKit

extension Settings {
  /// The settings as a layout's `configuration` shows them: width, columns, margin and gaps, and
  /// what else is not at its default, in the order of the option table.
  ///
  /// Where landscape columns are in effect, `columns` shows their number, and the number for
  /// portrait is not shown.
  func configurationMembers(grid: ColumnGrid) -> [DocumentValue.Member] {
    OptionTable.all.compactMap { option in
      option.description?(self, grid.count).map { DocumentValue.Member(option.memberName, $0) }
    }
  }
}

extension ParsedArguments {
  /// Applies a configuration, or that of a whole layout, and returns the names of its options.
  ///
  /// Its members become texts that go the same way as those of the command line, in table order:
  /// that is how a rule such as `minColumnWidth` beats the `columns` that resulted from it.
  func apply(
    _ document: DocumentValue, to settings: inout Settings
  ) throws(UsageError) -> Set<String> {
    guard case .members(let top) = document else {
      throw UsageError("the configuration must be an object", hint: configurationHint)
    }
    var members = top
    if let inner = top.first(where: { $0.name == "configuration" }) {
      guard case .members(let found) = inner.value else {
        throw UsageError("\"configuration\" must be an object", hint: configurationHint)
      }
      members = found
    }
    var texts: [MemberText] = []
    for member in members { texts += try Self.texts(of: member) }
    let ordered = texts.compactMap { text in
      OptionTable.position(of: text.option.name).map { (position: $0, text: text) }
    }.sorted { $0.position < $1.position }
    for (_, text) in ordered {
      try worded(text.subject, text.text) { () throws(ValueFault) in
        try text.option.apply(text.text, to: &settings)
      }
    }
    return Set(texts.map(\.option.name))
  }

  /// A member of a configuration as the text of an option.
  private struct MemberText {
    let subject: String
    let option: OptionSpecification
    let text: String
  }

  private static func texts(of member: DocumentValue.Member) throws(UsageError) -> [MemberText] {
    guard let option = OptionTable.option(memberName: member.name) else {
      throw UsageError(
        "\(Excerpt.quoted(member.name)) is no member of a configuration",
        hint: nearest(to: member.name, among: OptionTable.memberNames).map {
          "did you mean \(Excerpt.quoted($0))?"
        })
    }
    let subject = "configuration: \(Excerpt.quoted(member.name))"
    if case .members(let sides) = member.value, option.name == "margin" {
      var texts: [MemberText] = []
      for side in sides {
        guard let text = side.value.plainText,
          let option = OptionTable.option(named: "margin-" + side.name)
        else {
          throw UsageError("\(subject) has no side \(Excerpt.quoted(side.name)) that is a number")
        }
        let subject = "\(subject): \(Excerpt.quoted(side.name))"
        texts.append(MemberText(subject: subject, option: option, text: text))
      }
      return texts
    }
    guard let text = member.value.plainText else {
      throw UsageError("\(subject) must not be an object")
    }
    if option.value == nil {
      guard case .boolean(let isSet) = member.value else {
        throw UsageError("\(subject) must be true or false, found \(Excerpt.quoted(text))")
      }
      return isSet ? [MemberText(subject: subject, option: option, text: "")] : []
    }
    if case .boolean = member.value {
      throw UsageError("\(subject) must not be \(text)")
    }
    return [MemberText(subject: subject, option: option, text: text)]
  }
}

private let configurationHint =
  "a configuration is what stands under that name in masonry's JSON output"
