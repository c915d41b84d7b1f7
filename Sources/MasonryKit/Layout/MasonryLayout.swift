/// A finished layout that can be looked into and changed.
///
///     var layout = try MasonryLayout(
///       [Item(width: 200, height: 275), Item(width: 200, height: 300)],
///       configuration: LayoutConfiguration(width: 375))
///     layout.frames[1].rect.x  // 130.33333333333331
///     try layout.insert([Item(width: 200, height: 100)], at: 0)
///     layout.frames[1].column  // 1
///     layout.contentSize.height  // 187.5
///
/// A change places items again from the first that it touches, and the result equals the layout of
/// the changed items bit for bit.
///
/// Space: about five words an item.
public struct MasonryLayout: Sendable {
  /// The settings of this layout.
  public let configuration: LayoutConfiguration

  /// The packer after the last item.
  var packer: Packer
  var records = RecordColumns()
  /// Exact positions; what is handed out is rounded on the way.
  var placed = PlacedItems()
  /// Indexes of the items in their input, where records were left out; else empty, and an item's
  /// index is its position.
  var indexes: [Int] = []

  /// The layout of the given items.
  ///
  /// - Precondition: of each item, what ``Packer/place(_:)`` asks for.
  /// - Throws: a ``ConfigurationError``, or a ``PackingError`` where the items cannot be placed.
  /// - Complexity: O(*n* log *c*) for *n* items and *c* columns; O(*n* · *c*) with spans, pins, a
  ///   tolerance or a tie rule.
  public init(
    _ items: some Sequence<Item>, configuration: LayoutConfiguration
  ) throws {
    try self.init(configuration)
    try append(items)
  }

  /// A layout without items.
  ///
  /// - Throws: ``ConfigurationError`` where the configuration is invalid.
  /// - Complexity: O(*c*) for *c* columns.
  public init(_ configuration: LayoutConfiguration) throws(ConfigurationError) {
    self.configuration = configuration
    packer = try Packer(configuration)
  }

  /// Places a batch below what is there.
  ///
  /// - Complexity: as ``Packer/place(_:)``, for each item.
  package mutating func append(_ batch: ItemBatch, scratch: FrameBatch) throws(PackingError) {
    let first = placed.count
    placed.append(try packer.placeExactly(batch, into: scratch))
    records.append(batch)
    let isPlain =
      indexes.isEmpty && (0..<batch.count).allSatisfy { batch.indexes[$0] == first + $0 }
    if !isPlain {
      if indexes.isEmpty { indexes = Array(0..<first) }
      indexes.append(contentsOf: UnsafeBufferPointer(start: batch.indexes, count: batch.count))
    }
  }

  /// Closes a section; see ``Packer/endSection()``.
  package mutating func endSection() { packer.endSection() }
}

// MARK: - What a layout consists of

extension MasonryLayout {
  /// Number of items.
  public var count: Int { placed.count }
  /// The columns.
  public var grid: ColumnGrid { packer.grid }
  /// Width and height of the content.
  public var contentSize: Size { packer.contentSize }
  /// The frame of the header, where it has a height and the layout is one section.
  public var header: Rect? { packer.header }
  /// The frame of the footer, where it has a height and the layout is one section.
  public var footer: Rect? { packer.footer }
  /// Sections that were closed, from top to bottom.
  public var sections: [SectionSummary] { packer.sections }
  /// The frames of all items, in their order.
  public var frames: Frames { Frames(layout: self) }

  /// The item at a position.
  ///
  /// - Complexity: O(1).
  public func item(at position: Int) -> Item { records[position] }

  /// The item's index in its input: its position, unless records were left out.
  package func index(at position: Int) -> Int {
    indexes.isEmpty ? position : indexes[position]
  }

  /// The indexes in their input of the items at several positions.
  func indexes(at positions: [Int]) -> [Int] {
    indexes.isEmpty ? positions : positions.map { indexes[$0] }
  }

  /// The edges of an item's frame in lane coordinates, rounded as the configuration says.
  func edges(at position: Int) -> LaneEdges {
    let (column, span) = (Int(placed.columns[position]), placed.span(of: position))
    let width =
      configuration.spanFromWidth
      ? records.laneWidth(at: position, axis: configuration.axis) : grid.cellWidth(span: span)
    let x = grid.x(column: column, cellWidth: width)
    let y = placed.ys[position]
    guard let rounding = packer.rounding else {
      return LaneEdges(
        left: x, right: x + width, top: y, bottom: y + placed.heights[position],
        width: width, height: placed.heights[position])
    }
    let (left, right) = rounding.edges(x: x, width: width, column: column, span: span, grid: grid)
    let top = rounding.pixels.nearest(y)
    let bottom = rounding.pixels.nearest(y + placed.heights[position])
    return LaneEdges(
      left: left, right: right, top: top, bottom: bottom, width: right - left,
      height: bottom - top)
  }

  /// The frame of the item at a position.
  fileprivate func frame(at position: Int) -> Frame {
    let edges = edges(at: position)
    let rect = Rect(x: edges.left, y: edges.top, width: edges.width, height: edges.height)
    return Frame(
      index: index(at: position), column: Int(placed.columns[position]),
      span: placed.span(of: position),
      rect: configuration.axis == .horizontal ? rect.transposed : rect)
  }

  /// Writes as many frames from `start` on as a batch has room for.
  ///
  /// - Complexity: O(*n*) for *n* frames.
  package func fill(_ batch: FrameBatch, from start: Int) {
    batch.count = min(batch.capacity, count - start)
    for offset in 0..<batch.count {
      let frame = frame(at: start + offset)
      batch.indexes[offset] = frame.index
      batch.columns[offset] = Int32(truncatingIfNeeded: frame.column)
      batch.spans[offset] = Int32(truncatingIfNeeded: frame.span)
      batch.xs[offset] = frame.rect.x
      batch.ys[offset] = frame.rect.y
      batch.widths[offset] = frame.rect.width
      batch.heights[offset] = frame.rect.height
    }
  }

  /// The frames of a layout, in the order of its items.
  public struct Frames: RandomAccessCollection, Sendable {
    fileprivate let layout: MasonryLayout

    /// Position of the first frame.
    public var startIndex: Int { 0 }
    /// Position after the last frame.
    public var endIndex: Int { layout.count }
    /// The frame of the item at a position.
    ///
    /// - Complexity: O(1).
    public subscript(position: Int) -> Frame { layout.frame(at: position) }
  }
}

/// The edges and extents of a frame in lane coordinates.
///
/// The extents are kept beside the edges, since a sum of doubles need not give back its parts.
struct LaneEdges {
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double
  var width: Double
  var height: Double
}
