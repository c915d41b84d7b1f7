#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a run's output goes: standard output, a file as a whole, or a pipe or device.
///
/// The first bytes are held back, see ``heldBack``, so that a run of ordinary size that fails
/// prints nothing.
final class OutputSink {
  /// Output up to this many bytes stays in memory until the run is known to succeed.
  static let heldBack = 1 << 20
  /// Output beyond is written in pieces of at least this many bytes.
  private static let piece = 1 << 16

  private let descriptor: Descriptor
  private let replacement: ReplacementFile?
  private var hasBegun = false

  /// The name of standard output in messages.
  static let standardOutputName = "<stdout>"
  /// The name of the output in messages.
  let name: String

  /// Opens the output: `path` as given to `-o`, or nil for standard output.
  ///
  /// Throws the system's reason where it cannot be created.
  init(path: String?) throws(SystemError) {
    name = path ?? Self.standardOutputName
    guard let path else {
      (descriptor, replacement) = (.standardOutput, nil)
      return
    }
    if let number = Self.openDescriptor(named: path) {
      (descriptor, replacement) = (try Descriptor(number: number).duplicate(), nil)
      return
    }
    let existing = try Self.status(at: path)
    if let existing, existing.kind != .regular {
      (descriptor, replacement) = (try Descriptor(opening: path, O_WRONLY), nil)
    } else {
      let file = try ReplacementFile(of: path, existing: existing)
      (descriptor, replacement) = (file.descriptor, file)
    }
  }

  /// The regular file that is written while the input is still being read, if it is one.
  var regularFile: FileStatus? {
    guard replacement == nil, let status = try? FileStatus(of: descriptor),
      status.kind == .regular
    else { return nil }
    return status
  }

  /// How much text may gather before it is to be written.
  var patience: Int { hasBegun ? Self.piece : Self.heldBack }

  /// Writes `bytes`; from now on nothing is held back.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    hasBegun = true
    try descriptor.writeAll(bytes)
  }

  /// Ends the output and gives a file its name.
  func close() throws(SystemError) {
    if let replacement { try replacement.commit() } else { try descriptor.closeChecked() }
  }

  /// Takes back what can be taken back.
  func discard() {
    replacement?.discard()
  }

  /// The status of the file at `path`, or nil where there is none.
  private static func status(at path: String) throws(SystemError) -> FileStatus? {
    do {
      return try FileStatus(at: path)
    } catch {
      if error.code == ENOENT && !path.isEmpty { return nil }
      throw error
    }
  }

  /// The open file of this process that a path names, as `/dev/stdout` does.
  ///
  /// Opening such a path anew would start at the file's beginning.
  private static func openDescriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        return Int32(path.dropFirst(folder.count))
      }
      return nil
    }
  }
}
