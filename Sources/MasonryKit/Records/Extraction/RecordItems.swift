/// Making an item of what was found in a record.
extension RecordExtractor {
  /// Reads a record that is no dictionary; returns what is wrong with it.
  @inline(never)
  mutating func readShape(_ kind: ValueKind) throws(RecordError) -> RecordError? {
    if needed.isEmpty {
      try cursor.skip()
      return nil
    }
    switch kind {
    case .array:
      return try readPair()
    case .number, .string, .null:
      return try readRatio()
    default:
      let location = cursor.location(ofOffset: cursor.offset)
      let scalar = try cursor.scalar()
      return fault(
        .value(key: "", expected: .record, found: describe(scalar)), at: location)
    }
  }

  /// `[w, h]`.
  private mutating func readPair() throws(RecordError) -> RecordError? {
    let location = cursor.location(ofOffset: cursor.offset)
    try cursor.enter()
    var count = 0
    while try cursor.nextElement(isFirst: count == 0) {
      let kind = try cursor.kind()
      if count < 2, kind != .dictionary, kind != .array {
        try readScalar(into: count == 0 ? .firstWidth : .firstHeight)
      } else {
        try cursor.skip()
      }
      count += 1
    }
    if count == 2, values.present.isSuperset(of: needed.intersection(.firstSize)) { return nil }
    let found = count == 2 ? "an array without two numbers" : "an array of \(count)"
    return fault(.value(key: "", expected: .record, found: found), at: location)
  }

  /// A bare number r stands for the size r × 1.
  private mutating func readRatio() throws(RecordError) -> RecordError? {
    let offset = cursor.offset
    let location = cursor.location(ofOffset: offset)
    let scalar = try cursor.scalar()
    let number: Double? =
      switch scalar {
      case .number(let value): value
      case .string: NumberScanner.value(of: cursor.text)
      default: nil
      }
    guard let number, number > 0, number < .infinity else {
      let expected: RecordError.Expectation = number == nil ? .record : .positiveNumber
      return fault(.value(key: "", expected: expected, found: describe(scalar)), at: location)
    }
    values.set(.firstWidth, to: number, offset: offset)
    values.set(.firstHeight, to: 1, offset: offset)
    return nil
  }

  /// Appends the item of the record that was read; returns what is wrong with it.
  @inline(__always)
  mutating func append(to batch: ItemBatch) -> RecordError? {
    var width = 1.0
    var height = 1.0
    if !needed.isEmpty {
      let present = values.present
      guard let pair = pairs.first(where: { present.isSuperset(of: $0) }) ?? neededPair() else {
        return missingSize()
      }
      let wanted = pair.intersection(needed)
      if !values.faulty.isDisjoint(with: wanted) { return valueFault(in: wanted) }
      let widthSlot = pair.intersection(.widths)
      let heightSlot = pair.intersection(.heights)
      if needed.contains(widthSlot) { width = values.value(widthSlot) }
      if needed.contains(heightSlot) { height = values.value(heightSlot) }
      if values.present.contains(.orientation) {
        guard let orientation = orientation else { return valueFault(in: .orientation) }
        if orientation.swapsSides { swap(&width, &height) }
      }
      // Written so that NaN fails as well.
      guard width > 0, width < .infinity, height >= 0, height < .infinity else {
        return sizeFault(width, widthSlot, heightSlot)
      }
    }
    if batch.contents.isEmpty {
      batch.indexes[filled] = recordCount
      batch.widths[filled] = width
      batch.heights[filled] = height
      filled += 1
      return nil
    }
    return appendItem(ofWidth: width, height: height, to: batch)
  }

  /// A pair of which all that is needed is there.
  private func neededPair() -> FieldSlot? {
    pairs.first { values.present.isSuperset(of: $0.intersection(needed)) }
  }

  private var orientation: Orientation? {
    if values.faulty.contains(.orientation) { return nil }
    return Orientation(value: values.value(.orientation))
  }

  @inline(never)
  private mutating func appendItem(
    ofWidth width: Double, height: Double, to batch: ItemBatch
  ) -> RecordError? {
    var item = Item(width: width, height: height)
    let texts = values.faulty.intersection(.texts)
    if !texts.isEmpty { return valueFault(in: texts) }
    if values.present.contains(.span) {
      guard let span = wholeNumber(.span), span >= 1 else { return valueFault(in: .span) }
      item.span = span
    }
    if values.present.contains(.extraHeight) {
      let extra = values.value(.extraHeight)
      guard !values.faulty.contains(.extraHeight), extra >= 0, extra < .infinity else {
        return valueFault(in: .extraHeight)
      }
      item.extraHeight = extra
    }
    if values.present.contains(.column) {
      guard let column = wholeNumber(.column), fits(column, item) else {
        return valueFault(in: .column)
      }
      item.column = column
    }
    appendItem(item, to: batch)
    return nil
  }

  private func wholeNumber(_ slot: FieldSlot) -> Int? {
    if values.faulty.contains(slot) { return nil }
    return Int(exactly: values.value(slot)).map { min($0, Int(Int32.max)) }
  }

  /// Whether an item that starts at `column` stays within the columns.
  private func fits(_ column: Int, _ item: Item) -> Bool {
    guard let grid = query.grid else { return column >= 0 && column < ColumnGrid.columnCountLimit }
    let span = query.spansFollowWidths ? grid.span(forRecordWidth: item.size.width) : item.span
    return column >= 0 && column + min(span, grid.count) <= grid.count
  }

  /// Appends an item with all that the batch carries.
  mutating func appendItem(_ item: Item, to batch: ItemBatch) {
    let position = filled
    batch.indexes[position] = recordCount
    batch.widths[position] = item.size.width
    batch.heights[position] = item.size.height
    batch.spans[position] = Int32(item.span)
    batch.columns[position] = Int32(item.column ?? -1)
    batch.extraHeights[position] = item.extraHeight
    if batch.contents.contains(.ids) { values.appendText(.id, to: batch.ids) }
    if batch.contents.contains(.reuseKeys) { values.appendText(.reuse, to: batch.reuseKeys) }
    filled = position + 1
  }
}
