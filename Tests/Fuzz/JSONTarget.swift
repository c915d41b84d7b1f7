import Foundation
import MasonryKit

/// One JSON text: accepted exactly where the grammar accepts it, read or passed over.
func checkJSON(_ bytes: [UInt8]) {
  // Zeros among the first bytes make another encoding of it.
  if bytes.prefix(4).contains(0) || bytes.starts(with: [0xFF, 0xFE])
    || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xEF, 0xBB, 0xBF])
  {
    return
  }
  let (isRead, isPassed) = (reads(bytes), passes(bytes))
  let grammar = PlainJSON.accepts(bytes)
  mustHold(isRead == grammar, "read \(isRead), by the grammar \(grammar)")
  mustHold(isPassed == grammar, "passed over \(isPassed), by the grammar \(grammar)")
  let foundation = foundationReads(bytes)
  if grammar {
    mustHold(
      foundation || PlainJSON.isBeyondFoundation(bytes), "Foundation refuses what is accepted")
  } else if foundation {
    mustHold(PlainJSON.hasTrailingComma(bytes), "Foundation accepts what is refused")
  }
}

/// Whether the bytes are read as exactly one value, in pieces.
private func reads(_ bytes: [UInt8]) -> Bool {
  do throws(RecordError) {
    var cursor = try JSONCursor(ArraySource(bytes, chunk: 5))
    return try documents(cursor: &cursor) == 1
  } catch {
    return isTooDeep(error)
  }
}

private func documents(cursor: inout JSONCursor) throws(RecordError) -> Int {
  var count = 0
  while try cursor.nextDocument() {
    _ = try DocumentTree(at: &cursor)
    count += 1
  }
  return count
}

/// Whether the bytes are passed over as exactly one value.
private func passes(_ bytes: [UInt8]) -> Bool {
  do throws(RecordError) {
    return try skipDocuments(JSONCursor(ArraySource(bytes))) == 1
  } catch {
    return isTooDeep(error)
  }
}

/// Inputs of the fuzzer are too short for other limits.
private func isTooDeep(_ error: RecordError) -> Bool {
  if case .nestingTooDeep = error.reason { return true }
  mustHold(error.location != nil, "a fault without a place: \(error.reason)")
  return false
}

private func foundationReads(_ bytes: [UInt8]) -> Bool {
  (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
}
