/// The arrays of a document by their paths, for the message that the records were not found.
///
/// Arrays are noted while a value is passed over, so it costs no second pass. How many and how deep
/// is bounded.
struct ArraySurvey {
  private static let limit = 12
  private static let deepest = 6

  private(set) var arrays: [RecordError.ArraySummary] = []

  /// Whether more arrays would be left out.
  var isFull: Bool { arrays.count >= Self.limit }

  /// Passes over the value at the cursor, whose path is `steps`, and notes its arrays.
  ///
  /// An array's first element stands for all of them: their like is not listed again.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func pass<Cursor: DocumentCursor>(
    _ cursor: inout Cursor, at steps: [RecordPath.Step]
  ) throws(RecordError) {
    if isFull || steps.count > Self.deepest { return try cursor.skip() }
    switch try cursor.kind() {
    case .dictionary:
      try cursor.enter()
      try passMembers(&cursor, at: steps)
    case .array:
      try cursor.enter()
      try passElements(&cursor, at: steps)
    default:
      try cursor.skip()
    }
  }

  /// Passes over what is left of the dictionary that was entered.
  mutating func passMembers<Cursor: DocumentCursor>(
    _ cursor: inout Cursor, at steps: [RecordPath.Step]
  ) throws(RecordError) {
    var isFirst = true
    while try cursor.nextKey(isFirst: isFirst) {
      isFirst = false
      let key = String(decoding: cursor.key, as: UTF8.self)
      try pass(&cursor, at: steps + [.key(key)])
    }
  }

  private mutating func passElements<Cursor: DocumentCursor>(
    _ cursor: inout Cursor, at steps: [RecordPath.Step]
  ) throws(RecordError) {
    let place = arrays.count
    arrays.append(RecordError.ArraySummary(path: RecordPath.text(of: steps), count: 0))
    var count = 0
    while try cursor.nextElement(isFirst: count == 0) {
      if count == 0 {
        try pass(&cursor, at: steps + [.elements])
      } else {
        try cursor.skip()
      }
      count += 1
    }
    arrays[place] = RecordError.ArraySummary(path: RecordPath.text(of: steps), count: count)
  }
}
