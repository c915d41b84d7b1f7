/// Reads the items of an input, one after the other.
///
///     let text = #"[{"w": 200, "h": 275}, {"w": 200, "h": 300}]"#
///     var reader = try ItemReader(ArraySource(Array(text.utf8)))
///     let first = try reader.next()
///     first?.size.height      // 275
///     let second = try reader.next()
///     second?.size.height     // 300
///     let third = try reader.next()
///     third                   // nil
///
/// The format is told by the first bytes: a stream of JSON values, or a property list as XML, binary
/// or OpenStep text. Nothing but a batch of items is held, and of a binary property list the file.
/// What is a record, and where its size is, says a ``RecordQuery``.
public struct ItemReader {
  private var reader: any RecordReader
  private let batch: ItemBatch
  private var position = 0
  private var hasMore = true

  /// A reader before the first item.
  ///
  /// - Throws: ``RecordError`` where the source fails or its format is not known.
  /// - Complexity: O(1); O(*n*) for the *n* bytes of a binary property list.
  public init(
    _ source: any ByteSource, query: RecordQuery = RecordQuery()
  ) throws(RecordError) {
    reader = try openRecords(source, query: query, firstRecord: 0)
    batch = ItemBatch(contents: query.contents)
  }

  /// Number of records met so far, up to a batch ahead of the items handed out, the skipped ones
  /// included.
  public var recordCount: Int { reader.recordCount }

  /// Number of records that were left out because of a fault.
  public var skippedCount: Int { reader.skippedCount }

  /// The next item, or nil at the end.
  ///
  /// - Throws: ``RecordError`` where the input or a record is at fault; the reader is then of no
  ///   further use.
  /// - Complexity: O(*n*) for the *n* bytes of a record, amortized over a batch.
  public mutating func next() throws(RecordError) -> Item? {
    while position == batch.count {
      if !hasMore { return nil }
      batch.removeAll()
      position = 0
      hasMore = try reader.read(into: batch)
      if !hasMore, reader.isEmpty { throw RecordError(.empty) }
    }
    defer { position += 1 }
    return batch[position]
  }
}
