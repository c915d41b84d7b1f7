#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processors that the machine offers.
enum Processors {
  /// Number of processors that run threads, at least 1.
  static var count: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }
}
