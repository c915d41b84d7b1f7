/// A value for each item, which takes no memory as long as all are the usual one.
struct SparseColumn<Value: Equatable & Sendable>: Sendable {
  /// The value that most items have.
  let usual: Value
  private(set) var count = 0
  /// Empty as long as all values are the usual one.
  private var values: [Value] = []

  init(usual: Value) { self.usual = usual }

  /// Whether all values are the usual one.
  var isUniform: Bool { values.isEmpty }

  @inline(__always)
  subscript(position: Int) -> Value { values.isEmpty ? usual : values[position] }

  /// Puts values in the place of others.
  mutating func replaceSubrange(_ range: Range<Int>, with replacement: [Value]) {
    if !isUniform || replacement.contains(where: { $0 != usual }) {
      spellOut()
      values.replaceSubrange(range, with: replacement)
    }
    count += replacement.count - range.count
  }

  /// Adds values at the end; `nil` stands for the usual one.
  mutating func append(_ added: UnsafePointer<Value>?, count addedCount: Int) {
    let added = UnsafeBufferPointer(start: added, count: added == nil ? 0 : addedCount)
    if !isUniform || added.contains(where: { $0 != usual }) {
      spellOut()
      values += added
      values += repeatElement(usual, count: addedCount - added.count)
    }
    count += addedCount
  }

  /// Drops all values but the first `newCount`.
  mutating func truncate(to newCount: Int) {
    replaceSubrange(newCount..<count, with: [])
  }

  private mutating func spellOut() {
    if isUniform { values = Array(repeating: usual, count: count) }
  }
}
