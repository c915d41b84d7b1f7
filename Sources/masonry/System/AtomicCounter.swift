import Synchronization

/// Numbers from 0 up, each handed out once, to whichever thread asks.
final class AtomicCounter: Sendable {
  private let value = Atomic(0)

  /// The next number.
  func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
}
