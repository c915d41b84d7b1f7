import MasonryKit

/// Writing and reading numbers, beside the standard library.
func printNumberRows() throws {
  let table = Table("1,000,000 numbers of a layout, in process, beside the standard library")
  let numbers = (0..<1_000_000).map { Double($0 * 7_919 % 999_983) * 114.33333333333333 / 275 }
  let room = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
  defer { room.deallocate() }
  let writing = bestSeconds {
    for number in numbers { use(NumberText.write(number, to: room)) }
  }
  let describing = bestSeconds(of: 3) {
    for number in numbers { use(number.description.utf8.count) }
  }
  table.row(
    "write, beside Double.description", nanoseconds(writing, per: numbers.count),
    beside: nanoseconds(describing, per: numbers.count), ratio: describing / writing)
  let texts = numbers.map { Array(NumberText.string($0).utf8) + [0] }
  let strings = numbers.map { NumberText.string($0) }
  let scanning = bestSeconds {
    for text in texts {
      text.withUnsafeBufferPointer { bytes in
        if let start = bytes.baseAddress { use(NumberScanner.scan(start)?.value) }
      }
    }
  }
  let converting = bestSeconds(of: 3) { for string in strings { use(Double(string)) } }
  table.row(
    "read, beside Double(String)", nanoseconds(scanning, per: numbers.count),
    beside: nanoseconds(converting, per: numbers.count), ratio: converting / scanning)
}
