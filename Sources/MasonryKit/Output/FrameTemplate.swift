/// How a format writes one frame: the fixed texts around its members.
struct FrameTemplate: Sendable {
  /// The texts before and after a value.
  struct Member: Sendable {
    var before: StaticString
    var after: StaticString

    init(_ before: StaticString, _ after: StaticString = "") {
      self.before = before
      self.after = after
    }
  }

  /// What stands between two frames, apart from `index.before` and `end`.
  var separator: StaticString = ""
  var index: Member
  var column: Member
  var x: Member
  var y: Member
  var width: Member
  var height: Member
  var section: Member
  var span: Member
  var id: Member
  var end: StaticString

  /// How ids are written.
  var style: TextStyle
  /// Whether a span of 1 and an id that is absent are written too, as in a table.
  var isTable: Bool
}

extension FrameTemplate {
  /// An object a line, with commas between them.
  static let json = {
    var template = ndjson
    template.separator = ","
    template.index.before = "\n{\"index\":"
    template.end = "}"
    return template
  }()

  /// An object a line.
  static let ndjson = FrameTemplate(
    index: Member("{\"index\":"), column: Member(",\"column\":"), x: Member(",\"x\":"),
    y: Member(",\"y\":"), width: Member(",\"width\":"), height: Member(",\"height\":"),
    section: Member(",\"section\":"), span: Member(",\"span\":"), id: Member(",\"id\":"),
    end: "}\n", style: .json, isTable: false)

  /// A row a line, with commas between its cells.
  static let commaSeparated = FrameTemplate(
    index: Member(""), column: Member(","), x: Member(","), y: Member(","), width: Member(","),
    height: Member(","), section: Member(","), span: Member(","), id: Member(","),
    end: "\n", style: .commaSeparated, isTable: true)

  /// A row a line, with tabs between its cells.
  static let tabSeparated = FrameTemplate(
    index: Member(""), column: Member("\t"), x: Member("\t"), y: Member("\t"), width: Member("\t"),
    height: Member("\t"), section: Member("\t"), span: Member("\t"), id: Member("\t"),
    end: "\n", style: .tabSeparated, isTable: true)

  /// A dictionary of an XML property list a line.
  static let propertyList = FrameTemplate(
    index: Member("<dict><key>index</key><integer>", "</integer>"),
    column: Member("<key>column</key><integer>", "</integer>"),
    x: Member("<key>x</key><real>", "</real>"), y: Member("<key>y</key><real>", "</real>"),
    width: Member("<key>width</key><real>", "</real>"),
    height: Member("<key>height</key><real>", "</real>"),
    section: Member("<key>section</key><integer>", "</integer>"),
    span: Member("<key>span</key><integer>", "</integer>"), id: Member("<key>id</key>"),
    end: "</dict>\n", style: .propertyList, isTable: false)

  /// Length of the longest text around one value.
  var longestMember: Int {
    [index, column, x, y, width, height, section, span, id]
      .map { $0.before.utf8CodeUnitCount + $0.after.utf8CodeUnitCount }
      .max() ?? 0
  }
}

extension LayoutPreamble {
  /// Names of the members that frames carry, in the order in which all formats print them.
  var frameMembers: [String] {
    ["index", "column", "x", "y", "width", "height"] + (hasSections ? ["section"] : [])
      + (hasSpans ? ["span"] : []) + (hasIDs ? ["id"] : [])
  }
}
