// Measures masonry beside its peers and prints one table of ratios. `Tests/Benchmarks/run` builds
// and starts it; absolute times mean nothing, each ratio comes from one run on one machine.

import Foundation

let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
  print("usage: benchmark MASONRY PEERS FOLDER [large | packing]")
  exit(64)
}
let inputs = Inputs(in: URL(fileURLWithPath: arguments[3]))
if arguments.dropFirst(4).contains("packing") {
  try printPackingRows()
  exit(0)
}
let rows = ProcessRows(masonry: arguments[1], peers: arguments[2], inputs: inputs)
try rows.printAll(isLarge: arguments.dropFirst(4).contains("large"))
try printReaderRows(inputs)
try printPackingRows()
try printVisibleRows()
try printScrollRows()
try printNumberRows()
