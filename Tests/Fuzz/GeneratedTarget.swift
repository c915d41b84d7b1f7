import MasonryKit

/// A valid document: the same records in all formats. With damage: read the same in all pieces, and
/// cut off anywhere it is refused.
func checkGenerated(_ bytes: [UInt8]) {
  var choices = Choices(bytes)
  let query = choices.one(of: queries.filter { $0.format == .automatic })
  let chunk = 1 + choices.below(19)
  let kind = choices.below(5)
  // A top-level scalar is a JSON or XML document, but not one in every format.
  let document = GeneratedDocument.array([GeneratedDocument(&choices, depth: 1)])
  var texts = [
    Array(document.json.utf8), Array("<plist>\(document.xml)</plist>".utf8), document.binary,
    Array(document.openStep.utf8),
  ]
  if kind == 4 {
    let readings = texts.map { compareReadings($0, query, chunk: chunk) }
    for (number, reading) in readings.enumerated() {
      let same =
        reading.sizes == readings[0].sizes && reading.indexes == readings[0].indexes
        && reading.spans == readings[0].spans && reading.columns == readings[0].columns
        && reading.skipped == readings[0].skipped && reading.record == readings[0].record
        && (reading.reason == nil) == (readings[0].reason == nil)
      mustHold(same, "format \(number) gives other records:\n\(readings[0])\n\(reading)")
    }
    return
  }
  let isCut = choices.below(3) == 0
  if isCut {
    let length = Int(choices.byte()) << 8 | Int(choices.byte())
    texts[kind].removeLast(1 + length % texts[kind].count)
  } else {
    for _ in 0...choices.below(4) { damage(&texts[kind], &choices) }
  }
  let reading = compareReadings(texts[kind], query, chunk: chunk)
  if isCut, !texts[kind].isEmpty { mustHold(reading.reason != nil, "cut off and accepted") }
}

/// Replaces, removes, repeats or inserts a few bytes.
private func damage(_ bytes: inout [UInt8], _ choices: inout Choices) {
  if bytes.isEmpty { return }
  let position = (Int(choices.byte()) << 8 | Int(choices.byte())) % bytes.count
  let length = min(1 + choices.below(9), bytes.count - position)
  switch choices.below(5) {
  case 0: bytes[position] = choices.byte()
  case 1: bytes[position] ^= 1 << choices.below(8)
  case 2: bytes.insert(choices.byte(), at: position)
  case 3: bytes.insert(contentsOf: bytes[position..<position + length], at: position)
  default: bytes.removeSubrange(position..<position + length)
  }
}
