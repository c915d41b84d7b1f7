/// A reader that leaves everything to an extractor over its format's cursor.
///
/// Each format has a type of its own, because calls through a protocol that a generic type conforms
/// to reach its unspecialised code, which takes 4 times as long.
protocol FormatReader: RecordReader {
  associatedtype Cursor: DocumentCursor
  var records: RecordExtractor<Cursor> { get set }
}

extension FormatReader {
  package mutating func read(into batch: ItemBatch) throws(RecordError) -> Bool {
    try records.read(into: batch)
  }

  package var recordCount: Int { records.recordCount }
  package var skippedCount: Int { records.skippedCount }
  package var isEmpty: Bool { records.isEmpty }
}

/// Records of a stream of JSON values.
struct JSONRecords: FormatReader {
  var records: RecordExtractor<JSONCursor>
}

/// Records of an XML property list.
struct XMLPlistRecords: FormatReader {
  var records: RecordExtractor<XMLPlistCursor>
}

/// Records of a binary property list.
struct BinaryPlistRecords: FormatReader {
  var records: RecordExtractor<BinaryPlistCursor>
}

/// Records of an OpenStep property list.
struct OpenStepRecords: FormatReader {
  var records: RecordExtractor<OpenStepCursor>
}
