import MasonryKit

/// The one path of all layouts: bytes → records → items → packer → frames → writer → bytes.
///
/// It goes batch by batch, so a run needs the memory of a few batches and of the columns, however
/// many records there are. Reading and packing happen on the calling thread. What does not fit into
/// one batch is formatted and written on a second one at the same time.
struct LayoutPipeline {
  /// Batches that go round: one is filled while one is written.
  private static let batchCount = 2

  private let settings: Settings
  private let output: FrameOutput
  private let contents: ItemBatch.Contents
  private var records: RecordStream
  private var packer: Packer
  private var visible: VisibleCollector?
  private var section = 0

  /// A run with the given settings, which `packer` was made with.
  init(_ settings: Settings, packer: Packer, sink: OutputSink, writer: any LayoutWriter) {
    self.settings = settings
    self.packer = packer
    output = FrameOutput(writer: writer, sink: sink)
    var query = settings.records
    query.grid = packer.grid
    contents = query.contents
    records = RecordStream(
      settings.files, query: query, stopsAtInputs: settings.sectionPerFile,
      output: sink.regularFile)
    if let offsets = settings.offsets {
      visible = VisibleCollector(
        offsets: offsets, overscan: settings.overscan, configuration: settings.layout)
    }
  }

  /// Records met, and how many of them were left out.
  var counts: (records: Int, skipped: Int) { (records.recordCount, records.skippedCount) }

  /// Lays out all records and prints the result.
  mutating func run() throws(Failure) {
    output.begin(preamble)
    let batch = PlacedBatch(contents: contents)
    if try place(into: batch) {
      try runThreads(with: batch)
    } else {
      try write(batch)
    }
    // Sections without items can get there too, and then no record is to blame.
    if !packer.contentSize.height.isFinite || !packer.contentSize.width.isFinite {
      throw .contentHeightNotFinite
    }
    try output.end(summary)
  }

  /// Writes `first` and places and writes all further batches.
  private mutating func runThreads(with first: PlacedBatch) throws(Failure) {
    guard settings.parts.contains(.frames), let thread = WriterThread(writingTo: output) else {
      try write(first)
      while try place(into: first) { try write(first) }
      return try write(first)
    }
    thread.send(first)
    for _ in 1..<Self.batchCount { thread.add(PlacedBatch(contents: contents)) }
    do throws(Failure) {
      while let batch = thread.next() {
        let hasMore = try place(into: batch)
        thread.send(batch)
        if !hasMore { break }
      }
    } catch {
      // The thread must not outlive what it works on. The first failure is the one to report.
      try? thread.finish()
      throw error
    }
    try thread.finish()
  }

  /// Writes a batch on the calling thread.
  private func write(_ batch: PlacedBatch) throws(Failure) {
    if settings.parts.contains(.frames) { try output.write(batch) }
  }

  /// Fills a batch and places its items; false at the end of the records.
  private mutating func place(into batch: PlacedBatch) throws(Failure) -> Bool {
    batch.removeAll()
    let progress = try records.fill(batch.items)
    // Even an empty batch would begin a section, and after the last file there is none to begin.
    if batch.items.count > 0 { try pack(batch) }
    batch.section = settings.sectionPerFile ? section : nil
    if progress == .inputEnded {
      packer.endSection()
      section += 1
    }
    return progress != .ended
  }

  private mutating func pack(_ batch: PlacedBatch) throws(Failure) {
    do {
      try packer.place(batch.items, into: batch.frames)
    } catch {
      throw .packing(records.name(ofInputWith: error.record), error)
    }
    visible?.collect(batch.frames)
    if settings.onlyVisible, let visible {
      batch.keepFrames { visible.isVisible(batch.frames, $0) }
    }
  }

  private var preamble: LayoutPreamble {
    LayoutPreamble(
      input: settings.files, configuration: settings.configurationMembers(grid: packer.grid),
      parts: settings.parts, hasSections: settings.sectionPerFile,
      hasSpans: settings.records.span != nil || settings.layout.spanFromWidth,
      hasIDs: contents.contains(.ids), columnsRepeat: packer.columnsRepeat,
      isHorizontal: settings.layout.axis == .horizontal, precision: settings.precision,
      backdrop: settings.format == .svg ? backdrop : nil)
  }

  private var backdrop: LayoutPreamble.Backdrop {
    let (layout, grid) = (settings.layout, packer.grid)
    let columns = (0..<grid.count).map { column in
      let x = grid.x(column: column, cellWidth: grid.columnWidth)
      let rect = Rect(x: x, y: 0, width: grid.columnWidth, height: 0)
      return layout.axis == .horizontal ? rect.transposed : rect
    }
    return LayoutPreamble.Backdrop(
      columns: columns, viewport: Size(width: layout.width, height: layout.height ?? 0))
  }

  private var summary: LayoutSummary {
    let sections = packer.sections.map { section in
      LayoutSummary.Section(count: section.count, header: section.header, footer: section.footer)
    }
    return LayoutSummary(
      contentSize: packer.contentSize, header: packer.header, footer: packer.footer,
      sections: settings.sectionPerFile ? sections : nil, visible: visible?.results)
  }
}
