extension MasonryLayout {
  /// Places items below what is there.
  ///
  /// - Throws: ``PackingError`` where the items cannot be placed; the layout is then unchanged.
  /// - Complexity: as that of the added items alone.
  public mutating func append(_ items: some Sequence<Item>) throws(PackingError) {
    try replaceSubrange(count..<count, with: items)
  }

  /// Puts items in front of the one at a position.
  ///
  /// - Complexity: as ``replaceSubrange(_:with:)``.
  public mutating func insert(
    _ items: some Sequence<Item>, at position: Int
  ) throws(PackingError) {
    try replaceSubrange(position..<position, with: items)
  }

  /// Takes items out.
  ///
  /// - Complexity: as ``replaceSubrange(_:with:)``.
  public mutating func remove(_ range: Range<Int>) throws(PackingError) {
    try replaceSubrange(range, with: EmptyCollection())
  }

  /// Puts an item in the place of another.
  ///
  /// - Complexity: as ``replaceSubrange(_:with:)``.
  public mutating func replace(at position: Int, with item: Item) throws(PackingError) {
    try replaceSubrange(position..<position + 1, with: CollectionOfOne(item))
  }

  /// Puts items in the place of others; indexes are counted anew.
  ///
  /// The columns are brought to where they stood before the first changed item by walking the frames
  /// that stay, without choosing a column again; what follows is placed anew.
  ///
  /// - Precondition: the range lies within the layout, the layout is one section, and of each item,
  ///   what ``Packer/place(_:)`` asks for.
  /// - Throws: ``PackingError`` where the items cannot be placed; the layout is then unchanged.
  /// - Complexity: O(*k*) for the *k* items that stay, and for the others as a layout of them alone.
  public mutating func replaceSubrange(
    _ range: Range<Int>, with items: some Sequence<Item>
  ) throws(PackingError) {
    precondition(sections.isEmpty, "a layout of several sections cannot be changed")
    let added = Array(items)
    for item in added { item.checkPreconditions() }
    let removed = range.map { records[$0] }
    do throws(PackingError) {
      try place(added, for: range)
    } catch {
      // The old items were placed before, so that they can be placed again.
      try place(removed, for: range.lowerBound..<range.lowerBound + added.count)
      throw error
    }
    indexes = []
  }

  /// Changes the records and places them again from the first change on.
  private mutating func place(_ items: [Item], for range: Range<Int>) throws(PackingError) {
    let isAppended = range.lowerBound == placed.count && records.count == placed.count
    records.replaceSubrange(range, with: items)
    if !isAppended {
      placed.truncate(to: min(range.lowerBound, placed.count))
      packer.restart(after: placed)
    }
    let batch = records.makeBatch()
    let scratch = FrameBatch(capacity: batch.capacity)
    while placed.count < records.count {
      records.fill(batch, from: placed.count)
      placed.append(try packer.placeExactly(batch, into: scratch))
    }
  }
}

extension Packer {
  /// Goes back to where only the given items had been placed.
  ///
  /// - Precondition: the packer has not closed a section.
  fileprivate mutating func restart(after items: PlacedItems) {
    picker = ColumnPicker(lanes, columnCount: grid.count, startLine: startLine)
    if !items.spans.isUniform { picker.generalize(lanes) }
    picker.adopt(items, rowGap: lanes.rowGap)
    lowestEnd = startLine
    for item in 0..<items.count {
      lowestEnd = max(lowestEnd, items.ys[item] + items.heights[item])
    }
    sectionCount = items.count
    placedCount = items.count
  }
}
