/// A key to look for, and where it leads.
///
/// Comparing the first 8 bytes as one word settles nearly every key of a record in 2 instructions;
/// keys of up to 8 bytes are settled by it alone.
struct KeyPattern {
  let bytes: [UInt8]
  /// The node of the ``FieldPlan`` that the key leads to.
  let node: Int
  let word: UInt64

  init(bytes: [UInt8], node: Int) {
    self.bytes = bytes
    self.node = node
    word = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether `key`, whose first bytes are `word`, is this one.
  @inline(__always)
  func matches(_ key: UnsafeBufferPointer<UInt8>, word: UInt64) -> Bool {
    self.word == word && bytes.count == key.count && (key.count <= 8 || matchesRest(of: key))
  }

  private func matchesRest(of key: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 8..<key.count where bytes[index] != key[index] { return false }
    return true
  }

  /// The first 8 bytes of `key`, or all of it and zeros; 8 bytes behind its end are readable.
  @inline(__always)
  static func word(of key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = key.baseAddress else { return 0 }
    let word = UInt64(
      littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    return key.count >= 8 ? word : word & ((1 << (UInt64(key.count) &* 8)) &- 1)
  }
}

/// Keys to look for in one dictionary.
///
/// Immutable, with the words that settle nearly all comparisons in memory of their own: an array
/// would be retained and its bounds tested for each key of each record.
final class KeyTable: Sendable {
  let patterns: [KeyPattern]
  private nonisolated(unsafe) let words: UnsafeMutablePointer<UInt64>
  private let count: Int

  init(_ patterns: [KeyPattern]) {
    self.patterns = patterns
    count = patterns.count
    words = .allocate(capacity: patterns.count)
    for (index, pattern) in patterns.enumerated() {
      (words + index).initialize(to: pattern.word)
    }
  }

  deinit { words.deallocate() }

  var isEmpty: Bool { count == 0 }

  /// The node that a key leads to, or -1.
  ///
  /// - Complexity: O(*k*) for *k* keys to look for, which are few.
  @inline(__always)
  func node(for key: UnsafeBufferPointer<UInt8>) -> Int {
    let word = KeyPattern.word(of: key)
    var index = 0
    while index < count {
      if words[index] == word, patterns[index].matches(key, word: word) {
        return patterns[index].node
      }
      index += 1
    }
    return -1
  }
}
