#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a system call failed.
struct SystemError: Error, Hashable {
  /// The call's `errno`.
  let code: Int32

  /// The reason of the call that failed last on this thread.
  static var last: SystemError { SystemError(code: errno) }

  static let isDirectory = SystemError(code: EISDIR)
  static let closedPipe = SystemError(code: EPIPE)

  /// The system's own words for it.
  var reason: String { String(cString: strerror(code)) }
}
