import MasonryKit

/// A golden file: read the same in pieces, refused with a place, and no different from itself.
func checkGolden(_ bytes: [UInt8]) {
  let chunk = 1 + Int(bytes.first ?? 0) % 19
  let whole = golden(bytes, chunk: .max)
  let pieces = golden(bytes, chunk: chunk)
  switch (whole, pieces) {
  case (.success(let one), .success(let other)):
    mustHold(one.frames?.count == other.frames?.count, "pieces of \(chunk) change the frames")
    compare(one, other)
  case (.failure(let one), .failure(let other)):
    mustHold(
      one.reason == other.reason && one.location == other.location,
      "pieces of \(chunk) change the error: \(one.reason), \(other.reason)")
    if case .syntax = one.reason { mustHold(one.location != nil, "a fault without a place") }
  default: broken("pieces of \(chunk) change the judgement")
  }
}

private func golden(_ bytes: [UInt8], chunk: Int) -> Result<LayoutDocument, RecordError> {
  do throws(RecordError) {
    return .success(try LayoutDocumentReader.read(ArraySource(bytes, chunk: chunk)))
  } catch {
    return .failure(error)
  }
}

private func compare(_ one: LayoutDocument, _ other: LayoutDocument) {
  do throws(LayoutMovementFault) {
    let movement = try LayoutMovement(before: one, after: other, tolerance: LengthTolerance())
    mustHold(movement.isEmpty, "a layout differs from itself")
  } catch {
    // Ids that stand twice, or nothing to compare.
  }
}
