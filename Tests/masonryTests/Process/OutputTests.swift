import Foundation
import Testing

/// How the program deals with the place that it writes to.
@Suite struct OutputTests {
  private let record = "[{\"w\": 1, \"h\": 1}]"

  @Test func aClosedPipeEndsQuietly() throws {
    let folder = try Folder()
    try folder.write("big.json", manyRecords(100_000))
    let line = "masonry big.json --width 320 | head -n 1; echo ${PIPESTATUS[0]}"
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.output == "{\n0\n")
    #expect(run.errors == "")
  }

  @Test func aClosedPipeStopsTheReading() throws {
    // Without an end of the input the run could only end because of the pipe.
    let line = """
      (echo '['; while echo '{"w":1,"h":1},'; do :; done) 2>/dev/null \
        | masonry --width 320 --format ndjson | head -n 1
      """
    let run = try Masonry.shell(line)
    #expect(run.output.hasPrefix("{\"index\":0,"))
    #expect(run.errors == "")
  }

  @Test func aClosedStandardOutputIsAFailedWrite() throws {
    let run = try Masonry.shell("echo '\(record)' | masonry --width 320 >&-")
    #expect(run.exit == 74)
    #expect(run.errors == "masonry: error: <stdout>: write failed: Bad file descriptor\n")
  }

  @Test func aSlowReaderGetsEverything() throws {
    let folder = try Folder()
    try folder.write("big.json", manyRecords(60_000))
    let slow = """
      masonry big.json --width 320 | (sleep 1; dd bs=4000 count=20 2>/dev/null; sleep 1; cat)
      """
    let run = try Masonry.shell(slow, in: folder.url)
    let file = try Masonry.shell("masonry big.json --width 320 -o out", in: folder.url)
    #expect(file.exit == 0)
    #expect(run.output.count > 1 << 21)
    #expect(run.output == (try folder.text("out")))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/perl")))
  func anOutputThatRefusesToWaitGetsEverything() throws {
    let folder = try Folder()
    try folder.write("big.json", manyRecords(60_000))
    let line = """
      (
        perl -e 'use Fcntl; fcntl(STDOUT, F_SETFL, O_WRONLY | O_NONBLOCK) or die'
        masonry big.json --width 320 -o /dev/stdout
      ) | (sleep 1; cat)
      """
    let run = try Masonry.shell(line, in: folder.url)
    let file = try Masonry.shell("masonry big.json --width 320 -o out", in: folder.url)
    #expect(file.exit == 0)
    #expect(run.errors == "")
    #expect(run.output == (try folder.text("out")))
  }

  @Test func aFailingRunPrintsNothing() throws {
    let folder = try Folder()
    // Some hundred kilobytes of frames come before the fault.
    try folder.write("list.json", manyRecords(6_000).replacing("]\n", with: ",{\"w\":-1,\"h\":1}]"))
    let run = try Masonry.run(["list.json", "--width", "320"], in: folder)
    #expect(run.exit == 65)
    #expect(run.output == "")
    #expect(run.errors.contains(": record 6000: "))
  }

  @Test func aLargeRunThatFailsIsLeftUnclosed() throws {
    let folder = try Folder()
    try folder.write(
      "list.json", manyRecords(60_000).replacing("]\n", with: ",{\"w\":-1,\"h\":1}]"))
    let run = try Masonry.run(["list.json", "--width", "320"], in: folder)
    #expect(run.exit == 65)
    #expect(run.output.count > 1 << 20)
    #expect(!run.output.contains("]" + ",\n\"contentSize\""))
    #expect(run.errors.contains(": record 60000: "))
  }

  #if os(Linux)
    @Test(arguments: ["> /dev/full", "-o /dev/full", "-o /dev/stdout > /dev/full"])
    func aFullDiskIsNeverSilent(_ place: String) throws {
      let run = try Masonry.shell("echo '\(record)' | masonry --width 320 \(place)")
      #expect(run.exit == 74)
      #expect(run.errors.hasSuffix(": write failed: No space left on device\n"))
    }

    @Test(arguments: ["--help", "-h", "--version"])
    func aFullDiskIsNotSilentAboutHelp(_ option: String) throws {
      #expect(try Masonry.shell("masonry \(option) > /dev/full").exit == 74)
    }

    @Test func aFullDiskStopsALargeRun() throws {
      let folder = try Folder()
      try folder.write("big.json", manyRecords(100_000))
      let run = try Masonry.shell("masonry big.json --width 320 > /dev/full", in: folder.url)
      #expect(run.exit == 74)
    }
  #endif

  @Test func aFileSizeLimitIsAFailedWrite() throws {
    let folder = try Folder()
    try folder.write("big.json", manyRecords(60_000))
    let line = "ulimit -f 1000; masonry big.json --width 320 -o out"
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.exit == 74)
    #expect(run.errors == "masonry: error: out: write failed: File too large\n")
    #expect(try folder.names == ["big.json"])
  }

  @Test func theInputMustNotBeAppendedTo() throws {
    let folder = try Folder()
    try folder.write("list.json", record)
    let run = try Masonry.shell("masonry list.json --width 320 >> list.json", in: folder.url)
    #expect(run.exit == 64)
    #expect(run.errors.hasPrefix("masonry: error: list.json: the input is also the output\n"))
    #expect(try folder.text("list.json") == record)
  }
}
