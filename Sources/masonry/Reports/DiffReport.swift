import MasonryKit

/// A report of what moved, whose lines are made one at a time: there may be millions.
struct DiffReport {
  /// What stands before the lines.
  let head: String
  /// The line of the change at a position.
  let line: (Int) -> String
  /// What stands behind the lines.
  let tail: String

  /// Prints the report with a line for each of `count` changes.
  func print(count: Int, to path: String?) throws(Failure) {
    try withOutput(to: path) { (sink) throws(Failure) in
      var text = TextBuffer()
      text.append(head)
      for position in 0..<count {
        text.append(line(position))
        if text.count > sink.patience {
          try sink.writeOrFail(text.bytes)
          text.removeAll()
        }
      }
      text.append(tail)
      try sink.writeOrFail(text.bytes)
    }
  }
}
