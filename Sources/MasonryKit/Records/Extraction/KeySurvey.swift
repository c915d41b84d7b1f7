/// The keys of a record without a size, and two paths in it that look like one.
struct KeySurvey {
  private static let deepest = 4

  /// Keys of the record itself, in document order.
  private(set) var keys: [String] = []
  /// The first two keys of one dictionary that differ only in "width" and "height" and hold
  /// something.
  private(set) var pair: RecordError.SizePaths?

  /// Reads the dictionary at the cursor, whose path from the record is `steps`.
  mutating func read<Cursor: DocumentCursor>(
    _ cursor: inout Cursor, at steps: [RecordPath.Step]
  ) throws(RecordError) {
    var widths: [String] = []
    var heights: [String] = []
    var isFirst = true
    try cursor.enter()
    while try cursor.nextKey(isFirst: isFirst) {
      isFirst = false
      let key = String(decoding: cursor.key, as: UTF8.self)
      if steps.isEmpty { keys.append(key) }
      switch try cursor.kind() {
      case .dictionary where steps.count < Self.deepest && pair == nil:
        try read(&cursor, at: steps + [.key(key)])
      case .number, .string:
        if key.lowercased().hasSuffix("width") { widths.append(key) }
        if key.lowercased().hasSuffix("height") { heights.append(key) }
        try cursor.skip()
      default:
        try cursor.skip()
      }
      if pair == nil { pair = Self.match(widths, heights, at: steps) }
    }
  }

  /// Two keys with the same beginning.
  private static func match(
    _ widths: [String], _ heights: [String], at steps: [RecordPath.Step]
  ) -> RecordError.SizePaths? {
    for width in widths {
      for height in heights where width.dropLast(5) == height.dropLast(6) {
        return RecordError.SizePaths(
          width: RecordPath.text(of: steps + [.key(width)]),
          height: RecordPath.text(of: steps + [.key(height)]))
      }
    }
    return nil
  }
}
