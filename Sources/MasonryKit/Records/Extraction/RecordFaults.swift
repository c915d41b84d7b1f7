/// Saying what is wrong with a record, and where.
extension RecordExtractor {
  /// The fault of the record that was read. Where the record is not reported, any will do.
  func fault(
    _ reason: @autoclosure () -> RecordError.Reason, at location: SourceLocation?
  ) -> RecordError {
    guard case .error = query.onInvalid else { return RecordError(.empty) }
    return RecordError(reason(), at: location, record: recordCount)
  }

  /// The first of `slots` that does not hold what it must.
  @inline(never)
  func valueFault(in slots: FieldSlot) -> RecordError {
    guard case .error = query.onInvalid else { return RecordError(.empty) }
    let faulty = values.faulty.intersection(slots)
    let candidates = faulty.isEmpty ? slots : faulty
    let slot = FieldSlot(rawValue: candidates.rawValue & (~candidates.rawValue &+ 1))
    let oddity = values.oddity(slot)
    return RecordError(
      .value(
        key: plan.paths[slot.index], expected: expectation(of: slot),
        found: oddity?.found ?? NumberText.string(values.value(slot))),
      at: oddity?.location ?? cursor.location(ofOffset: values.offset(slot)),
      record: recordCount)
  }

  /// A size whose numbers are out of range.
  @inline(never)
  func sizeFault(_ width: Double, _ widthSlot: FieldSlot, _ heightSlot: FieldSlot) -> RecordError {
    let isWidth = needed.contains(widthSlot) && !(width > 0 && width < .infinity)
    return valueFault(in: isWidth ? widthSlot : heightSlot)
  }

  private func expectation(of slot: FieldSlot) -> RecordError.Expectation {
    switch slot {
    case .span: return .span
    case .column: return .column
    case .orientation: return .orientation
    case .id, .reuse: return .text
    default: break
    }
    if !values.present.contains(slot) || values.faulty.contains(slot) { return .number }
    if !values.value(slot).isFinite { return .finiteNumber }
    return FieldSlot.widths.contains(slot) ? .positiveNumber : .nonNegativeNumber
  }

  /// No pair of sizes is complete: a key may hold null or "", or the record has no such keys.
  @inline(never)
  mutating func missingSize() -> RecordError {
    guard case .error = query.onInvalid else { return RecordError(.empty) }
    if let slots = pairs.first(where: { pair in
      values.oddities.contains { pair.intersection(needed).contains($0.slot) }
    }), let oddity = values.oddities.first(where: { slots.contains($0.slot) }) {
      return RecordError(
        .value(
          key: plan.paths[oddity.slot.index], expected: expectation(of: oddity.slot),
          found: oddity.found),
        at: oddity.location, record: recordCount)
    }
    let isTopLevel = levels.isEmpty && query.items == nil
    let arrays = isTopLevel ? survey.arrays : []
    let (location, keys, pair) = surveyedRecord()
    if !arrays.isEmpty {
      return RecordError(.noRecords(keys: keys ?? [], arrays: arrays), at: location)
    }
    return RecordError(
      .missingSize(keys: keys, pair: pair), at: location, record: recordCount)
  }

  /// Reads the record once more, for its keys and for a pair of them that could be a size; no keys
  /// and the record's end where its beginning is no longer held.
  private mutating func surveyedRecord() -> (
    SourceLocation?, [String]?, RecordError.SizePaths?
  ) {
    guard cursor.rewind() else {
      return (cursor.location(ofOffset: cursor.offset), nil, nil)
    }
    var survey = KeySurvey()
    do {
      // The value was read before, so its syntax is known to be good.
      guard try cursor.kind() == .dictionary else { return (nil, [], nil) }
      let location = cursor.location(ofOffset: cursor.offset)
      try survey.read(&cursor, at: [])
      return (location, survey.keys, survey.pair)
    } catch {
      return (error.location, survey.keys, survey.pair)
    }
  }
}
