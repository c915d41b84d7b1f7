import Foundation
import Testing

/// Exit codes and the form of messages that belong to no input or output.
@Suite struct ExitTests {
  @Test func usageErrorsExitWith64() throws {
    let run = try Masonry.run(["--widht", "320"])
    #expect(run.exit == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("masonry: error: "))
  }

  @Test func aMisspeltCommandIsNamed() throws {
    let folder = try Folder()
    let run = try Masonry.run(["scrol", "a.json"], in: folder)
    #expect(run.exit == 64)
    #expect(
      run.errors == """
        masonry: error: there is no command and no file "scrol"
        hint: did you mean scroll?

        """)
    let later = try Masonry.run(["scrol", "--width", "320"], in: folder)
    #expect(later.exit == 66)
    #expect(
      later.errors == """
        masonry: error: scrol: No such file or directory
        hint: did you mean the command scroll?

        """)
    try folder.write("scrol", "[[1,1,1]]")
    #expect(try Masonry.run(["scrol"], in: folder).errors.contains("--width is required"))
  }

  @Test func columnsThatDoNotFitAreAUsageErrorWithTheNumbers() throws {
    let run = try Masonry.run(["--width", "30"], input: "[]")
    #expect(run.exit == 64)
    #expect(run.output == "")
    #expect(
      run.errors == """
        masonry: error: 3 columns do not fit: (14 - 2 * 8) / 3 leaves each a width of \
        -0.6666666666666666
        hint: a larger --width, fewer --columns or smaller margins and gaps make room

        """)
  }

  @Test(arguments: ["-h", "--help", "--version"])
  func helpGoesToStandardOutput(_ option: String) throws {
    let run = try Masonry.run([option])
    #expect(run.exit == 0)
    #expect(run.output.contains("masonry"))
    #expect(run.errors == "")
  }

  @Test func errorsAreColouredOnDemandOnly() throws {
    let plain = try Masonry.run(["none.json", "--width", "320"])
    #expect(plain.errors == "masonry: error: none.json: No such file or directory\n")
    let coloured = try Masonry.run(["none.json", "--width", "320", "--color", "always"])
    #expect(
      coloured.errors
        == "masonry: \u{1B}[1;31merror:\u{1B}[0m none.json: No such file or directory\n")
  }

  @Test func aContentHeightBeyondAllNumbersNamesTheRecord() throws {
    let input = "[{\"w\":1,\"h\":1},{\"w\":1e-200,\"h\":1e200}]"
    let run = try Masonry.run(["--width", "320", "--columns", "1"], input: input)
    #expect(run.exit == 65)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("masonry: error: <stdin>: record 1: "))
    #expect(run.errors.contains("finite"))
  }

  @Test func messagesWithoutAStandardErrorGoNowhere() throws {
    let folder = try Folder()
    let line = "masonry none.json --width 320 -o out 2>&-; echo $?; ls"
    let run = try Masonry.shell(line, in: folder.url)
    #expect(run.output == "66\n")
  }
}
