import Foundation

/// One table of what was measured, printed in Markdown row by row.
struct Table {
  init(_ title: String) {
    let head = """

      ### \(title)

      | what | masonry | beside it | ratio | must be |
      |---|---|---|---|---|

      """
    FileHandle.standardOutput.write(Data(head.utf8))
  }

  /// A row; `ratio` is how many times better masonry is unless `goal` says otherwise.
  func row(
    _ what: String, _ own: String, beside other: String = "", ratio: Double? = nil,
    goal: String = ""
  ) {
    let ratio = ratio.map { String(format: $0 < 10 ? "%.2f" : "%.0f", $0) + "×" } ?? ""
    // Unbuffered, so that each row shows when it is measured.
    let line = "| \(what) | \(own) | \(other) | \(ratio) | \(goal) |\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }
}

func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1e3) }
func nanoseconds(_ seconds: Double, per count: Int) -> String {
  String(format: "%.1f ns", seconds * 1e9 / Double(count))
}
func megabytesPerSecond(_ bytes: Int, in seconds: Double) -> String {
  String(format: "%.0f MB/s", Double(bytes) / 1e6 / seconds)
}
func mebibytes(_ bytes: Int) -> String { String(format: "%.1f MiB", Double(bytes) / 1_048_576) }
