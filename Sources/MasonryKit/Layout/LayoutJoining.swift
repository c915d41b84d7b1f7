extension MasonryLayout {
  /// Places the items of another layout below those that are there, by the rules of this one.
  ///
  /// Sections that the other layout has closed become sections here. Its items' indexes go up by
  /// `firstIndex`.
  ///
  /// - Throws: ``PackingError`` where the items cannot be placed; the layout is then of no further use.
  /// - Complexity: as a layout of the added items alone.
  package mutating func append(
    itemsOf other: MasonryLayout, firstIndex: Int
  ) throws(PackingError) {
    let batch = other.records.makeBatch()
    let scratch = FrameBatch(capacity: batch.capacity)
    var start = 0
    for section in other.sections {
      let end = start + section.count
      try append(other, start..<end, firstIndex: firstIndex, batch, scratch)
      endSection()
      start = end
    }
    try append(other, start..<other.count, firstIndex: firstIndex, batch, scratch)
  }

  private mutating func append(
    _ other: MasonryLayout, _ range: Range<Int>, firstIndex: Int, _ batch: ItemBatch,
    _ scratch: FrameBatch
  ) throws(PackingError) {
    var start = range.lowerBound
    while start < range.upperBound {
      other.records.fill(batch, from: start)
      batch.count = min(batch.count, range.upperBound - start)
      for position in 0..<batch.count {
        batch.indexes[position] = firstIndex + other.index(at: start + position)
      }
      try append(batch, scratch: scratch)
      start += batch.count
    }
  }

  /// Extent of the content in the direction in which it grows.
  var contentLength: Double {
    configuration.axis == .horizontal ? contentSize.width : contentSize.height
  }

  /// Extent of the viewport in the direction in which the content grows; 0 where none is given.
  var viewportLength: Double {
    (configuration.axis == .horizontal ? configuration.width : configuration.height) ?? 0
  }
}
