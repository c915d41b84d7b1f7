#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is known of the terminal that the process may run in.
enum Terminal {
  /// Whether a descriptor leads to a terminal.
  static func isTerminal(_ descriptor: Descriptor) -> Bool { isatty(descriptor.number) == 1 }

  /// Whether text for a descriptor may be coloured when nobody said so.
  ///
  /// `NO_COLOR`, if it is not empty, forbids it, as does a terminal that calls itself dumb.
  static func prefersColor(_ descriptor: Descriptor) -> Bool {
    isTerminal(descriptor) && (environment("NO_COLOR") ?? "").isEmpty
      && environment("TERM") != "dumb"
  }

  /// The value of an environment variable.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
