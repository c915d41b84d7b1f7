/// The memory in which one item is packed, so that it goes the way of a batch.
struct SingleItem {
  /// Record width, record height and extra height; then x, y, width and height.
  private let lengths: UnsafeMutablePointer<Double>
  /// Span and pin; then placed column and placed span.
  private let places: UnsafeMutablePointer<Int32>
  private let index: UnsafeMutablePointer<Int>
  private let isPlain: Bool

  init(_ item: Item, index: Int) {
    lengths = .allocate(capacity: 7)
    lengths.initialize(repeating: 0, count: 7)
    (lengths[0], lengths[1], lengths[2]) = (item.size.width, item.size.height, item.extraHeight)
    places = .allocate(capacity: 4)
    places.initialize(repeating: 0, count: 4)
    places[0] = Int32(clamping: item.span)
    places[1] = Int32(clamping: item.column ?? -1)
    self.index = .allocate(capacity: 1)
    self.index.initialize(to: index)
    isPlain = item.span == 1 && item.column == nil
  }

  func deallocate() {
    lengths.deallocate()
    places.deallocate()
    index.deallocate()
  }

  /// The run of this item.
  func run(isTransposed: Bool) -> LaneRun {
    var run = LaneRun(
      count: 1, indexes: index, recordWidths: lengths, recordHeights: lengths + 1,
      spans: isPlain ? nil : UnsafePointer(places), pins: isPlain ? nil : UnsafePointer(places + 1),
      extraHeights: lengths + 2, placedColumns: places + 2, placedSpans: places + 3,
      xs: lengths + 3, ys: lengths + 4, widths: lengths + 5, heights: lengths + 6)
    if isTransposed { run.transpose() }
    return run
  }

  /// The frame, once the run is placed.
  var frame: Frame {
    Frame(
      index: index.pointee, column: Int(places[2]), span: Int(places[3]),
      rect: Rect(x: lengths[3], y: lengths[4], width: lengths[5], height: lengths[6]))
  }
}

extension Item {
  /// Stops at an item that no reader would have let through.
  func checkPreconditions() {
    precondition(size.width > 0 && size.width.isFinite, "an item's width is positive and finite")
    precondition(
      size.height >= 0 && size.height.isFinite, "an item's height is at least 0 and finite")
    precondition(
      extraHeight >= 0 && extraHeight.isFinite, "an extra height is at least 0 and finite")
    precondition(span >= 1, "a span is at least 1")
    if let column { precondition(column >= 0, "columns count from 0") }
  }
}
