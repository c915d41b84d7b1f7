import Foundation
import Testing

/// What the README and the documentation show on a console is what happens there.
@Suite struct ConsoleExampleTests {
  /// Where the program is, and stand-ins for programs that a machine may lack.
  private let prelude = """
    PATH='\(Masonry.program.deletingLastPathComponent().path)':$PATH
    exiftool() { cat Tests/Fixtures/Documents/exiftool.json; }
    exec 2>&1

    """

  /// A folder in which a page's examples may leave files, with the package's own in sight.
  private func makeFolder() throws -> Folder {
    let folder = try Folder()
    for name in ["Examples", "Tests"] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent(name),
        withDestinationURL: Masonry.package.appendingPathComponent(name))
    }
    return folder
  }

  private func isThere(_ program: String) throws -> Bool {
    try Masonry.shell("command -v \(program)").exit == 0
  }

  @Test(arguments: MarkdownPage.all)
  func examplesPrintWhatIsShown(page: MarkdownPage) throws {
    let folder = try makeFolder()
    let hasJQ = try isThere("jq")
    for example in page.examples where hasJQ || !example.command.contains("jq ") {
      let run = try Masonry.shell(prelude + example.command, in: folder.url)
      #expect(run.output == example.output, "\(page.path): \(example.command)")
    }
  }

  @Test func thereAreExamplesToRun() {
    #expect(MarkdownPage.all.count >= 8)
    #expect(MarkdownPage.all.map(\.examples.count).reduce(0, +) >= 50)
  }
}
