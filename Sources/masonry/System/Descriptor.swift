#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file of the process, by its number.
struct Descriptor {
  let number: Int32

  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  init(number: Int32) { self.number = number }

  /// Opens a file.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    var opened: Int32
    repeat {
      opened = open(path, flags | O_CLOEXEC | O_NOCTTY, mode)
    } while opened < 0 && errno == EINTR
    if opened < 0 { throw .last }
    number = opened
  }

  /// Another number for the same open file.
  func duplicate() throws(SystemError) -> Descriptor {
    let other = fcntl(number, F_DUPFD_CLOEXEC, 3)
    if other < 0 { throw .last }
    return Descriptor(number: other)
  }

  /// Reads what there is, up to the buffer's size; 0 is the end.
  func readSome(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      try waitUnlessFailed(for: POLLIN)
    }
  }

  /// Writes all of `bytes`.
  func writeAll(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while rest.count > 0 {
      let count = write(number, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else {
        try waitUnlessFailed(for: POLLOUT)
      }
    }
  }

  /// Closes the file; some file systems tell only now that a write failed.
  func closeChecked() throws(SystemError) {
    // After EINTR the number is already free on Linux, so the call is not repeated.
    if close(number) != 0 && errno != EINTR { throw .last }
  }

  /// After a call that failed: returns where it may be tried again, else throws.
  private func waitUnlessFailed(for events: some BinaryInteger) throws(SystemError) {
    switch errno {
    case EINTR: return
    case EAGAIN, EWOULDBLOCK:
      var request = pollfd(fd: number, events: Int16(events), revents: 0)
      if poll(&request, 1, -1) < 0 && errno != EINTR { throw .last }
    default: throw .last
    }
  }
}
