#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system knows of a file.
struct FileStatus {
  enum Kind {
    case regular, directory, other
  }

  /// What tells one file from all others on a machine, whatever its name.
  struct Identity: Hashable {
    let device: dev_t
    let file: ino_t
  }

  let kind: Kind
  let identity: Identity
  let size: Int
  let permissions: mode_t
  let owner: uid_t
  let group: gid_t

  /// The file that a path leads to, through all links.
  init(at path: String) throws(SystemError) {
    var status = stat()
    if stat(path, &status) != 0 { throw .last }
    self.init(status)
  }

  /// The file behind a descriptor.
  init(of descriptor: Descriptor) throws(SystemError) {
    var status = stat()
    if fstat(descriptor.number, &status) != 0 { throw .last }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .directory
    default: kind = .other
    }
    identity = Identity(device: status.st_dev, file: status.st_ino)
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
  }
}
