import MasonryKit

/// `masonry sweep`: one row of measures for each of many layouts.
func runSweep(_ settings: Settings, reporter: Reporter) throws(Failure) {
  let plan = try SweepPlan(settings.sweep)
  // What is wrong with all combinations is wrong with the command line.
  if plan.axes.isEmpty, let failure = plan.failure(of: 0, settings) { throw failure }
  if settings.measures.contains(.visible) && !settings.hasViewport {
    throw Failure(.usage, "--measure visible needs --height")
  }
  reporter.hintAboutTerminal(settings.files, "records")
  let counts = try withOutput(to: settings.output) { (sink) throws(Failure) in
    let items = try SweepItems(settings, output: sink.regularFile)
    let sweep = Sweep(
      plan: plan, settings: settings, items: items, threadCount: Processors.count)
    try sweep.run(patience: { sink.patience }, write: sink.writeOrFail)
    return items.counts
  }
  if counts.skipped > 0 { reporter.warn(skippedRecords(counts.skipped, of: counts.records)) }
}

extension Settings {
  /// Whether there is a viewport, or one is tried.
  fileprivate var hasViewport: Bool {
    layout.height != nil || sweep.contains { $0.option.name == "height" }
  }
}

/// A sweep whose items are read.
struct Sweep {
  /// Items that a thread places before it hands over what it has.
  private static let itemsAPiece = 1 << 16
  /// Most combinations whose rows are kept until all are known.
  private static let mostKept = 1 << 14
  /// Most combinations in one piece.
  private static let mostCombinations = 256

  let plan: SweepPlan
  let settings: Settings
  let items: SweepItems
  let threadCount: Int

  /// Makes all layouts and prints what they measure, in bounded memory.
  ///
  /// Text is handed to `write` once it is longer than `patience`.
  func run(
    patience: () -> Int, write: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    var text = TextBuffer()
    if plan.count <= Self.mostKept {
      // Rows that are kept tell by themselves whether there are errors among them, which spares a
      // look at the settings of all combinations beforehand: a third of a sweep over sixty items.
      var all: [SweepOutcome] = []
      try measure { (outcomes: [SweepOutcome]) throws(Failure) in all += outcomes }
      var output = makeOutput(hasErrors: all.contains { $0.isImpossible })
      output.begin(into: &text)
      for outcome in all { output.add(outcome, into: &text) }
      output.end(into: &text)
      return try write(text.bytes)
    }
    var output = makeOutput(hasErrors: hasErrors)
    output.begin(into: &text)
    try measure { (outcomes: [SweepOutcome]) throws(Failure) in
      for outcome in outcomes { output.add(outcome, into: &text) }
      if text.count > patience() {
        try write(text.bytes)
        text.removeAll()
      }
    }
    output.end(into: &text)
    try write(text.bytes)
  }

  /// Makes all layouts, and hands on what became of them in their order.
  private func measure(_ take: ([SweepOutcome]) throws(Failure) -> Void) throws(Failure) {
    let (plan, settings, items) = (plan, settings, items)
    let size = max(1, min(Self.mostCombinations, Self.itemsAPiece / max(items.count, 1)))
    try spread(
      pieceSize: size,
      makeWorker: {
        let worker = SweepWorker(plan, settings, items)
        return { combinations in combinations.map(worker.outcome) }
      }, take: take)
  }

  /// Deals runs of combinations out to the threads.
  private func spread<Piece: Sendable>(
    pieceSize: Int, makeWorker: @escaping @Sendable () -> (Range<Int>) -> Piece,
    take: (Piece) throws(Failure) -> Void
  ) throws(Failure) {
    let count = plan.count
    let work = OrderedWork(count: (count - 1) / pieceSize + 1, threadCount: threadCount)
    try work.run(
      makeWorker: {
        let body = makeWorker()
        return { piece in body(piece * pieceSize..<min(count, (piece + 1) * pieceSize)) }
      }, take: take)
  }

  private func makeOutput(hasErrors: @autoclosure () -> Bool) -> any SweepOutput {
    guard let writer = makeRowWriter(settings.format) else {
      return SweepChart(
        plan, measure: settings.measures.first ?? .contentHeight, itemCount: items.count)
    }
    return SweepTable(
      plan, measures: measures, precision: settings.precision,
      hasErrors: mayHaveErrors || hasErrors(), writer: writer)
  }

  /// The measures of a row.
  private var measures: [SweepMeasure] {
    SweepMeasure.allCases.filter { measure in
      switch measure {
      case .visible: settings.hasViewport
      case .disorder: settings.measures.contains(.disorder)
      default: true
      }
    }
  }

  /// Whether rows have a cell for an error whatever becomes of them: objects have one where they need
  /// it, and sizes may turn out to fit no layout.
  private var mayHaveErrors: Bool {
    settings.format == .json || settings.format == .ndjson || items.mayFail
  }

  /// Whether any combination is impossible whatever the items are: the columns of a table stand
  /// before its rows.
  private var hasErrors: Bool {
    let (plan, settings) = (plan, settings)
    var isAnyImpossible = false
    try? spread(
      pieceSize: Self.mostCombinations,
      makeWorker: {
        { combinations in combinations.contains { plan.failure(of: $0, settings) != nil } }
      },
      take: { (isImpossible: Bool) throws(Failure) in
        isAnyImpossible = isAnyImpossible || isImpossible
      })
    return isAnyImpossible
  }
}
