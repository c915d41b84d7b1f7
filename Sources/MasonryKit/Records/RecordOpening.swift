/// Opens an input: tells its encoding and its format, and chooses the reader.
///
/// - Parameters:
///   - source: The input's bytes.
///   - query: Which values are records, and in which format.
///   - firstRecord: Index of the input's first record.
/// - Returns: The reader, before the first record.
/// - Throws: What reading the beginning throws, or `unrecognizedFormat`.
package func openRecords(
  _ source: any ByteSource, query: RecordQuery, firstRecord: Int
) throws(RecordError) -> any RecordReader {
  let window = try openText(source)
  var detection = FormatDetection(window)
  var format = try detection.format()
  switch query.format {
  case .automatic:
    if format == .json, window.count > 0, try detection.isStringsFile() {
      throw RecordError(
        .unrecognizedFormat(beginning: try detection.beginning()),
        at: window.location(ofOffset: 0))
    }
  case .json:
    format = .json
  case .plist:
    if format == .json, window.count > 0 {
      throw RecordError(
        .unrecognizedFormat(beginning: try detection.beginning()),
        at: window.location(ofOffset: 0))
    }
  }
  switch format {
  case .json:
    return JSONRecords(
      records: RecordExtractor(
        cursor: JSONCursor(window: window), query: query, firstRecord: firstRecord))
  case .xmlPlist:
    return XMLPlistRecords(
      records: RecordExtractor(
        cursor: XMLPlistCursor(window: window), query: query, firstRecord: firstRecord))
  case .openStep:
    return OpenStepRecords(
      records: RecordExtractor(
        cursor: OpenStepCursor(window: window), query: query, firstRecord: firstRecord))
  case .binaryPlist:
    return BinaryPlistRecords(
      records: RecordExtractor(
        cursor: try BinaryPlistCursor(bytes: try window.readAll()), query: query,
        firstRecord: firstRecord))
  }
}

/// A window on an input's text as UTF-8, without a byte order mark.
func openText(_ source: any ByteSource) throws(RecordError) -> ByteWindow {
  let shared = SharedSource(source)
  let window = ByteWindow(source: shared)
  try window.hold(4)
  let (encoding, markLength) = TextEncoding.detected(in: window.bytes)
  if encoding == .utf8 {
    window.removeMark(ofLength: markLength)
    return window
  }
  return ByteWindow(
    source: TranscodingSource(
      beginning: Array(window.bytes.dropFirst(markLength)), source: shared, encoding: encoding))
}

/// A source that two windows read from, one after the other.
private final class SharedSource: ByteSource {
  private var source: any ByteSource

  init(_ source: any ByteSource) { self.source = source }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SourceError) -> Int {
    try source.read(into: buffer)
  }
}
