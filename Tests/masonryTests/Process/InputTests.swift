import Foundation
import Testing

/// How the program deals with the files that it reads.
@Suite struct InputTests {
  private let frames = """
    "frames": [
    {"index":0,"column":0,"x":8,"y":8,"width":96,"height":96},
    {"index":1,"column":1,"x":112,"y":8,"width":96,"height":48},
    {"index":2,"column":2,"x":216,"y":8,"width":96,"height":48},
    {"index":3,"column":1,"x":112,"y":64,"width":96,"height":96}
    ],
    "contentSize": {"width":320,"height":168}

    """
  private let records = """
    [{"w": 100, "h": 100}, {"w": 200, "h": 100}, {"w": 100, "h": 50}, {"w": 10, "h": 10}]
    """

  @Test func aFileIsLaidOut() throws {
    let folder = try Folder()
    try folder.write("list.json", records)
    let run = try Masonry.run(["list.json", "--width", "320"], in: folder)
    #expect(run.exit == 0)
    #expect(run.errors == "")
    #expect(run.output.hasSuffix(frames + "}\n"))
    #expect(run.output.hasPrefix("{\n\"schema\": 1,\n\"input\": [\"list.json\"],\n"))
  }

  @Test(arguments: [[], ["-"]])
  func standardInputIsLaidOut(_ arguments: [String]) throws {
    let run = try Masonry.run(arguments + ["--width", "320"], input: records)
    #expect(run.exit == 0)
    #expect(run.errors == "")
    #expect(run.output.hasSuffix(frames + "}\n"))
  }

  @Test func severalFilesAreOneList() throws {
    let folder = try Folder()
    try folder.write("a.json", "[{\"w\": 100, \"h\": 100}, {\"w\": 200, \"h\": 100}]")
    try folder.write("b.json", "[]")
    try folder.write("c.json", "{\"w\": 10, \"h\": 10}")
    let line = "printf '[{\"w\":100,\"h\":50}]' | masonry a.json b.json - c.json --width 320"
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.exit == 0)
    #expect(run.output.hasSuffix(frames + "}\n"))
  }

  @Test func anErrorNamesTheRecordOverAllFiles() throws {
    let folder = try Folder()
    try folder.write("a.json", "[{\"w\": 100, \"h\": 100},\n{\"w\": 200, \"h\": 100}]")
    try folder.write("b.json", "[\n{\"w\": -3, \"h\": 100}]")
    let run = try Masonry.run(["a.json", "b.json", "--width", "320"], in: folder)
    #expect(run.exit == 65)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        "masonry: error: b.json:2:7: record 2: \"w\" must be a positive number, found -3\n"))
  }

  @Test func aMissingFileIsNoInput() throws {
    let folder = try Folder()
    let run = try Masonry.run(["none.json", "--width", "320"], in: folder)
    #expect(run.exit == 66)
    #expect(run.output == "")
    #expect(run.errors == "masonry: error: none.json: No such file or directory\n")
  }

  @Test func aMissingSecondFilePrintsNothing() throws {
    let folder = try Folder()
    try folder.write("list.json", records)
    let run = try Masonry.run(["list.json", "none.json", "--width", "320"], in: folder)
    #expect(run.exit == 66)
    #expect(run.output == "")
  }

  @Test func aDirectoryIsNoInput() throws {
    let folder = try Folder()
    let run = try Masonry.run([".", "--width", "320"], in: folder)
    #expect(run.exit == 66)
    #expect(run.errors == "masonry: error: .: Is a directory\n")
    let redirected = try Masonry.shell("masonry --width 320 < .", in: folder.url)
    #expect(redirected.exit == 66)
    #expect(redirected.errors == "masonry: error: <stdin>: Is a directory\n")
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func anUnreadableFileIsNoInput() throws {
    let folder = try Folder()
    try folder.write("list.json", records)
    #expect(chmod(folder.path("list.json"), 0) == 0)
    let run = try Masonry.run(["list.json", "--width", "320"], in: folder)
    #expect(run.exit == 66)
    #expect(run.errors == "masonry: error: list.json: Permission denied\n")
  }

  #if os(Linux)
    @Test func aFileThatCannotBeReadToItsEndIsNoInput() throws {
      // Opening the memory of a process works; nothing is mapped at its start.
      let run = try Masonry.run(["/proc/self/mem", "--width", "320"])
      #expect(run.exit == 66)
      #expect(run.errors == "masonry: error: /proc/self/mem: Input/output error\n")
    }
  #endif

  @Test func aClosedStandardInputIsNoInput() throws {
    let run = try Masonry.shell("masonry --width 320 <&-")
    #expect(run.exit == 66)
    #expect(run.errors == "masonry: error: <stdin>: Bad file descriptor\n")
  }

  @Test func noInputAtAllIsBadDataAndAnEmptyListIsNot() throws {
    let nothing = try Masonry.run(["--width", "320"], input: "")
    #expect(nothing.exit == 65)
    #expect(nothing.errors.hasPrefix("masonry: error: <stdin>: the input is empty\n"))
    let list = try Masonry.run(["--width", "320"], input: "[]")
    #expect(list.exit == 0)
    #expect(list.output.contains("\"contentSize\": {\"width\":320,\"height\":16}"))
  }

  @Test func aNameWithALineBreakStaysOnOneLine() throws {
    let run = try Masonry.run(["a\nb.json", "--width", "320"])
    #expect(run.errors == "masonry: error: a\\nb.json: No such file or directory\n")
  }

  @Test func leftOutRecordsAreCounted() throws {
    let input = "[{\"w\":1,\"h\":1},{\"w\":0,\"h\":1},{\"w\":1},{\"w\":1,\"h\":1}]"
    let arguments = ["--width", "320", "--on-invalid", "skip"]
    let run = try Masonry.run(arguments, input: input)
    #expect(run.exit == 0)
    #expect(run.errors == "masonry: warning: 2 of 4 records were left out\n")
    #expect(run.output.contains("{\"index\":3,"))
    #expect(try Masonry.run(arguments + ["--quiet"], input: input).errors == "")
  }
}
