import MasonryKit

/// A document as a whole, for tests: what walking over a cursor finds.
indirect enum DocumentTree: Equatable, Sendable {
  case dictionary([Member])
  case array([DocumentTree])
  /// Its value, and its text as the cursor gives it.
  case number(Double, String)
  case string(String)
  /// A bare word of OpenStep that is a JSON number.
  case bareNumber(String)
  case boolean, null, other

  struct Member: Equatable, Sendable {
    let key: String
    let value: DocumentTree

    init(_ key: String, _ value: DocumentTree) {
      self.key = key
      self.value = value
    }
  }

  /// Reads the value that the cursor stands at.
  init<Cursor: DocumentCursor>(at cursor: inout Cursor) throws(RecordError) {
    switch try cursor.kind() {
    case .dictionary:
      try cursor.enter()
      var members: [Member] = []
      while try cursor.nextKey(isFirst: members.isEmpty) {
        let key = String(decoding: cursor.key, as: UTF8.self)
        members.append(Member(key, try DocumentTree(at: &cursor)))
      }
      self = .dictionary(members)
    case .array:
      try cursor.enter()
      var elements: [DocumentTree] = []
      while try cursor.nextElement(isFirst: elements.isEmpty) {
        elements.append(try DocumentTree(at: &cursor))
      }
      self = .array(elements)
    default:
      self = try Self.scalar(at: &cursor)
    }
  }

  private static func scalar<Cursor: DocumentCursor>(
    at cursor: inout Cursor
  ) throws(RecordError) -> DocumentTree {
    switch try cursor.scalar() {
    case .number(let value): .number(value, String(decoding: cursor.text, as: UTF8.self))
    case .string:
      cursor.isBareNumber
        ? .bareNumber(String(decoding: cursor.text, as: UTF8.self))
        : .string(String(decoding: cursor.text, as: UTF8.self))
    case .boolean: .boolean
    case .null: .null
    case .other: .other
    }
  }
}

/// All top-level values.
func documents<Cursor: DocumentCursor>(_ cursor: Cursor) throws(RecordError) -> [DocumentTree] {
  var cursor = cursor
  var trees: [DocumentTree] = []
  while try cursor.nextDocument() { trees.append(try DocumentTree(at: &cursor)) }
  return trees
}

/// Passes over all top-level values and returns their number.
func skipDocuments<Cursor: DocumentCursor>(_ cursor: Cursor) throws(RecordError) -> Int {
  var cursor = cursor
  var count = 0
  while try cursor.nextDocument() {
    try cursor.skip()
    count += 1
  }
  return count
}

/// The fault that reading a whole document ends with, and where; nil where it is read.
func fault<Cursor: DocumentCursor>(_ cursor: Cursor) -> Fault? {
  do throws(RecordError) {
    _ = try documents(cursor)
    return nil
  } catch {
    return Fault(error)
  }
}

/// The same for passing over it.
func skipFault<Cursor: DocumentCursor>(_ cursor: Cursor) -> Fault? {
  do throws(RecordError) {
    _ = try skipDocuments(cursor)
    return nil
  } catch {
    return Fault(error)
  }
}

/// An error as something to compare.
struct Fault: Equatable {
  let reason: RecordError.Reason
  let location: SourceLocation?

  init(_ error: RecordError) {
    reason = error.reason
    location = error.location
  }

  /// A fault of the syntax in a text.
  init(_ fault: SyntaxFault, _ line: Int, _ column: Int) {
    reason = .syntax(fault)
    location = .text(line: line, column: column)
  }

  /// Any fault in a text.
  init(reason: RecordError.Reason, _ line: Int, _ column: Int) {
    self.reason = reason
    location = .text(line: line, column: column)
  }
}
