import MasonryKit

/// A layout that is kept as a whole, for commands that look into it.
struct WholeLayout {
  private(set) var layout: MasonryLayout
  /// For each item the number of its reuse identifier, where these are read; else empty.
  private(set) var kinds: [Int] = []
  /// Records met in the inputs.
  private(set) var recordCount = 0
  /// Records that were left out.
  private(set) var skippedCount = 0

  /// Reads `files` and lays out their records; their reuse identifiers are numbered by `numbers`.
  ///
  /// `output` is the regular file that is being written meanwhile, if any.
  init(
    _ files: [String], _ settings: Settings, numbers: inout ReuseNumbers, output: FileStatus?
  ) throws(Failure) {
    do {
      layout = try MasonryLayout(settings.layout)
    } catch {
      throw Failure(error)
    }
    var query = settings.records
    query.grid = layout.grid
    var records = RecordStream(
      files, query: query, stopsAtInputs: settings.sectionPerFile, output: output)
    let batch = ItemBatch(contents: query.contents)
    let scratch = FrameBatch()
    var progress = RecordStream.Progress.full
    while progress != .ended {
      batch.removeAll()
      progress = try records.fill(batch)
      // Even an empty batch would begin a section, and after the last file there is none to begin.
      if batch.count > 0 { try append(batch, scratch, of: records) }
      if query.reuse != nil { numbers.append(batch.reuseKeys, to: &kinds) }
      if progress == .inputEnded { layout.endSection() }
    }
    // Sections without items can get there too, and then no record is to blame.
    let size = layout.contentSize
    guard size.height.isFinite && size.width.isFinite else { throw .contentHeightNotFinite }
    recordCount = records.recordCount
    skippedCount = records.skippedCount
  }

  private mutating func append(
    _ batch: ItemBatch, _ scratch: FrameBatch, of records: RecordStream
  ) throws(Failure) {
    do {
      try layout.append(batch, scratch: scratch)
    } catch {
      throw .packing(records.name(ofInputWith: error.record), error)
    }
  }
}

/// Numbers reuse identifiers from 0 in the order in which they are met.
///
/// Identifiers are the same where their bytes are; a number is not the same as a string of its
/// digits, and records without an identifier share one.
struct ReuseNumbers {
  private struct Key: Hashable {
    let kind: TextColumn.Kind
    let bytes: [UInt8]
  }

  private var numbers: [Key: Int] = [:]

  /// Appends the numbers of all entries of `column`.
  mutating func append(_ column: TextColumn, to kinds: inout [Int]) {
    for position in 0..<column.count {
      let kind = column.kind(at: position)
      let key = column.withText(at: position) { Key(kind: kind, bytes: Array($0)) }
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      kinds.append(number)
    }
  }
}

extension WholeLayout {
  /// Records met, and how many of them were left out.
  var counts: (records: Int, skipped: Int) { (recordCount, skippedCount) }

  /// The layout as a scroll goes over it.
  var page: ScrollPage { ScrollPage(layout, kinds: kinds, recordCount: recordCount) }
}
