/// A run of items and the room for their frames, in lane coordinates.
///
/// With a horizontal axis the pointers to widths and heights, and to x and y, are exchanged, which is
/// all that a transposition takes.
struct LaneRun {
  var count: Int
  var indexes: UnsafePointer<Int>
  var recordWidths: UnsafePointer<Double>
  var recordHeights: UnsafePointer<Double>
  /// Spans asked for, or nil where all are 1.
  var spans: UnsafePointer<Int32>?
  /// Start columns that items are pinned to, -1 for none; nil where none is pinned.
  var pins: UnsafePointer<Int32>?
  var extraHeights: UnsafePointer<Double>?

  var placedColumns: UnsafeMutablePointer<Int32>
  var placedSpans: UnsafeMutablePointer<Int32>
  var xs: UnsafeMutablePointer<Double>
  var ys: UnsafeMutablePointer<Double>
  var widths: UnsafeMutablePointer<Double>
  var heights: UnsafeMutablePointer<Double>

  /// Index of an item's record in the whole input.
  func recordIndex(of item: Int) -> Int { indexes[item] }

  /// Exchanges x and y.
  mutating func transpose() {
    swap(&recordWidths, &recordHeights)
    swap(&xs, &ys)
    swap(&widths, &heights)
  }
}

extension LaneRun {
  /// A batch and the room for its frames.
  ///
  /// - Precondition: the frames have room for the batch.
  init(_ items: ItemBatch, into frames: FrameBatch) {
    precondition(items.count <= frames.capacity, "the frames have room for the batch")
    let contents = items.contents
    self.init(
      count: items.count, indexes: items.indexes, recordWidths: items.widths,
      recordHeights: items.heights, spans: contents.contains(.spans) ? items.spans : nil,
      pins: contents.contains(.columns) ? items.columns : nil,
      extraHeights: contents.contains(.extraHeights) ? items.extraHeights : nil,
      placedColumns: frames.columns, placedSpans: frames.spans, xs: frames.xs, ys: frames.ys,
      widths: frames.widths, heights: frames.heights)
  }
}
