import Testing

/// The story that the scroll files in `Examples` tell: a list is pulled down to refresh, then
/// scrolled past its end, on a screen that stands upright or lies on its side.
@Suite struct ScrollStoryTests {
  private func story(_ width: Int, _ height: Int, _ more: [String] = []) throws -> String {
    let run = try Masonry.run(
      [
        "scroll", "Examples/scroll-start.json", "--on-refresh", "Examples/scroll-refresh.json",
        "--on-more", "Examples/scroll-more.json", "--trace", "Examples/scroll-trace.txt",
        "--preset", "waterflow", "--width", "\(width)", "--height", "\(height)",
      ] + more)
    #expect(run.exit == 0)
    #expect(run.errors == "")
    return run.output
  }

  @Test func uprightThereAreThreeColumns() throws {
    #expect(
      try story(320, 480) == """
        {"step":0,"offset":0,"visible":12,"appeared":[0,1,2,3,4,5,6,7,8,9,10,11],"disappeared":[],"created":12,"reused":0,"pooled":0}
        {"step":1,"offset":-30,"visible":12,"appeared":[],"disappeared":[],"created":0,"reused":0,"pooled":0}
        {"step":2,"offset":-60,"visible":12,"appeared":[0,1,2,3,4,5,6,7,8,9,10,11],"disappeared":[0,1,2,3,4,5,6,7,8,9,10,11],"created":12,"reused":0,"pooled":0,"event":"refresh"}
        {"step":3,"offset":0,"visible":12,"appeared":[],"disappeared":[],"created":0,"reused":0,"pooled":0}
        {"step":4,"offset":120,"visible":14,"appeared":[12,13,14],"disappeared":[1],"created":2,"reused":1,"pooled":0}
        {"step":5,"offset":240,"visible":12,"appeared":[15],"disappeared":[0,2,3],"created":0,"reused":1,"pooled":2}
        {"step":6,"offset":300,"visible":10,"appeared":[],"disappeared":[4,5],"created":0,"reused":0,"pooled":4}
        {"step":7,"offset":360,"visible":14,"appeared":[7,8,9,10,11,12,13,14,15,16,17,18,19,20],"disappeared":[6,7,8,9,10,11,12,13,14,15],"created":14,"reused":0,"pooled":0,"event":"more"}
        {"step":8,"offset":480,"visible":13,"appeared":[21],"disappeared":[7,8],"created":0,"reused":1,"pooled":1}
        {"steps":9,"created":40,"reused":3,"peakVisible":14,"peakPooled":4}

        """)
  }

  @Test func onItsSideThereAreFive() throws {
    #expect(
      try story(480, 320, ["--format", "text"]) == """
        step  offset  visible  appeared  disappeared  created  reused  pooled  event
           0       0       12        12            0       12       0       0
           1     -30       12         0            0        0       0       0
           2     -60       14        14           12       14       0       0  refresh
           3       0       16         2            0        2       0       0
           4     120       14         0            2        0       0       2
           5     240       13        13           14       13       0       0  more
           6     300       12         0            1        0       0       1
           7     360       10         0            2        0       0       3
           8     480        4         0            6        0       0       9

        9 steps: 41 cells created, 0 reused, at most 16 visible and 9 pooled

        """)
  }
}
