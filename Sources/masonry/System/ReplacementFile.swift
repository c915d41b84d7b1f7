#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that takes another's place once it is complete.
///
/// It is written beside the file it will replace and renamed over it, so a reader sees the old
/// content or the new, never a part; the new content may even be made from the old.
struct ReplacementFile {
  let descriptor: Descriptor
  private let temporary: String
  private let destination: String

  /// Creates the file that will take the place of the regular file at `path`, or stand there where
  /// nothing does; `existing` is what stands there. Symbolic links are followed.
  init(of path: String, existing: FileStatus?) throws(SystemError) {
    destination = try Self.followingLinks(path)
    if existing != nil && access(destination, W_OK) != 0 { throw .last }
    let folder = Self.folder(of: destination)
    if folder.utf8.count == destination.utf8.count { throw .isDirectory }
    (descriptor, temporary) = try Self.createTemporary(in: folder, isPublic: existing == nil)
    if let existing {
      // Only a privileged user may give files away; for others the owner is right already. The
      // order counts: a change of owner takes some permissions away.
      _ = fchown(descriptor.number, existing.owner, existing.group)
      if fchmod(descriptor.number, existing.permissions) != 0 {
        let error = SystemError.last
        discard()
        throw error
      }
    }
  }

  /// Brings the content to the disk and gives the file its name.
  func commit() throws(SystemError) {
    if fsync(descriptor.number) != 0 && errno != EINVAL && errno != ENOTSUP { throw .last }
    try descriptor.closeChecked()
    if rename(temporary, destination) != 0 { throw .last }
    InterruptCleanup.end()
  }

  /// Removes the file; what stood at the path stays as it was.
  func discard() {
    unlink(temporary)
    InterruptCleanup.end()
  }

  private static func createTemporary(
    in folder: String, isPublic: Bool
  ) throws(SystemError) -> (Descriptor, String) {
    var attempt = 0
    while true {
      // A name of its own rather than the destination's with an ending, which could be too long.
      let path = "\(folder).masonry-\(getpid())-\(attempt).tmp"
      // Before the file is there, so that there is no moment at which it would be left behind.
      InterruptCleanup.begin(removing: path)
      do {
        // Where the file replaces another, its content is nobody else's before it has its mode.
        let descriptor = try Descriptor(
          opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: isPublic ? 0o666 : 0o600)
        return (descriptor, path)
      } catch {
        InterruptCleanup.end()
        attempt += 1
        if error.code != EEXIST || attempt == 100 { throw error }
      }
    }
  }

  /// Where a path leads in the end; the file there need not exist.
  private static func followingLinks(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let target = linkTarget(path) else { return path }
      path = target.utf8.first == UInt8(ascii: "/") ? target : folder(of: path) + target
    }
    throw SystemError(code: ELOOP)
  }

  /// What the symbolic link at `path` holds, or nil where there is no link.
  private static func linkTarget(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let length = readlink(path, start, buffer.count - 1)
      if length < 0 { return nil }
      start[length] = 0
      return String(cString: start)
    }
  }

  /// The part of a path up to and with its last `/`.
  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[...slash])
  }
}
