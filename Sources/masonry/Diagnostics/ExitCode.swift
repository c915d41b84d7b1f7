/// What the process tells whoever started it.
enum ExitCode: Int32 {
  /// All is done, or whoever read the output wanted no more of it.
  case success = 0
  /// Two layouts differ.
  case different = 1
  /// The command line, or the configuration that results from it, makes no sense.
  case usage = 64
  /// An input holds bad data.
  case data = 65
  /// An input is missing or cannot be read.
  case noInput = 66
  /// The program is at fault.
  case internalError = 70
  /// The output cannot be created.
  case cannotCreate = 73
  /// The output cannot be written.
  case writeFailed = 74
}
