import Foundation

/// Running whole programs.
enum Programs {
  /// How one run went.
  struct Run {
    var seconds: Double
    /// Peak memory of the program that was started, in bytes.
    var peak: Int
  }

  /// Runs a command line in a shell, its output going nowhere, and takes the best of `runs`.
  static func best(of runs: Int = 5, _ command: String) throws -> Run {
    var best = try run(command)
    for _ in 1..<max(runs, 1) {
      let next = try run(command)
      if next.seconds < best.seconds { best.seconds = next.seconds }
      best.peak = max(best.peak, next.peak)
    }
    return best
  }

  /// The output of a command line.
  static func output(of command: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure(command: command) }
    return data
  }

  /// Whether a program is installed.
  static func isInstalled(_ name: String) -> Bool {
    (try? output(of: "command -v \(name)")) != nil
  }

  struct Failure: Error {
    let command: String
  }

  private static func run(_ command: String) throws -> Run {
    // `exec` makes the shell become the program, so that its memory is what is measured.
    var arguments: [UnsafeMutablePointer<CChar>?] = ["/bin/sh", "-c", command].map {
      (word: String) in strdup(word)
    }
    arguments.append(nil)
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    let clock = ContinuousClock()
    let start = clock.now
    guard posix_spawn(&child, "/bin/sh", nil, nil, arguments, environ) == 0 else {
      throw Failure(command: command)
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    let seconds = (clock.now - start) / .seconds(1)
    if status != 0 { throw Failure(command: command) }
    return Run(seconds: seconds, peak: Int(usage.ru_maxrss) * 1024)
  }
}
