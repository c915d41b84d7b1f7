/// A container that is open on the way to the records.
struct SelectionLevel {
  /// What is taken from the container.
  enum Role {
    /// Every element is a record.
    case records
    /// Every element of a top-level array is a record; two bare numbers are ambiguous.
    case topLevelRecords
    /// The value of one key.
    case key(KeyPattern)
    /// One element.
    case index(Int)
    /// Every element.
    case elements
    /// Every value of a dictionary or an array.
    case values(isDictionary: Bool)
  }

  var role: Role
  /// Number of the path's steps that lead to the values of the container.
  let step: Int
  var isFirst = true
  /// Number of values met.
  var count = 0
  /// Whether the key has been met.
  var isFound = false
  /// Number of values that were bare numbers.
  var bareNumbers = 0
}

extension RecordExtractor {
  /// Moves to the next record, wherever the path to the records leads; false at the end.
  @inline(__always)
  mutating func moveToRecord() throws(RecordError) -> Bool {
    // Nearly always the next element of the array that the last record came from.
    if let last = levels.indices.last, case .records = levels[last].role {
      if try cursor.nextElement(isFirst: levels[last].isFirst) {
        levels[last].isFirst = false
        return true
      }
      levels.removeLast()
    } else if levels.isEmpty, !isEmpty, query.items == nil {
      // Or the next line of NDJSON.
      guard try cursor.nextDocument() else { return false }
      return try isTopLevelRecord(try cursor.kind()) ? true : try moveToRecordSlowly()
    }
    return try moveToRecordSlowly()
  }

  @inline(never)
  private mutating func moveToRecordSlowly() throws(RecordError) -> Bool {
    while true {
      if let last = levels.indices.last {
        guard try moveWithin(level: last) else {
          levels.removeLast()
          continue
        }
        if try isRecord(afterSteps: levels[last].step) { return true }
      } else {
        guard try cursor.nextDocument() else { return false }
        noteValue()
        if try isRecord(afterSteps: 0) { return true }
      }
    }
  }

  /// Moves to the next value that a level selects; false at its container's end.
  private mutating func moveWithin(level: Int) throws(RecordError) -> Bool {
    switch levels[level].role {
    case .records, .elements:
      return try moveToElement(level: level)
    case .topLevelRecords:
      return try moveToTopLevelElement(level: level)
    case .values(let isDictionary):
      return isDictionary ? try moveToKey(level: level) : try moveToElement(level: level)
    case .index(let index):
      while try moveToElement(level: level) {
        if levels[level].count - 1 == index { return true }
        try pass(along: query.items, step: levels[level].step - 1, last: .index(0))
      }
      return false
    case .key(let pattern):
      return try moveToKey(pattern, level: level)
    }
  }

  private mutating func moveToElement(level: Int) throws(RecordError) -> Bool {
    let isFirst = levels[level].isFirst
    levels[level].isFirst = false
    levels[level].count += 1
    return try cursor.nextElement(isFirst: isFirst)
  }

  private mutating func moveToKey(level: Int) throws(RecordError) -> Bool {
    let isFirst = levels[level].isFirst
    levels[level].isFirst = false
    return try cursor.nextKey(isFirst: isFirst)
  }

  private mutating func moveToKey(
    _ pattern: KeyPattern, level: Int
  ) throws(RecordError) -> Bool {
    while try moveToKey(level: level) {
      let key = cursor.key
      if pattern.matches(key, word: KeyPattern.word(of: key)) {
        if levels[level].isFound {
          let name = String(decoding: pattern.bytes, as: UTF8.self)
          throw RecordError(
            .repeatedKey(name), at: cursor.location(ofOffset: cursor.offset))
        }
        levels[level].isFound = true
        return true
      }
      let name = hasMatched ? "" : String(decoding: key, as: UTF8.self)
      try pass(along: query.items, step: levels[level].step - 1, last: .key(name))
    }
    return false
  }

  /// The next element of a top-level array, unless the array ends and was `[w, h]`.
  private mutating func moveToTopLevelElement(level: Int) throws(RecordError) -> Bool {
    if try moveToElement(level: level) {
      if levels[level].count <= 3 {
        let kind = try cursor.kind()
        if levels[level].count == 1 { pairLocation = cursor.location(ofOffset: cursor.offset) }
        if kind == .number || kind == .string { levels[level].bareNumbers += 1 }
      } else {
        levels[level].role = .records
      }
      return true
    }
    // The count includes the call that found the end.
    if levels[level].count == 3, levels[level].bareNumbers == 2 {
      throw RecordError(.ambiguousPair, at: pairLocation)
    }
    return false
  }

  /// Whether the value at the cursor, reached by the first `step` steps, is a record. Where it is a
  /// container on the way it is entered, and what leads nowhere is passed over.
  private mutating func isRecord(afterSteps step: Int) throws(RecordError) -> Bool {
    let kind = try cursor.kind()
    if let last = levels.last {
      switch last.role {
      case .records, .topLevelRecords: return true
      default: break
      }
    }
    guard let path = query.items else { return try isTopLevelRecord(kind) }
    if step == path.steps.count { return try isSelected(kind, path) }
    let role: SelectionLevel.Role? =
      switch (path.steps[step], kind) {
      case (.key(let key), .dictionary): .key(KeyPattern(bytes: Array(key.utf8), node: 0))
      case (.index(let index), .array): .index(index)
      case (.elements, .array): .elements
      case (.values, .dictionary): .values(isDictionary: true)
      case (.values, .array): .values(isDictionary: false)
      default: nil
      }
    guard let role else {
      try pass(along: path, step: step, last: nil)
      return false
    }
    noteMatchOfEmptyArray(step: step, path)
    try enter(as: role, step: step + 1)
    return false
  }

  /// A path that ends in `[]` or `*` has found what it names once its last container is there.
  private mutating func noteMatchOfEmptyArray(step: Int, _ path: RecordPath) {
    if step == path.steps.count - 1, path.selectsValuesThemselves { hasMatched = true }
  }

  private mutating func enter(as role: SelectionLevel.Role, step: Int) throws(RecordError) {
    try cursor.enter()
    levels.append(SelectionLevel(role: role, step: step))
  }

  /// Without a path: the elements of top-level arrays, and top-level dictionaries.
  private mutating func isTopLevelRecord(_ kind: ValueKind) throws(RecordError) -> Bool {
    switch kind {
    case .array:
      hasMatched = true
      try enter(as: .topLevelRecords, step: 0)
      return false
    case .dictionary:
      return true
    default:
      let location = cursor.location(ofOffset: cursor.offset)
      let scalar = try cursor.scalar()
      throw RecordError(.notARecord(found: describe(scalar)), at: location)
    }
  }

  /// The value at the end of the path: an array stands for its elements unless it was selected by
  /// `[]`, `*` or `.`, and null is nothing.
  private mutating func isSelected(
    _ kind: ValueKind, _ path: RecordPath
  ) throws(RecordError) -> Bool {
    if path.selectsValuesThemselves {
      hasMatched = true
      return true
    }
    if kind == .null {
      try cursor.skip()
      return false
    }
    hasMatched = true
    if kind != .array { return true }
    try enter(as: .records, step: path.steps.count)
    return false
  }

  /// Passes over a value beside the path. Until the path has matched, notes the arrays in it, by
  /// the `step` steps that led to its container and the `last` one to itself.
  private mutating func pass(
    along path: RecordPath?, step: Int, last: RecordPath.Step?
  ) throws(RecordError) {
    if hasMatched || survey.isFull { return try cursor.skip() }
    let steps = Array(path?.steps.prefix(step) ?? []) + (last.map { [$0] } ?? [])
    try survey.pass(&cursor, at: steps)
  }
}
