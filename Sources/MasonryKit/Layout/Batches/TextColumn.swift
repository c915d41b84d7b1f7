/// One optional text for each item of a batch, all in one run of bytes.
package final class TextColumn {
  /// What an entry is.
  package enum Kind: UInt8, Sendable {
    /// The record has no such value.
    case none
    /// A string, decoded to UTF-8.
    case string
    /// A number in the digits of the input; always a valid JSON number.
    case number
  }

  private var bytes: [UInt8] = []
  private var kinds: [Kind] = []
  private var ends: [Int] = []

  package init() {}

  /// Number of entries.
  package var count: Int { kinds.count }

  package func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  package func append(_ kind: Kind, _ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
    kinds.append(kind)
    ends.append(bytes.count)
  }

  /// Appends the entry of an item that has none.
  package func appendNone() {
    kinds.append(.none)
    ends.append(bytes.count)
  }

  package func kind(at position: Int) -> Kind { kinds[position] }

  /// Calls `body` with the bytes of an entry.
  package func withText<Result>(
    at position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let start = position == 0 ? 0 : ends[position - 1]
    let end = ends[position]
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }
}
