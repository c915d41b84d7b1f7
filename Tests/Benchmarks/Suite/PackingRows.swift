import MasonryKit
import PlainLoop

/// Packing alone, beside the plain loop in C over the same items.
func printPackingRows() throws {
  let table = Table("Packing 1,000,000 items, in process, beside a plain loop in C")
  let batches = itemBatches(count: 1_000_000)
  let goals = [3: "4", 64: "2", 1_000: "15"]
  for columns in [1, 3, 8, 64, 1_000] {
    var configuration = LayoutConfiguration(width: 16 + 110 * Double(columns))
    configuration.columns = .count(columns)
    let own = try bestSeconds(of: 7) { use(try pack(batches, configuration)) }
    let grid = try ColumnGrid(configuration)
    let plain = bestSeconds(of: 3) { use(packPlainly(batches, grid)) }
    guard try pack(batches, configuration) == packPlainly(batches, grid) else {
      throw Mismatch(what: "packing into \(columns) columns")
    }
    table.row(
      "\(columns) column\(columns == 1 ? "" : "s"), an item",
      nanoseconds(own, per: 1_000_000), beside: nanoseconds(plain, per: 1_000_000),
      ratio: plain / own, goal: goals[columns].map { "≥ \($0)×" } ?? "")
  }
}

struct Mismatch: Error {
  let what: String
}

/// Items of random sizes, in batches as a reader makes them.
func itemBatches(count: Int) -> [ItemBatch] {
  var records = Inputs.Records()
  var batches: [ItemBatch] = []
  for index in 0..<count {
    if batches.last.map({ $0.count == $0.capacity }) ?? true { batches.append(ItemBatch()) }
    let batch = batches[batches.count - 1]
    let record = records.next(index)
    batch.indexes[batch.count] = index
    batch.widths[batch.count] = Double(record.width)
    batch.heights[batch.count] = Double(record.height)
    batch.count += 1
  }
  return batches
}

/// Packs all items and returns a checksum of where they went.
private func pack(
  _ batches: [ItemBatch], _ configuration: LayoutConfiguration
) throws -> Double {
  var packer = try Packer(configuration)
  let frames = FrameBatch()
  var sum = 0.0
  for batch in batches {
    try packer.place(batch, into: frames)
    sum += frames.ys[frames.count - 1] * Double(frames.columns[frames.count - 1] + 1)
  }
  return sum
}

private func packPlainly(_ batches: [ItemBatch], _ grid: ColumnGrid) -> Double {
  var positions = [Double](repeating: 8, count: grid.count)
  var columns = [Int32](repeating: 0, count: ItemBatch.defaultCapacity)
  var ys = [Double](repeating: 0, count: ItemBatch.defaultCapacity)
  var sum = 0.0
  for batch in batches {
    plain_loop(
      batch.widths, batch.heights, batch.count, grid.columnWidth, 8, &positions,
      Int32(grid.count), &columns, &ys)
    sum += ys[batch.count - 1] * Double(columns[batch.count - 1] + 1)
  }
  return sum
}

/// Seconds for 1,000 times packing the same 10,000 items.
func tenMillionPackings() throws -> Double {
  let batches = itemBatches(count: 10_000)
  let configuration = LayoutConfiguration(width: 375)
  return try bestSeconds(of: 3) {
    for _ in 0..<1_000 { use(try pack(batches, configuration)) }
  }
}
