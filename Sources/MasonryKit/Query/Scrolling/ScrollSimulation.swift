/// What a scroll view does with its cells while it scrolls over a layout.
///
/// With the layout of <doc:FirstLayout>:
///
///     var scroll = ScrollSimulation(layout)
///     let first = try scroll.step(to: 0)
///     first.appeared  // [0, 1, 2]
///     first.created  // 3
///     let second = try scroll.step(to: 70)
///     second.disappeared  // [1]
///     second.reused  // 1
///     scroll.summary.created  // 3
///
/// Each step makes the pass of a waterflow view: of all items by index, one that has become visible
/// takes a cell from the pool, or creates one where none waits; one that is no longer visible gives its
/// cell to the pool. Hence an item can only use cells that were given before it in the same pass, and
/// scrolling up creates more of them than scrolling down. ``ReuseOrder/leavingFirst`` is what the
/// view could do instead.
///
/// Records may arrive while the scroll goes on, see ``more`` and ``refresh``. Then the layout is made
/// again, as `reloadData` has it: the cells on the screen disappear, the pool is emptied, and
/// the step's pass starts from nothing.
///
/// Offsets run down the content, or along x with a horizontal axis. Which items are visible is the
/// rule of ``VisibleIndex``.
public struct ScrollSimulation: Sendable {
  private var viewport: MovingViewport
  private var page: ScrollPage
  private var pool = ReusePool()
  private let reuse: ReuseOrder
  private let overscan: Double
  private let isLooping: Bool

  /// Records that come at the end, once, where a step's offset lies further than
  /// content end − viewport + ``ScrollArrival/threshold``. Nil once they have come.
  public var more: ScrollArrival?
  /// Records that come in front, once, where a step's offset lies before −``ScrollArrival/threshold``.
  /// Nil once they have come.
  public var refresh: ScrollArrival?
  /// What the steps so far came to.
  public private(set) var summary = ScrollSummary()

  /// A scroll view that shows nothing yet.
  ///
  /// The viewport's extent is that of the configuration along its axis, 0 where that is missing.
  ///
  /// - Parameters:
  ///   - page: The items, of which an empty list is fine.
  ///   - reuse: In which order cells are handed on.
  ///   - overscan: How far the viewport reaches beyond both its ends, in points.
  ///   - isLooping: Whether the content repeats without end in both directions, with its height as
  ///     period. An item is visible then where any of its copies is, and has one cell however many of
  ///     them are. Such a content has no end for records to arrive at.
  /// - Complexity: as ``VisibleIndex/init(_:)``.
  public init(
    _ page: ScrollPage, reuse: ReuseOrder = .indexOrder, overscan: Double = 0,
    isLooping: Bool = false
  ) {
    self.page = page
    self.reuse = reuse
    self.overscan = overscan
    self.isLooping = isLooping
    viewport = MovingViewport(page.layout, overscan: overscan, isLooping: isLooping)
  }

  /// A scroll view over a layout, with one kind of cells.
  ///
  /// - Complexity: as ``VisibleIndex/init(_:)``.
  public init(_ layout: MasonryLayout) {
    self.init(ScrollPage(layout))
  }

  /// The layout as it is now.
  public var layout: MasonryLayout { page.layout }

  /// Moves the viewport to an offset, which may lie before the content or beyond its end.
  ///
  /// A step sets off one event at most. Where both could come, records come in front, and those at
  /// the end with a later step.
  ///
  /// - Precondition: the offset is finite.
  /// - Throws: ``PackingError`` where records that arrive cannot be placed; the simulation is then as
  ///   before the step.
  /// - Complexity: O(*c* log *n* + *m* log *m*) for *c* columns, *n* items and *m* changes; where
  ///   records arrive, that of a layout and an index of all items.
  @discardableResult
  public mutating func step(to offset: Double) throws(PackingError) -> ScrollStep {
    precondition(offset.isFinite, "the offset is finite")
    var cleared: [Int] = []
    let event = event(at: offset)
    if let event {
      // The indexes of the layout that goes are those that the cells were shown under.
      let shown = viewport.indexes(at: viewport.positions)
      try receive(event)
      cleared = shown
      pool.removeAll()
    }
    let (appeared, disappeared) = viewport.move(to: offset)
    let created = pass(appeared: appeared, disappeared: disappeared)
    let step = ScrollStep(
      number: summary.steps, offset: offset, visible: viewport.count,
      appeared: viewport.indexes(at: appeared),
      disappeared: event == nil ? viewport.indexes(at: disappeared) : cleared,
      created: created, reused: appeared.count - created, pooled: pool.count, event: event)
    summary.add(step)
    return step
  }

  /// What an offset sets off.
  private func event(at offset: Double) -> ScrollEvent? {
    if isLooping { return nil }
    if let refresh, offset < -refresh.threshold { return .refresh }
    let end = layout.contentLength - layout.viewportLength
    if let more, offset > end + more.threshold { return .more }
    return nil
  }

  /// Makes the layout again with the records that an event brings.
  private mutating func receive(_ event: ScrollEvent) throws(PackingError) {
    switch event {
    case .more:
      guard let more else { return }
      page = try ScrollPage.joining(page, more.page)
      self.more = nil
    case .refresh:
      guard let refresh else { return }
      page = try ScrollPage.joining(refresh.page, page)
      self.refresh = nil
    }
    viewport = MovingViewport(page.layout, overscan: overscan, isLooping: isLooping)
  }

  /// Hands cells on; the number of those that had to be created.
  ///
  /// - Complexity: O(*m*) for *m* changes.
  private mutating func pass(appeared: [Int], disappeared: [Int]) -> Int {
    var created = 0
    var left = disappeared[...]
    for position in appeared {
      // Invariant: items before `position` that disappear have given their cells.
      while let leaving = left.first, reuse == .leavingFirst || leaving < position {
        pool.give(kind: kind(at: leaving))
        left.removeFirst()
      }
      if !pool.take(kind: kind(at: position)) { created += 1 }
    }
    for leaving in left { pool.give(kind: kind(at: leaving)) }
    return created
  }

  private func kind(at position: Int) -> Int { page.kinds.isEmpty ? 0 : page.kinds[position] }
}
