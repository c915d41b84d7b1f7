/// What a record's members can mean to the layout; each has a slot for what was found.
struct FieldSlot: OptionSet {
  let rawValue: UInt16

  static let firstWidth = FieldSlot(rawValue: 1 << 0)
  static let firstHeight = FieldSlot(rawValue: 1 << 1)
  static let secondWidth = FieldSlot(rawValue: 1 << 2)
  static let secondHeight = FieldSlot(rawValue: 1 << 3)
  static let id = FieldSlot(rawValue: 1 << 4)
  static let span = FieldSlot(rawValue: 1 << 5)
  static let column = FieldSlot(rawValue: 1 << 6)
  static let extraHeight = FieldSlot(rawValue: 1 << 7)
  static let orientation = FieldSlot(rawValue: 1 << 8)
  static let reuse = FieldSlot(rawValue: 1 << 9)

  static let count = 10
  static let firstSize: FieldSlot = [.firstWidth, .firstHeight]
  static let secondSize: FieldSlot = [.secondWidth, .secondHeight]
  static let widths: FieldSlot = [.firstWidth, .secondWidth]
  static let heights: FieldSlot = [.firstHeight, .secondHeight]
  static let sizes: FieldSlot = [.firstSize, .secondSize]
  /// Slots whose text is kept, not only its value.
  static let texts: FieldSlot = [.id, .reuse]

  /// The set without the widths or the heights that are not wanted.
  func filter(widths: Bool, heights: Bool) -> FieldSlot {
    intersection([widths ? .widths : [], heights ? .heights : []])
  }

  /// Position of the only slot in the set.
  @inline(__always)
  var index: Int { rawValue.trailingZeroBitCount }
}

/// The members that matter, as a tree of keys: each key of a record is looked up once, whatever
/// the number of paths.
///
/// Sizes are searched by two pairs of paths: the first where both are there, else the second.
struct FieldPlan {
  /// A place in a record that lies on some path.
  struct Node {
    /// What the value at this place is.
    var slots: FieldSlot = []
    /// All slots at this place and below, which a repeated key clears.
    var allSlots: FieldSlot = []
    /// Keys that lead on, if the value is a dictionary.
    var keys: [KeyPattern] = []
    /// Elements that lead on, if the value is an array.
    var elements: [(index: Int, node: Int)] = []

    var isLeaf: Bool { keys.isEmpty && elements.isEmpty }
  }

  private(set) var nodes = [Node()]
  /// For each node that is a size and nothing else its slot, else none: the short way.
  private(set) var sizeSlots: [FieldSlot] = []
  /// For each node the keys that lead on.
  private(set) var tables: [KeyTable] = []
  /// Path of each slot, for messages.
  private(set) var paths: [String]

  init(_ query: RecordQuery) {
    paths = Array(repeating: "", count: FieldSlot.count)
    if query.needsWidth || query.needsHeight {
      // Also the half that is not needed: whether it is there tells which pair is meant.
      let pairs = SizePair.candidates(width: query.width, height: query.height)
      add(pairs[0].width, as: .firstWidth)
      add(pairs[0].height, as: .firstHeight)
      add(pairs.count > 1 ? pairs[1].width : nil, as: .secondWidth)
      add(pairs.count > 1 ? pairs[1].height : nil, as: .secondHeight)
    }
    add(query.id, as: .id)
    add(query.span, as: .span)
    add(query.column, as: .column)
    add(query.extraHeight, as: .extraHeight)
    add(query.orientation, as: .orientation)
    add(query.reuse, as: .reuse)
    tables = nodes.map { KeyTable($0.keys) }
    sizeSlots = nodes.map { node in
      node.isLeaf && FieldSlot.sizes.contains(node.slots)
        && node.slots.rawValue.nonzeroBitCount == 1
        ? node.slots : []
    }
  }

  private mutating func add(_ path: RecordPath?, as slot: FieldSlot) {
    guard let path else { return }
    paths[slot.index] = path.text
    var node = 0
    nodes[node].allSlots.insert(slot)
    for step in path.steps {
      node = child(of: node, step)
      nodes[node].allSlots.insert(slot)
    }
    nodes[node].slots.insert(slot)
  }

  private mutating func child(of node: Int, _ step: RecordPath.Step) -> Int {
    switch step {
    case .key(let key):
      let bytes = Array(key.utf8)
      if let known = nodes[node].keys.first(where: { $0.bytes == bytes }) {
        return known.node
      }
      nodes[node].keys.append(KeyPattern(bytes: bytes, node: nodes.count))
    case .index(let index):
      if let known = nodes[node].elements.first(where: { $0.index == index }) { return known.node }
      nodes[node].elements.append((index, nodes.count))
    case .elements, .values:
      preconditionFailure("a path into a record leads to one value")
    }
    nodes.append(Node())
    return nodes.count - 1
  }
}

/// Two paths that make a size together.
struct SizePair {
  var width: RecordPath
  var height: RecordPath

  /// The pairs to try, best first.
  ///
  /// A key that is given alone and is half of a default pair, at whatever depth, brings its other
  /// half along.
  static func candidates(width: RecordPath?, height: RecordPath?) -> [SizePair] {
    let defaults = [("w", "h"), ("width", "height")]
    if let width, let height { return [SizePair(width: width, height: height)] }
    if let width {
      if let half = defaults.first(where: { width.steps.last == .key($0.0) }) {
        return [SizePair(width: width, height: sibling(of: width, named: half.1))]
      }
      return defaults.map {
        SizePair(width: width, height: RecordPath(steps: [.key($0.1)]))
      }
    }
    if let height {
      if let half = defaults.first(where: { height.steps.last == .key($0.1) }) {
        return [SizePair(width: sibling(of: height, named: half.0), height: height)]
      }
      return defaults.map {
        SizePair(width: RecordPath(steps: [.key($0.0)]), height: height)
      }
    }
    return defaults.map {
      SizePair(
        width: RecordPath(steps: [.key($0.0)]), height: RecordPath(steps: [.key($0.1)]))
    }
  }

  private static func sibling(of path: RecordPath, named name: String) -> RecordPath {
    RecordPath(steps: path.steps.dropLast() + [.key(name)])
  }
}
