@testable import MasonryKit

/// All items of an input, as the tests look at them.
struct ReadItems {
  var sizes: [[Double]] = []
  var indexes: [Int] = []
  var spans: [Int] = []
  var columns: [Int] = []
  var extraHeights: [Double] = []
  var ids: [String?] = []
  var skipped = 0

  /// Reads `bytes` with a query, `chunk` bytes at a time and `capacity` items a batch.
  init(
    _ bytes: [UInt8], _ query: RecordQuery = RecordQuery(), chunk: Int = .max, capacity: Int = 3
  ) throws(RecordError) {
    var reader = try openRecords(
      ArraySource(bytes, chunk: chunk), query: query, firstRecord: 0)
    let batch = ItemBatch(capacity: capacity, contents: query.contents)
    var hasMore = true
    while hasMore {
      batch.removeAll()
      hasMore = try reader.read(into: batch)
      take(batch)
    }
    skipped = reader.skippedCount
    if reader.isEmpty { throw RecordError(.empty) }
  }

  init(
    _ text: String, _ query: RecordQuery = RecordQuery(), chunk: Int = .max, capacity: Int = 3
  ) throws(RecordError) {
    try self.init(Array(text.utf8), query, chunk: chunk, capacity: capacity)
  }

  private mutating func take(_ batch: ItemBatch) {
    for position in 0..<batch.count {
      sizes.append([batch.widths[position], batch.heights[position]])
      indexes.append(batch.indexes[position])
      if batch.contents.contains(.spans) { spans.append(Int(batch.spans[position])) }
      if batch.contents.contains(.columns) { columns.append(Int(batch.columns[position])) }
      if batch.contents.contains(.extraHeights) {
        extraHeights.append(batch.extraHeights[position])
      }
      if batch.contents.contains(.ids) {
        let kind = batch.ids.kind(at: position)
        let text = batch.ids.withText(at: position) { String(decoding: $0, as: UTF8.self) }
        ids.append(kind == .none ? nil : kind == .number ? text : "\"\(text)\"")
      }
    }
  }
}

extension RecordQuery {
  /// A query by the texts of its paths.
  static func paths(
    items: String? = nil, width: String? = nil, height: String? = nil, id: String? = nil,
    span: String? = nil, column: String? = nil, extraHeight: String? = nil,
    orientation: String? = nil, onInvalid: InvalidRecordPolicy = .error
  ) throws -> RecordQuery {
    var query = RecordQuery()
    query.items = try items.map { try RecordPath($0) }
    query.width = try width.map { try RecordPath($0) }
    query.height = try height.map { try RecordPath($0) }
    query.id = try id.map { try RecordPath($0) }
    query.span = try span.map { try RecordPath($0) }
    query.column = try column.map { try RecordPath($0) }
    query.extraHeight = try extraHeight.map { try RecordPath($0) }
    query.orientation = try orientation.map { try RecordPath($0) }
    query.onInvalid = onInvalid
    return query
  }
}

/// The error that `body` throws.
func recordError(_ body: () throws(RecordError) -> Void) -> RecordError? {
  do {
    try body()
    return nil
  } catch {
    return error
  }
}
