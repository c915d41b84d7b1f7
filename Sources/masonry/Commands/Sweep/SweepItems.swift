import MasonryKit

/// The items of a sweep, read once and laid out many times.
///
/// They are only read once the threads start, hence the unchecked conformance.
final class SweepItems: @unchecked Sendable {
  /// The items in order, and whether a section ends behind them.
  private(set) var batches: [(items: ItemBatch, endsSection: Bool)] = []
  private(set) var count = 0
  private let records: RecordStream

  /// Reads all records. `output` is the file that is being written meanwhile.
  init(_ settings: Settings, output: FileStatus?) throws(Failure) {
    var query = settings.records
    // No row shows them.
    query.id = nil
    query.reuse = nil
    var records = RecordStream(
      settings.files, query: query, stopsAtInputs: settings.sectionPerFile, output: output)
    while true {
      let batch = ItemBatch(contents: query.contents)
      let progress = try records.fill(batch)
      count += batch.count
      let endsSection = progress == .inputEnded
      if batch.count > 0 || endsSection { batches.append((batch, endsSection)) }
      if progress == .ended { break }
    }
    self.records = records
  }

  /// Records met, and how many of them were left out.
  var counts: (records: Int, skipped: Int) { (records.recordCount, records.skippedCount) }

  /// Name of the input that holds a record.
  func name(ofInputWith record: Int) -> String { records.name(ofInputWith: record) }

  /// Whether a layout of the items may fail although its configuration is sound: because of a pin,
  /// or of lengths that would not be finite.
  var mayFail: Bool {
    batches.contains { batch, _ in
      batch.contents.contains(.columns)
        || (0..<batch.count).contains { batch.widths[$0] < 1e-100 || batch.heights[$0] > 1e100 }
    }
  }
}
