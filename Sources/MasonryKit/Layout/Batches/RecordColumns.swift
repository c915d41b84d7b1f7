/// The items that a layout was made of, as flat columns, so that it can be changed.
struct RecordColumns: Sendable {
  private var widths: [Double] = []
  private var heights: [Double] = []
  private var spans = SparseColumn<Int32>(usual: 1)
  private var pins = SparseColumn<Int32>(usual: -1)
  private var extraHeights = SparseColumn<Double>(usual: 0)

  var count: Int { widths.count }

  subscript(position: Int) -> Item {
    let pin = Int(pins[position])
    return Item(
      size: Size(width: widths[position], height: heights[position]), span: Int(spans[position]),
      column: pin < 0 ? nil : pin, extraHeight: extraHeights[position])
  }

  /// Width of a record across the lanes.
  func laneWidth(at position: Int, axis: Axis) -> Double {
    axis == .horizontal ? heights[position] : widths[position]
  }

  /// Puts items in the place of others.
  ///
  /// - Complexity: O(*n*) for *n* records.
  mutating func replaceSubrange(_ range: Range<Int>, with items: [Item]) {
    widths.replaceSubrange(range, with: items.map(\.size.width))
    heights.replaceSubrange(range, with: items.map(\.size.height))
    spans.replaceSubrange(range, with: items.map { Int32(clamping: $0.span) })
    pins.replaceSubrange(range, with: items.map { Int32(clamping: $0.column ?? -1) })
    extraHeights.replaceSubrange(range, with: items.map(\.extraHeight))
  }

  /// Adds the records of a batch.
  mutating func append(_ batch: ItemBatch) {
    let count = batch.count
    widths.append(contentsOf: UnsafeBufferPointer(start: batch.widths, count: count))
    heights.append(contentsOf: UnsafeBufferPointer(start: batch.heights, count: count))
    spans.append(batch.contents.contains(.spans) ? batch.spans : nil, count: count)
    pins.append(batch.contents.contains(.columns) ? batch.columns : nil, count: count)
    extraHeights.append(
      batch.contents.contains(.extraHeights) ? batch.extraHeights : nil, count: count)
  }

  /// A batch that has room for what these records carry.
  func makeBatch() -> ItemBatch {
    var contents: ItemBatch.Contents = []
    if !spans.isUniform { contents.insert(.spans) }
    if !pins.isUniform { contents.insert(.columns) }
    if !extraHeights.isUniform { contents.insert(.extraHeights) }
    return ItemBatch(contents: contents)
  }

  /// Fills a batch of ``makeBatch()`` with as many records from `start` on as it has room for.
  func fill(_ batch: ItemBatch, from start: Int) {
    batch.count = min(batch.capacity, count - start)
    for offset in 0..<batch.count {
      let position = start + offset
      batch.indexes[offset] = position
      batch.widths[offset] = widths[position]
      batch.heights[offset] = heights[position]
      batch.spans[offset] = spans[position]
      batch.columns[offset] = pins[position]
      batch.extraHeights[offset] = extraHeights[position]
    }
  }
}
