#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import MasonryKit

/// The bytes of a file, or of standard input.
final class FileSource: ByteSource {
  /// The name that stands for standard input.
  static let standardInputName = "-"

  private let descriptor: Descriptor
  /// The regular file that is read, or nil where it is a pipe or the like.
  let regularFile: FileStatus?

  /// Opens the file at `path`; `-` is standard input.
  ///
  /// Throws the system's reason where there is no such file, it may not be read, or it is a
  /// directory.
  init(path: String) throws(SystemError) {
    if path == Self.standardInputName {
      descriptor = .standardInput
    } else {
      descriptor = try Descriptor(opening: path, O_RDONLY)
    }
    let status = try FileStatus(of: descriptor)
    regularFile = status.kind == .regular ? status : nil
    if status.kind == .directory { throw .isDirectory }
  }

  deinit {
    // Nothing was written, so there is nothing that closing could still lose.
    if descriptor.number != Descriptor.standardInput.number { try? descriptor.closeChecked() }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SourceError) -> Int {
    do {
      return try descriptor.readSome(into: buffer)
    } catch {
      throw .system(code: error.code)
    }
  }
}
