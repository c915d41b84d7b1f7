extension DocumentCursor {
  /// Passes over the dictionary or array at the cursor, value by value.
  ///
  /// Which of the open containers are dictionaries is kept in a bit each, so that no input can
  /// overflow the stack.
  @inline(never)
  package mutating func skipContainer() throws(RecordError) {
    var open = ContainerStack()
    open.push(isDictionary: try kind() == .dictionary)
    try enter()
    var isFirst = true
    while open.count > 0 {
      let hasMore =
        open.isDictionary ? try nextKey(isFirst: isFirst) : try nextElement(isFirst: isFirst)
      isFirst = false
      if !hasMore {
        open.pop()
        continue
      }
      switch try kind() {
      case .dictionary:
        open.push(isDictionary: true)
        try enter()
        isFirst = true
      case .array:
        open.push(isDictionary: false)
        try enter()
        isFirst = true
      default:
        try skip()
      }
    }
  }
}

/// A bit for each open container; nothing is allocated before the 65th.
struct ContainerStack {
  /// Bits of the innermost containers, the last one lowest.
  private var bits: UInt64 = 0
  /// Bits of the containers around those, 64 to a word.
  private var outer: [UInt64] = []
  private(set) var count = 0

  /// Whether the innermost container is a dictionary.
  var isDictionary: Bool { bits & 1 == 1 }

  mutating func push(isDictionary: Bool) {
    if count > 0, count & 63 == 0 { outer.append(bits) }
    bits = bits << 1 | (isDictionary ? 1 : 0)
    count += 1
  }

  mutating func pop() {
    count -= 1
    bits >>= 1
    if count > 0, count & 63 == 0, let last = outer.popLast() { bits = last }
  }
}
