import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The reports for programs carry the facts of the one for people.
@Suite struct CheckReportTests {
  /// One golden file that is equal, one that differs in an item with a name that needs care, and one
  /// that is not there.
  private func run(_ arguments: [String]) throws -> Masonry.Outcome {
    let golden = try GoldenFolder(heights: [10, 10, 10])
    try golden.lay(["--width", "112", "--columns", "1", "--id-key", "id"], as: "a,b: <100%>.json")
    try golden.folder.write(
      "list.json",
      try golden.folder.text("list.json").replacing("\"b\"", with: "\"<b> & \\\"%\""))
    try golden.lay(["--width", "112", "--columns", "1", "--show", "size"], as: "equal.json")
    return try golden.check(arguments, files: ["equal.json", "a,b: <100%>.json", "none.json"])
  }

  @Test func text() throws {
    let run = try run(["--report", "text"])
    #expect(run.exit == 66)
    #expect(
      run.output == """
        a,b: <100%>.json: the layout differs
          column 0: item 1 ("b"): id "b", now "<b> & \\"%"
        1 of 3 golden files differs

        """)
  }

  @Test func json() throws {
    let run = try run(["--report", "json"])
    #expect(run.exit == 66)
    #expect(
      run.output == """
        {
        "goldens": [
        {"golden":"equal.json","result":"equal"},
        {"golden":"a,b: <100%>.json","result":"different","differences":[{"kind":"column",\
        "column":0,"item":1,"id":"b","values":[{"name":"id","golden":"b","now":"<b> & \\"%"}],\
        "later":{"moved":0,"left":0,"changed":0}}]},
        {"golden":"none.json","result":"failed","exit":66,\
        "message":"none.json: No such file or directory","hints":[]}
        ],
        "equal": 1,
        "different": 1,
        "updated": 0,
        "failed": 1
        }

        """)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect((value as? [String: Any])?["different"] as? Int == 1)
  }

  @Test func github() throws {
    let run = try run(["--report", "github"])
    #expect(run.exit == 66)
    #expect(
      run.output == """
        ::error file=a%2Cb%3A <100%25>.json,title=The layout differs::column 0: item 1 ("b"): id \
        "b", now "<b> & \\"%25"
        ::error file=none.json,title=The golden file could not be checked::none.json: No such file \
        or directory

        """)
  }

  @Test func severalLinesAreOneAnnotation() throws {
    let golden = try GoldenFolder.oneColumn()
    try golden.write("list.json", heights: [10, 14] + Array(repeating: 10, count: 12))
    #expect(
      try golden.check(["--report", "github"]).output == """
        ::error file=golden.json,title=The layout differs::column 0: item 1: height 10, now 14 \
        (+4)%0A  12 later items in this column moved by +4%0Acontent height: 260, now 264 (+4)

        """)
    #expect(
      try golden.check(["--report", "json"]).output.contains(
        """
        {"kind":"column","column":0,"item":1,"values":[{"name":"height","golden":10,"now":14}],\
        "later":{"moved":12,"x":[0,0],"y":[4,4],"left":0,"changed":0}},\
        {"kind":"part","part":"content size","values":[{"name":"height","golden":260,"now":264}]}
        """))
    #expect(
      try golden.check(["--report", "github", "--update"]).output.hasPrefix("::notice file="))
  }

  @Test func junitHasATestCaseForEachGoldenFile() throws {
    let run = try run(["--report", "junit"])
    #expect(run.exit == 66)
    let report = try JUnitReport(run.output)
    #expect(
      report.suites == [["name": "masonry check", "tests": "3", "failures": "1", "errors": "1"]])
    #expect(report.cases == ["equal.json", "a,b: <100%>.json", "none.json"])
    #expect(report.faults == ["failure", "error"])
    #expect(
      report.texts == [
        "column 0: item 1 (\"b\"): id \"b\", now \"<b> & \\\"%\"",
        "none.json: No such file or directory",
      ])
  }

  @Test func aReportMayGoToAFile() throws {
    let golden = try GoldenFolder.oneColumn()
    let run = try golden.check(["--report", "junit", "-o", "report.xml", "--row-gap", "9"])
    #expect(run.exit == 1)
    #expect(run.output == "")
    #expect(try JUnitReport(golden.folder.text("report.xml")).faults == ["failure"])
    #expect(try golden.check(["-o", "report.txt"]).exit == 0)
    #expect(try golden.folder.text("report.txt") == "")
  }

  @Test func aReportThatCannotBeWrittenIsAFailedWrite() throws {
    let golden = try GoldenFolder.oneColumn()
    let line = "masonry check golden.json --row-gap 9 > /dev/full"
    #expect(try Masonry.shell(line, in: golden.folder.url).exit == 74)
    let pipe = "masonry check golden.json --row-gap 9 | true; echo ${PIPESTATUS[0]}"
    #expect(try Masonry.shell(pipe, in: golden.folder.url).output == "1\n")
  }
}

/// What a JUnit report holds, read as the common schema has it: suites with a name and counts, in
/// them cases with a name and a class, in them at most one failure or error with a message.
private final class JUnitReport: NSObject, XMLParserDelegate {
  private static let content = [
    "": ["testsuites"], "testsuites": ["testsuite"], "testsuite": ["testcase"],
    "testcase": ["failure", "error", "system-out"], "failure": [], "error": [], "system-out": [],
  ]
  private static let attributes = [
    "testsuites": ["tests", "failures", "errors"],
    "testsuite": ["name", "tests", "failures", "errors"], "testcase": ["name", "classname"],
    "failure": ["message", "type"], "error": ["message", "type"], "system-out": [],
  ]

  private(set) var suites: [[String: String]] = []
  private(set) var cases: [String] = []
  private(set) var faults: [String] = []
  private(set) var texts: [String] = []
  private var path = [""]

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError)) in \(text)")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    #expect(Self.content[path.last ?? ""]?.contains(name) == true, "\(path) \(name)")
    #expect(Set(attributes.keys) == Set(Self.attributes[name] ?? ["?"]))
    path.append(name)
    switch name {
    case "testsuite": suites.append(attributes)
    case "testcase": cases.append(attributes["name"] ?? "")
    case "failure", "error":
      faults.append(name)
      texts.append("")
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if path.last == "failure" || path.last == "error" { texts[texts.count - 1] += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
  }
}
