#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prepares the process so that failures of input and output are errors and nothing worse.
func prepareProcess() {
  // A closed pipe and a full quota are to be reasons of a failed write, not ends of the process.
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
  // A standard stream that is closed would lend its number to the next file that is opened, and
  // messages would end up in it. What stands in can be opened but not used.
  for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 && errno == EBADF {
    _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
  }
}

/// Ends the process.
func endProcess(_ status: Int32) -> Never { exit(status) }
