import Foundation

/// What a fuzzer does with one input.
///
/// A target returns normally whatever the bytes are; it calls ``broken(_:)`` where something does
/// not hold that must.
let targets: [String: @Sendable ([UInt8]) -> Void] = [
  "configuration": checkConfiguration,
  "generated": checkGenerated,
  "golden": checkGolden,
  "json": checkJSON,
  "layout": checkLayout,
  "number": checkNumber,
  "options": checkOptions,
  "path": checkPath,
  "reader": checkReader,
]

/// The target that the environment names: one program serves for all, so that it is built once.
private let target: @Sendable ([UInt8]) -> Void = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  guard let target = targets[name] else {
    fatalError("FUZZ_TARGET must be one of \(targets.keys.sorted().joined(separator: ", "))")
  }
  return target
}()

/// The function that the fuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Ends the process, for the fuzzer to keep the input.
func broken(_ what: @autoclosure () -> String) -> Never {
  fatalError("broken: \(what())")
}

/// Ends the process unless `holds`.
func mustHold(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { broken(what()) }
}

/// The bytes of an input as a row of decisions; zeros once they are used up.
struct Choices {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number below `count`, at most 256.
  mutating func below(_ count: Int) -> Int { Int(byte()) % count }

  mutating func isTrue() -> Bool { byte() & 1 == 1 }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
