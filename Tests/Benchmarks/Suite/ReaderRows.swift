import MasonryKit

/// Reading alone: bytes that lie in memory, to items.
func printReaderRows(_ inputs: Inputs) throws {
  let table = Table("Reading 200,000 records, in process")
  for kind in Inputs.Kind.allCases {
    let bytes = try inputs.bytes(kind, count: 200_000)
    let seconds = try bestSeconds { use(try countRecords(bytes)) }
    table.row(
      kind.rawValue, megabytesPerSecond(bytes.count, in: seconds),
      beside: nanoseconds(seconds, per: 200_000) + " a record")
  }
}

private func countRecords(_ bytes: [UInt8]) throws -> Int {
  var reader = try openRecords(ArraySource(bytes), query: RecordQuery(), firstRecord: 0)
  let batch = ItemBatch()
  while try reader.read(into: batch) { batch.removeAll() }
  return reader.recordCount
}
