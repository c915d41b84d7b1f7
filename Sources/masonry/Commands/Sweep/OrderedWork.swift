/// Work in numbered pieces that is spread over threads, its results taken in order.
///
/// What comes out is the same however many threads there are. Threads run ahead of the taking by a
/// bounded number of pieces, so that memory stays bounded too.
struct OrderedWork {
  /// Pieces that each thread may be ahead.
  private static let lead = 4

  /// Number of pieces.
  let count: Int
  let threadCount: Int

  /// Does all pieces; `makeWorker` is called once on each thread, and what it returns, once for
  /// each piece. `take` gets the results on the calling thread, in order.
  func run<Piece: Sendable>(
    makeWorker: @escaping @Sendable () -> (Int) -> Piece,
    take: (Piece) throws(Failure) -> Void
  ) throws(Failure) {
    let permits = Channel<Void>()
    let results = Channel<(number: Int, piece: Piece)>()
    let (count, counter) = (count, AtomicCounter())
    var threads: [WorkerThread] = []
    while threads.count < min(threadCount, count), threadCount > 1 {
      let thread = WorkerThread {
        let work = makeWorker()
        // The permit comes first: then the lowest number not yet done is always with a thread.
        while permits.receive() != nil {
          let number = counter.next()
          guard number < count else { return }
          results.send((number, work(number)))
        }
      }
      guard let thread else { break }
      threads.append(thread)
    }
    defer {
      permits.close()
      for thread in threads { thread.join() }
    }
    if threads.isEmpty {
      let work = makeWorker()
      for number in 0..<count { try take(work(number)) }
      return
    }
    for _ in 0..<Self.lead * threads.count { permits.send(()) }
    // Results that came before their turn.
    var early: [Int: Piece] = [:]
    for number in 0..<count {
      while early[number] == nil, let result = results.receive() {
        early[result.number] = result.piece
      }
      guard let piece = early.removeValue(forKey: number) else { return }
      try take(piece)
      permits.send(())
    }
  }
}
