import MasonryKit

/// The records of several inputs, one after the other, as one list.
struct RecordStream {
  /// How far a batch was filled.
  enum Progress {
    /// The batch is full; there may be more.
    case full
    /// An input has ended, and it was asked to stop there.
    case inputEnded
    /// All inputs have ended.
    case ended
  }

  private let names: [String]
  private let query: RecordQuery
  /// Whether a batch ends where an input does.
  private let stopsAtInputs: Bool
  /// The file that is being written meanwhile, which must not be read.
  private let output: FileStatus?

  private var reader: (any RecordReader)?
  /// Index of the first record of each input opened so far; the last one is being read.
  private var firstRecords: [Int] = []
  private var hasValues = false
  /// Records met in the inputs that have ended.
  private(set) var recordCount = 0
  /// Records that were left out of the inputs that have ended.
  private(set) var skippedCount = 0

  init(_ names: [String], query: RecordQuery, stopsAtInputs: Bool, output: FileStatus?) {
    self.names = names
    self.query = query
    self.stopsAtInputs = stopsAtInputs
    self.output = output
  }

  /// Appends items to `batch` until it is full, or an input ends and the batch has to.
  mutating func fill(_ batch: ItemBatch) throws(Failure) -> Progress {
    while try openNext() {
      if try readSome(into: batch) { return .full }
      closeReader()
      if stopsAtInputs { return .inputEnded }
    }
    if !hasValues, let last = names.last { throw .input(last, RecordError(.empty)) }
    return .ended
  }

  /// Name of the input that holds a record.
  func name(ofInputWith record: Int) -> String {
    let position = firstRecords.lastIndex { $0 <= record } ?? 0
    return names[position]
  }

  /// Makes sure that an input is open; false where there is none left.
  private mutating func openNext() throws(Failure) -> Bool {
    if reader != nil { return true }
    guard firstRecords.count < names.count else { return false }
    let name = names[firstRecords.count]
    firstRecords.append(recordCount)
    let source = try openInput(name, output: output)
    do {
      reader = try openRecords(source, query: query, firstRecord: recordCount)
    } catch {
      throw .input(name, error)
    }
    return true
  }

  private mutating func readSome(into batch: ItemBatch) throws(Failure) -> Bool {
    do {
      return try reader?.read(into: batch) ?? false
    } catch {
      throw .input(names[firstRecords.count - 1], error)
    }
  }

  private mutating func closeReader() {
    guard let reader else { return }
    recordCount = reader.recordCount
    skippedCount += reader.skippedCount
    if !reader.isEmpty { hasValues = true }
    self.reader = nil
  }
}

/// Opens an input, unless it is the regular file that is being written meanwhile.
func openInput(_ name: String, output: FileStatus?) throws(Failure) -> FileSource {
  let source: FileSource
  do {
    source = try FileSource(path: name)
  } catch {
    throw .reading(name, error)
  }
  if let output, let input = source.regularFile, input.identity == output.identity,
    input.size > 0
  {
    throw .readsItsOwnOutput(name)
  }
  return source
}
