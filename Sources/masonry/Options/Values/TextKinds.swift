import MasonryKit

extension ValueKind where Value == String {
  /// Name of a file to read, or to write.
  static func file(_ placeholder: String = "FILE") -> ValueKind {
    var form = ValueForm(placeholder: placeholder)
    form.completion = .files
    return ValueKind(
      form: form,
      parse: { (text) throws(ValueFault) in
        if text.isEmpty { throw ValueFault(.mustBe("the name of a file")) }
        return text
      },
      document: { .text($0) })
  }
}

extension ValueKind where Value == RecordPath {
  /// A path into a document; one that is to lead to a record's member selects one value only.
  static func path(selectsOne: Bool = true) -> ValueKind {
    ValueKind(
      form: ValueForm(placeholder: "PATH"),
      parse: { (text) throws(ValueFault) in
        let path: RecordPath
        do throws(RecordPathError) {
          path = try RecordPath(text)
        } catch {
          let place = "at byte \(error.offset + 1) \(error.expected) is expected"
          throw ValueFault(.unusable("no path: \(place)"), hint: pathHint)
        }
        if selectsOne && !path.selectsOne {
          throw ValueFault(
            .unusable("leads to many values, where one of each record is meant"),
            hint: "the path starts at the record; --items says where the records are")
        }
        return path
      },
      document: { .text($0.text) })
  }
}

private let pathHint = "paths look like data.list, rows[].size[0], frames.*, \"odd.key\" or ."
