import MasonryKit

/// Writes batches on a thread of its own while the next ones are being read and packed.
///
/// Batches are written in the order in which they are sent, so the output is the same with and
/// without the thread.
final class WriterThread: Sendable {
  /// What the thread leaves behind; read only once the thread has ended.
  private final class Outcome: @unchecked Sendable {
    var failure: Failure?
  }

  private let filled = Channel<PlacedBatch>()
  private let free = Channel<PlacedBatch>()
  private let outcome = Outcome()
  private let thread: WorkerThread

  /// Starts a thread that writes to `output`; nil where the system has none to give.
  init?(writingTo output: FrameOutput) {
    let (filled, free, outcome) = (filled, free, outcome)
    let thread = WorkerThread {
      do throws(Failure) {
        while let batch = filled.receive() {
          try output.write(batch)
          free.send(batch)
        }
      } catch {
        outcome.failure = error
        // Whoever waits for a batch learns that there is no point in filling another.
        free.close()
      }
    }
    guard let thread else { return nil }
    self.thread = thread
  }

  /// Hands over a batch that is to be written.
  func send(_ batch: PlacedBatch) { filled.send(batch) }

  /// Adds a batch to those in circulation.
  func add(_ batch: PlacedBatch) { free.send(batch) }

  /// Waits for a batch that has been written; nil where writing has failed.
  func next() -> PlacedBatch? { free.receive() }

  /// Waits until all batches that were sent are written, or writing has failed. Called once.
  func finish() throws(Failure) {
    filled.close()
    thread.join()
    if let failure = outcome.failure { throw failure }
  }
}
