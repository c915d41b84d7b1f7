/// What one step of a scroll changes on the screen.
public struct ScrollStep: Hashable, Sendable {
  /// Number of the step, from 0.
  public let number: Int
  /// Where the viewport stands.
  public let offset: Double
  /// Number of items that are visible now.
  public let visible: Int
  /// Indexes of the items that were not visible before, ascending.
  public let appeared: [Int]
  /// Indexes of the items that are no longer visible, ascending; where records arrived, these are
  /// the indexes that the items had before.
  public let disappeared: [Int]
  /// Number of cells created.
  public let created: Int
  /// Number of cells taken from the pool; with ``created`` as many as there are items in
  /// ``appeared``.
  public let reused: Int
  /// Number of cells in the pool at the step's end.
  public let pooled: Int
  /// What the step set off, if anything.
  public let event: ScrollEvent?
}

/// What scrolling beyond the content sets off.
public enum ScrollEvent: String, Hashable, Sendable, CaseIterable {
  /// Records came at the end.
  case more
  /// Records came in front.
  case refresh
}

/// What a whole scroll came to.
public struct ScrollSummary: Hashable, Sendable {
  /// Number of steps.
  public internal(set) var steps = 0
  /// Number of cells created.
  public internal(set) var created = 0
  /// Number of times that a cell was taken from the pool.
  public internal(set) var reused = 0
  /// The most items that were visible after a step.
  public internal(set) var peakVisible = 0
  /// The most cells that waited in the pool after a step.
  public internal(set) var peakPooled = 0

  /// Takes a step into account.
  mutating func add(_ step: ScrollStep) {
    steps += 1
    created += step.created
    reused += step.reused
    peakVisible = max(peakVisible, step.visible)
    peakPooled = max(peakPooled, step.pooled)
  }
}

/// Items that a scroll goes over, or that join it later.
public struct ScrollPage: Sendable {
  /// The items' layout.
  public var layout: MasonryLayout
  /// For each item the kind of cell that shows it, numbered from 0; empty where one kind shows all.
  public var kinds: [Int]
  /// Number of records that the items were read from, which are more where some were left out.
  package var recordCount: Int

  /// The items of a layout.
  ///
  /// - Precondition: `kinds` is empty or has an element of at least 0 for each item.
  public init(_ layout: MasonryLayout, kinds: [Int] = []) {
    self.init(layout, kinds: kinds, recordCount: layout.count)
  }

  /// The items of a layout that were read from the given number of records.
  package init(_ layout: MasonryLayout, kinds: [Int], recordCount: Int) {
    precondition(kinds.isEmpty || kinds.count == layout.count, "each item has a kind, or none has")
    self.layout = layout
    self.kinds = kinds
    self.recordCount = recordCount
  }

  /// The items of two pages as one list, laid out again by the configuration of `upper`.
  ///
  /// - Throws: ``PackingError`` where that cannot be done.
  /// - Complexity: as a layout of all items.
  static func joining(
    _ upper: ScrollPage, _ lower: ScrollPage
  ) throws(PackingError) -> ScrollPage {
    var layout = upper.layout
    try layout.append(itemsOf: lower.layout, firstIndex: upper.recordCount)
    let hasKinds = !upper.kinds.isEmpty || !lower.kinds.isEmpty
    return ScrollPage(
      layout, kinds: hasKinds ? upper.spelledOutKinds + lower.spelledOutKinds : [],
      recordCount: upper.recordCount + lower.recordCount)
  }

  private var spelledOutKinds: [Int] {
    kinds.isEmpty ? Array(repeating: 0, count: layout.count) : kinds
  }
}

/// Records that join a scroll once it goes beyond the content.
public struct ScrollArrival: Sendable {
  /// The records, as a layout of the same configuration.
  public var page: ScrollPage
  /// How far beyond the content's edge the scroll must go, in points; may be negative.
  public var threshold: Double

  /// Records that come when a scroll goes further than `threshold` beyond the content's edge.
  public init(_ page: ScrollPage, threshold: Double = 50) {
    self.page = page
    self.threshold = threshold
  }
}
