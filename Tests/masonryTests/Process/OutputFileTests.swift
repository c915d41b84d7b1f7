import Foundation
import Testing

/// What `-o` does.
@Suite struct OutputFileTests {
  private let record = "[{\"w\": 1, \"h\": 1}]"

  private func permissions(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func aNewFileIsCreated() throws {
    let folder = try Folder()
    try folder.write("list.json", record)
    let line = "umask 027; masonry list.json --width 320 -o out.json"
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.exit == 0)
    #expect(run.output == "")
    #expect(try folder.text("out.json").hasPrefix("{\n\"schema\": 1,\n"))
    #expect(try folder.names == ["list.json", "out.json"])
    #expect(try permissions(folder.path("out.json")) == 0o640)
  }

  @Test func theOutputMayBeTheInput() throws {
    let folder = try Folder()
    try folder.write("list.json", record)
    #expect(chmod(folder.path("list.json"), 0o604) == 0)
    let run = try Masonry.run(["list.json", "--width", "320", "-o", "list.json"], in: folder)
    #expect(run.exit == 0)
    #expect(try folder.text("list.json").hasPrefix("{\n\"schema\": 1,\n"))
    #expect(try folder.names == ["list.json"])
    #expect(try permissions(folder.path("list.json")) == 0o604)
  }

  @Test func aLinkIsFollowed() throws {
    let folder = try Folder()
    try folder.write("list.json", record)
    let line = """
      mkdir deep && echo old > deep/real && ln -s real deep/link && ln -s deep/link out
      ln -s deep/new dangling
      masonry list.json --width 320 -o out && masonry list.json --width 320 -o dangling
      """
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.exit == 0)
    #expect(try folder.text("deep/real").hasPrefix("{\n\"schema\": 1,\n"))
    #expect(try folder.text("deep/new").hasPrefix("{\n\"schema\": 1,\n"))
    let manager = FileManager.default
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.path("out")) == "deep/link")
    #expect(try folder.names == ["dangling", "deep", "list.json", "out"])
  }

  @Test func aFailingRunLeavesTheFileAsItWas() throws {
    let folder = try Folder()
    try folder.write(
      "list.json", manyRecords(60_000).replacing("]\n", with: ",{\"w\":-1,\"h\":1}]"))
    try folder.write("out.json", "old")
    let run = try Masonry.run(["list.json", "--width", "320", "-o", "out.json"], in: folder)
    #expect(run.exit == 65)
    #expect(try folder.text("out.json") == "old")
    #expect(try folder.names == ["list.json", "out.json"])
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func anInterruptedRunLeavesTheFileAsItWas(_ signal: String, _ status: Int) throws {
    let folder = try Folder()
    try folder.write("out.json", "old")
    // The input never ends, so the program is at work when the signal comes. Job control keeps
    // the shell from having the signal ignored.
    let line = """
      set -m; mkfifo endless; sleep 60 > endless & sleeper=$!
      '\(Masonry.program.path)' endless --width 320 -o out.json 2> /dev/null & run=$!
      until ls .masonry-*.tmp > /dev/null 2>&1; do sleep 0.05; done
      kill -\(signal) $run; wait $run; echo $?; kill $sleeper
      """
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.output == "\(status)\n")
    #expect(try folder.text("out.json") == "old")
    #expect(try folder.names == ["endless", "out.json"])
  }

  @Test func aSignalThatIsIgnoredStaysIgnored() throws {
    let folder = try Folder()
    let line = """
      trap '' HUP; mkfifo pipe; (sleep 1; echo '\(record)') > pipe &
      '\(Masonry.program.path)' pipe --width 320 -o out.json & run=$!
      until ls .masonry-*.tmp > /dev/null 2>&1; do sleep 0.05; done
      kill -HUP $run; wait $run; echo $?
      """
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.output == "0\n")
    #expect(try folder.names == ["out.json", "pipe"])
  }

  @Test func aMissingFolderCannotBeWrittenTo() throws {
    let folder = try Folder()
    let run = try Masonry.run(
      ["--width", "320", "-o", "none/out.json"], input: record, in: folder)
    #expect(run.exit == 73)
    #expect(
      run.errors
        == "masonry: error: none/out.json: cannot create the output: No such file or directory\n")
  }

  @Test func aFolderCannotBeReplaced() throws {
    let folder = try Folder()
    for path in [".", "new/"] {
      let run = try Masonry.run(["--width", "320", "-o", path], input: record, in: folder)
      #expect(run.exit == 73)
      #expect(run.errors == "masonry: error: \(path): cannot create the output: Is a directory\n")
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everything"))
  func aProtectedFileIsNotReplaced() throws {
    let folder = try Folder()
    try folder.write("out.json", "old")
    #expect(chmod(folder.path("out.json"), 0o444) == 0)
    let run = try Masonry.run(["--width", "320", "-o", "out.json"], input: record, in: folder)
    #expect(run.exit == 73)
    #expect(try folder.text("out.json") == "old")
  }

  @Test func aPipeWithANameIsWrittenDirectly() throws {
    let folder = try Folder()
    let line = """
      mkfifo pipe; cat pipe > copy & echo '\(record)' | masonry --width 320 -o pipe
      status=$?; wait; exit $status
      """
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.exit == 0)
    #expect(try folder.text("copy").hasPrefix("{\n\"schema\": 1,\n"))
    #expect(try folder.names == ["copy", "pipe"])
  }

  @Test func standardOutputByNameContinuesWhereItStands() throws {
    let folder = try Folder()
    let line = "(echo first; echo '\(record)' | masonry --width 320 -o /dev/stdout) > out"
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.exit == 0)
    #expect(try folder.text("out").hasPrefix("first\n{\n\"schema\": 1,\n"))
  }
}
