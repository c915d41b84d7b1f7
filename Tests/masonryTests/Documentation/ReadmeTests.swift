import Testing

/// The README's way in: two commands that anyone can type as they stand.
@Suite struct ReadmeTests {
  @Test func theCommandsToStartWithAreThere() throws {
    let commands = try MarkdownPage("README.md").lines(inBlocksOf: "sh")
    #expect(commands.count == 2)
    #expect(commands.last == "swift test")
    let start = "swift run -c release "
    let first = try #require(commands.first)
    #expect(first.hasPrefix(start + "masonry Examples/shops.json "))
    // The program under test stands in for one that would have to be built first.
    let run = try Masonry.shell(String(first.dropFirst(start.count)))
    #expect(run.exit == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("\n{\"index\":59,"))
  }
}
