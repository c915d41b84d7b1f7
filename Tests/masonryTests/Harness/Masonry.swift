import Foundation
import Testing

/// The built program, run as a process of its own.
enum Masonry {
  /// What became of a run.
  struct Outcome {
    var exit: Int32
    var output: String
    var errors: String
    /// Whether a signal ended the process; `exit` is its number then.
    var wasKilled = false
  }

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The program, which is built beside the bundle of tests.
  static let program: URL = {
    var folders = [
      Bundle.main.bundleURL, Bundle(for: Anchor.self).bundleURL,
      URL(fileURLWithPath: CommandLine.arguments[0]),
    ]
    folders += folders.map { $0.deletingLastPathComponent() }
    let programs = folders.map { $0.appendingPathComponent("masonry") }
    guard
      let program = programs.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath
      })
    else { preconditionFailure("there is no masonry beside \(folders.map(\.path))") }
    return program
  }()

  private final class Anchor {}

  /// Runs `masonry` with arguments, feeding it `input`.
  static func run(
    _ arguments: [String], input: String = "", in folder: Folder? = nil, seconds: Double = 300
  ) throws -> Outcome {
    try start(program, arguments, input: Data(input.utf8), folder: folder?.url, seconds: seconds)
  }

  /// Runs a line of shell in which `masonry` is the program.
  static func shell(
    _ line: String, in folder: URL? = nil, seconds: Double = 300
  ) throws -> Outcome {
    let prepared = "masonry() { '\(program.path)' \"$@\"; }\n" + line
    return try start(
      URL(fileURLWithPath: "/bin/bash"), ["-c", prepared], input: Data(), folder: folder,
      seconds: seconds)
  }

  private static func start(
    _ program: URL, _ arguments: [String], input: Data, folder: URL?, seconds: Double
  ) throws -> Outcome {
    // Files rather than pipes, so that neither side can wait for the other.
    let scratch = try Folder()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? package
    var environment = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "CI"] { environment[name] = nil }
    environment["LC_ALL"] = "C"
    process.environment = environment
    process.standardInput = try scratch.reading("input", input)
    process.standardOutput = try scratch.writing("output")
    process.standardError = try scratch.writing("errors")
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try withoutBlockedSignals { try process.run() }
    if ended.wait(timeout: .now() + seconds) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      Issue.record("no end after \(seconds) s: \(arguments)")
      ended.wait()
    }
    return Outcome(
      exit: process.terminationStatus, output: try scratch.text("output"),
      errors: try scratch.text("errors"),
      wasKilled: process.terminationReason == .uncaughtSignal)
  }

  /// Tests run on threads that block signals, and a process inherits what its starter blocks.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}
