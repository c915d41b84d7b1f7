#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that does one piece of work.
struct WorkerThread {
  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private let thread: pthread_t

  /// Starts `work`; nil where the system has no thread to give.
  init?(_ work: @escaping @Sendable () -> Void) {
    let argument = Unmanaged.passRetained(Work(work)).toOpaque()
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    let status = pthread_create(&started, nil, runWork, argument)
    #if canImport(Darwin)
      guard status == 0, let started else {
        Unmanaged<Work>.fromOpaque(argument).release()
        return nil
      }
    #else
      guard status == 0 else {
        Unmanaged<Work>.fromOpaque(argument).release()
        return nil
      }
    #endif
    thread = started
  }

  /// Waits until the work is done. Called once.
  func join() { pthread_join(thread, nil) }

  fileprivate static func run(_ argument: UnsafeMutableRawPointer) {
    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
  }
}

// The system's type of a thread's function differs in whether the argument may be null.
#if canImport(Darwin)
  private func runWork(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    WorkerThread.run(argument)
    return nil
  }
#else
  private func runWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { WorkerThread.run(argument) }
    return nil
  }
#endif
