#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Removes a temporary file where the user interrupts the process.
enum InterruptCleanup {
  /// Removes the file at `path` when the process is interrupted, until ``end()``.
  static func begin(removing path: String) {
    pathToRemove = strdup(path)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let previous = signal(number, removeAndEnd)
      // Whoever started the process in the background wants it to live on.
      if isIgnoring(previous) { signal(number, SIG_IGN) }
    }
  }

  /// There is nothing to remove any more.
  static func end() {
    // The text stays allocated: a signal may be at work with it on another thread.
    pathToRemove = nil
  }

  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// What a signal handler removes. Written by the main thread before the handlers are set.
nonisolated(unsafe) private var pathToRemove: UnsafeMutablePointer<CChar>?

/// Only calls that are safe in a signal handler.
private func removeAndEnd(_ number: Int32) {
  if let path = pathToRemove { unlink(path) }
  signal(number, SIG_DFL)
  raise(number)
}
