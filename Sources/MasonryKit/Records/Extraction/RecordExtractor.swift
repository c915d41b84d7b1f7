/// Finds the records of a document and turns them into items, over the cursor of any format.
///
/// One pass, no tree: the path to the records is a stack with one level for each step, and the
/// paths into a record are one tree of keys (``FieldPlan``) that each member is looked up in.
package struct RecordExtractor<Cursor: DocumentCursor> {
  var cursor: Cursor
  let query: RecordQuery
  let plan: FieldPlan
  /// The record's own members, the part of the plan that each key is compared with.
  let members: KeyTable
  /// Slots of sizes whose value the layout needs.
  let needed: FieldSlot
  /// The pairs of slots that are searched for a size, best first.
  let pairs: [FieldSlot]
  var values = FieldValues()

  /// Number of items in the batch that is being filled: kept here, and not in the batch, because a
  /// class's property is checked at each access.
  var filled = 0
  /// Containers that are open on the way to the records.
  var levels: [SelectionLevel] = []
  /// Whether the path to the records has led anywhere.
  var hasMatched = false
  /// Arrays met so far that lead nowhere, for the message should nothing be found at all.
  var survey = ArraySurvey()
  /// Where the first value of a top-level array that might be one size stands.
  var pairLocation: SourceLocation?

  package private(set) var isEmpty = true
  /// Index of the input's first record.
  let firstRecord: Int
  package private(set) var recordCount: Int
  package private(set) var skippedCount = 0

  package init(cursor: Cursor, query: RecordQuery, firstRecord: Int) {
    self.cursor = cursor
    self.query = query
    plan = FieldPlan(query)
    members = plan.tables[0]
    let all = plan.nodes[0].allSlots
    pairs = [.firstSize, .secondSize].filter { $0.isSubset(of: all) }
    // An orientation may swap the two, so then both are needed where one is.
    let needsBoth = query.orientation != nil
    needed = FieldSlot.sizes.filter(
      widths: query.needsWidth || (needsBoth && query.needsHeight),
      heights: query.needsHeight || (needsBoth && query.needsWidth))
    self.firstRecord = firstRecord
    recordCount = firstRecord
  }

  /// What ``RecordReader/read(into:)`` does.
  package mutating func read(into batch: ItemBatch) throws(RecordError) -> Bool {
    filled = batch.count
    defer { batch.count = filled }
    while filled < batch.capacity {
      guard try moveToRecord() else {
        if !isEmpty, !hasMatched, let path = query.items {
          throw RecordError(.noMatch(path: path.text, arrays: survey.arrays))
        }
        return false
      }
      try readRecord(into: batch)
    }
    return true
  }

  /// Notes that the input holds something.
  mutating func noteValue() { isEmpty = false }

  /// Reads the record at the cursor.
  @inline(__always)
  private mutating func readRecord(into batch: ItemBatch) throws(RecordError) {
    let kind = try cursor.kind()
    cursor.mark()
    values.reset()
    if kind == .dictionary {
      try cursor.enter()
      try readMembers(of: 0)
    } else if let fault = try readShape(kind) {
      return try settle(fault, into: batch)
    }
    if let fault = append(to: batch) { return try settle(fault, into: batch) }
    recordCount += 1
  }

  /// Does with a record at fault what the query says.
  @inline(never)
  private mutating func settle(
    _ fault: RecordError, into batch: ItemBatch
  ) throws(RecordError) {
    switch query.onInvalid {
    case .error:
      throw fault
    case .skip:
      skippedCount += 1
    case .placeholder(let size):
      appendItem(Item(size: size), to: batch)
    }
    recordCount += 1
  }
}
