import Foundation
import Testing

@testable import masonry

@Suite struct OptionsCompletionTests {
  /// Words of a command line of which the last is being typed, and what bash offers.
  @Test(
    arguments: [
      (["--ti"], ["--tie"]),
      (["--tie", ""], ["first", "cursor", "oldest"]),
      (["--tie", "=", "cu"], ["cursor"]),
      (["--show", "frames,v"], ["frames,visible"]),
      (["scroll", "--reu"], ["--reuse", "--reuse-key"]),
      (["hit", "--offs"], []),
      (["swe"], ["sweep"]),
      (["--width", "3"], []),
    ] as [([String], [String])])
  func bashOffersCommandsOptionsAndChoices(words: [String], expected: [String]) throws {
    let quoted = (["masonry"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(BashCompletions.text)
      compopt() { :; }
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count); COMPREPLY=()
      cd /dev && _masonry && printf '%s\\n' "${COMPREPLY[@]}"
      """
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--norc", "-c", script]
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let offered = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(offered == expected)
  }
}
