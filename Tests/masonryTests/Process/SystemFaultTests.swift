import Foundation
import Testing

/// What the system does to a run at inconvenient moments.
@Suite struct SystemFaultTests {
  private let record = "[{\"w\": 1, \"h\": 1}]"

  // MARK: Inputs that change

  @Test func aFileThatVanishesBeforeItsTurnIsNoInput() throws {
    let folder = try Folder()
    try folder.write("list.json", record)
    try folder.write("out", "old")
    // The pipe comes first, so the file is there when the run begins and gone when its turn comes.
    let line = """
      mkfifo pipe; masonry pipe list.json --width 320 -o out & run=$!
      exec 3> pipe; rm list.json; echo '\(record)' >&3; exec 3>&-; wait $run
      """
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.exit == 66)
    #expect(run.errors == "masonry: error: list.json: No such file or directory\n")
    #expect(try folder.text("out") == "old")
    #expect(try folder.names == ["out", "pipe"])
  }

  @Test func aFileThatIsRemovedWhileItIsOpenIsReadToItsEnd() throws {
    let folder = try Folder()
    try folder.write("list.json", record)
    let line = "exec 3< list.json; rm list.json; masonry --width 320 --format csv <&3"
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.exit == 0)
    #expect(run.output.hasSuffix("\n0,0,8,8,96,96\n"))
  }

  @Test func aFileThatGrowsIsReadToWhereverItEnds() throws {
    let folder = try Folder()
    let lines = String(repeating: "{\"w\":1,\"h\":1}\n", count: 20_000)
    try folder.write("list.ndjson", lines)
    let line = """
      (for i in $(seq 300); do echo '{"w":1,"h":1}' >> list.ndjson; done) & writer=$!
      masonry list.ndjson --width 320 --format ndjson | tail -n 1 | grep -o '"index":[0-9]*'
      status=${PIPESTATUS[0]}; wait $writer; exit $status
      """
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.exit == 0)
    let last = Int(run.output.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
    #expect(last >= 19_999 && last < 20_300)
  }

  @Test func aFileThatShrinksIsCutOff() throws {
    let folder = try Folder()
    try folder.write("list.json", manyRecords(60_000))
    // Nobody reads the output, so the run waits within the file until it has been cut.
    let line = """
      mkfifo pipe; masonry list.json --width 320 --format csv -o pipe & run=$!
      exec 3< pipe; head -c 4096 <&3 > head; truncate -s 900000 list.json; cat <&3 > rest; wait $run
      """
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.exit == 65)
    #expect(run.errors.hasPrefix("masonry: error: list.json:"))
  }

  @Test func aPipeThatEndsEarlyIsCutOff() throws {
    for text in ["[{\"w\": 1, \"h\": 1},", "{\"w\": 1", "<plist><array>", "( 1,", "bplist00"] {
      let run = try Masonry.run(["--width", "320"], input: text)
      #expect(run.exit == 65, "\(text)")
      #expect(run.output == "", "\(text)")
      #expect(run.errors.hasPrefix("masonry: error: <stdin>:"), "\(text)")
    }
  }

  @Test func aDirectoryAmongTheInputsPrintsNothing() throws {
    let folder = try Folder()
    try folder.write("list.json", record)
    let run = try Masonry.run(["list.json", ".", "--width", "320"], in: folder)
    #expect(run.exit == 66)
    #expect(run.output == "")
    #expect(run.errors == "masonry: error: .: Is a directory\n")
  }

  // MARK: Outputs that take no more

  @Test(arguments: [0, 1, 2, 100, 4095, 4096, 65_535, 65_537, 1 << 20, 1 << 20 + 1, 3_000_000])
  func aPipeThatIsClosedAnywhereEndsQuietly(_ length: Int) throws {
    let folder = try Folder()
    try folder.write("big.json", manyRecords(60_000))
    let line = """
      masonry big.json --width 320 | head -c \(length) > part; status=${PIPESTATUS[0]}
      masonry big.json --width 320 -o whole; cmp -n \(length) part whole; exit $status
      """
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.exit == 0)
    #expect(run.output == "")
    #expect(run.errors == "")
    #expect(try folder.text("part").utf8.count == length)
  }

  #if os(Linux)
    @Test(arguments: [
      "layout --format svg", "hit --point 1,1", "scroll --height 100 --offset 0..90:1", "sweep",
      "sweep --format json", "sweep --columns 1..3 --format svg",
    ])
    func aFullDiskIsSilentInNoCommand(_ arguments: String) throws {
      let run = try Masonry.shell(
        "echo '\(record)' | masonry \(arguments) --width 320 > /dev/full")
      #expect(run.exit == 74)
      #expect(
        run.errors == "masonry: error: <stdout>: write failed: No space left on device\n")
    }

    @Test(arguments: ["check", "check --report junit", "diff l.json", "diff --report json l.json"])
    func aFullDiskHidesNoDifference(_ arguments: String) throws {
      let folder = try Folder()
      try folder.write("list.json", record)
      let line = """
        masonry list.json --width 320 | sed 's/"height":96/"height":97/' > l.json
        masonry list.json --width 320 > other.json
        masonry \(arguments) \(arguments.hasPrefix("diff") ? "other.json" : "l.json") > /dev/full
        """
      let run = try Masonry.shell(line, in: folder.url)
      #expect(run.exit == 74)
      #expect(
        run.errors == "masonry: error: <stdout>: write failed: No space left on device\n")
    }

    @Test(arguments: ["json", "ndjson", "csv", "tsv", "plist", "text"], ["1", "60000"])
    func aFullDiskIsSilentInNoFormat(_ format: String, _ count: String) throws {
      let folder = try Folder()
      try folder.write("list.json", manyRecords(Int(count) ?? 1))
      let line = "masonry list.json --width 320 --format \(format) > /dev/full"
      let run = try Masonry.shell(line, in: folder.url)
      #expect(run.exit == 74)
      #expect(
        run.errors == "masonry: error: <stdout>: write failed: No space left on device\n")
    }
  #endif

  @Test(arguments: [0, 1, 900])
  func aFileThatCannotBeWrittenWholeStaysAsItWas(_ blocks: Int) throws {
    let folder = try Folder()
    try folder.write("big.json", manyRecords(60_000))
    try folder.write("out", "old")
    // The pipe keeps the message out of files, to which the limit applies as well.
    let line = """
      (ulimit -f \(blocks); masonry big.json --width 320 -o out 2>&1) | cat >&2
      exit ${PIPESTATUS[0]}
      """
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.exit == 74)
    #expect(run.errors == "masonry: error: out: write failed: File too large\n")
    #expect(try folder.text("out") == "old")
    #expect(try folder.names == ["big.json", "out"])
  }

  @Test func theInputMustNotBeWrittenOverInPlace() throws {
    let folder = try Folder()
    try folder.write("list.json", record)
    let run = try Masonry.shell(
      "masonry --width 320 < list.json 1<> list.json", in: folder.url)
    #expect(run.exit == 64)
    #expect(run.errors.hasPrefix("masonry: error: <stdin>: the input is also the output\n"))
    #expect(try folder.text("list.json") == record)
  }

  @Test func anInputThatTheShellHasEmptiedIsEmpty() throws {
    let folder = try Folder()
    try folder.write("list.json", record)
    let run = try Masonry.shell("masonry list.json --width 320 > list.json", in: folder.url)
    #expect(run.exit == 65)
    #expect(run.errors.hasPrefix("masonry: error: list.json: the input is empty\n"))
  }

  // MARK: Signals

  @Test func signalsOfNoConcernChangeNothing() throws {
    let folder = try Folder()
    try folder.write("big.json", manyRecords(60_000))
    let line = """
      mkfifo in
      '\(Masonry.program.path)' in --width 320 > slow 2> errors & run=$!
      (while kill -WINCH $run && kill -CHLD $run && kill -URG $run && kill -STOP $run \
        && kill -CONT $run; do sleep 0.001; done) 2> /dev/null & storm=$!
      (head -c 700000 big.json; sleep 0.3; tail -c +700001 big.json) > in
      wait $run; status=$?; wait $storm 2> /dev/null
      masonry big.json --width 320 | sed 's/"big.json"/"in"/' | cmp - slow; cat errors; exit $status
      """
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.exit == 0)
    #expect(run.output == "")
    #expect(run.errors == "")
  }

  #if os(Linux)
    @Test(.enabled(if: Interposer.isPossible, "there is no compiler of C"))
    func callsThatAreInterruptedOrDoLittleLoseNothing() throws {
      let folder = try Folder()
      try folder.write("big.json", manyRecords(60_000))
      try folder.write("calls.c", Interposer.source)
      let line = """
        clang -shared -fPIC -o calls.so calls.c && masonry big.json --width 320 > calm
        LD_PRELOAD=./calls.so masonry big.json --width 320 > direct || exit
        LD_PRELOAD=./calls.so masonry big.json --width 320 -o replaced || exit
        cmp calm direct && cmp calm replaced
        """
      let run = try Masonry.shell(line, in: folder.url)
      #expect(run.exit == 0)
      #expect(run.output == "")
      #expect(run.errors == "")
    }
  #endif

  // MARK: Memory

  #if os(Linux)
    @Test(arguments: [
      ("[{\"w\":2,\"rest\":[", "1],\"h\":1}]", ""),
      ("{\"a\":{\"rows\":[", "{\"w\":2,\"h\":1}]}}", "--items a.rows"),
      ("[{\"w\":2,\"rest\":\"", "\",\"h\":1}]", ""),
      (
        "<array><dict><key>w</key><real>2</real><key>rest</key><string>",
        "</string><key>h</key><real>1</real></dict></array>", ""
      ),
    ])
    func thirtyMegabytesNeedNoMoreMemoryThanFew(
      _ start: String, _ end: String, _ options: String
    ) throws {
      // Commas make elements of an array, and text of a string.
      let filler = start.hasSuffix("[") ? "{\"w\":2,\"h\":1}," : "aaaaaaaaaaaaaa,"
      let line = """
        ulimit -v 150000
        (printf '%s' '\(start)'; yes '\(filler)' | head -c 30000000 | tr -d '\\n'
          printf '%s' '\(end)') \
          | masonry --width 320 --columns 1 --format csv --quiet \(options) | tail -n 1
        exit ${PIPESTATUS[1]}
        """
      let run = try Masonry.shell(line)
      #expect(run.exit == 0)
      #expect(run.errors == "")
      #expect(run.output.hasSuffix(",304,152\n"))
    }
  #endif
}

#if os(Linux)
  /// A library that makes a third of all reads and writes fail as if a signal came or nothing were
  /// ready, and all others do only a part of what they are asked for.
  private enum Interposer {
    static var isPossible: Bool {
      (try? Masonry.shell("command -v clang > /dev/null").exit) == 0
    }

    static let source = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <errno.h>
      #include <unistd.h>
      static unsigned state = 1;
      static unsigned next(void) { return (state = state * 1103515245u + 12345u) >> 16; }
      #define DISTURB(name, pointer) \
        ssize_t name(int file, pointer bytes, size_t count) { \
          static ssize_t (*real)(int, pointer, size_t); \
          if (!real) real = dlsym(RTLD_NEXT, #name); \
          if (next() % 3 == 0) { errno = next() % 2 ? EINTR : EAGAIN; return -1; } \
          size_t part = 1 + next() % 5000; \
          return real(file, bytes, count < part ? count : part); \
        }
      DISTURB(read, void *)
      DISTURB(write, const void *)

      """
  }
#endif
