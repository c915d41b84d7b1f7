#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A queue from one thread to another.
///
/// It is as long as there are elements in circulation: a sender that must not run ahead takes its
/// elements from a second channel that leads back.
final class Channel<Element: Sendable>: @unchecked Sendable {
  // Invariant: `elements` and `isClosed` are touched only with the mutex held.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var elements: [Element] = []
  private var isClosed = false

  init() {
    mutex = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    changed.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Adds an element; one that is sent after ``close()`` is dropped.
  func send(_ element: Element) {
    pthread_mutex_lock(mutex)
    if !isClosed { elements.append(element) }
    pthread_mutex_unlock(mutex)
    pthread_cond_signal(changed)
  }

  /// Waits for the next element; nil once the channel is closed and empty.
  func receive() -> Element? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while elements.isEmpty && !isClosed { pthread_cond_wait(changed, mutex) }
    return elements.isEmpty ? nil : elements.removeFirst()
  }

  /// Says that nothing more will come.
  func close() {
    pthread_mutex_lock(mutex)
    isClosed = true
    pthread_mutex_unlock(mutex)
    pthread_cond_broadcast(changed)
  }
}
