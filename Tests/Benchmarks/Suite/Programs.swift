import Foundation

/// Running whole programs.
enum Programs {
  /// Seconds that a command line takes in a shell, the best of `runs`.
  ///
  /// Spawned and waited for by the system's own calls: `Process` looks for a program's end only
  /// every few hundredths of a second.
  static func best(of runs: Int = 5, _ command: String) throws -> Double {
    try bestSeconds(of: runs) {
      var words: [UnsafeMutablePointer<CChar>?] = ["/bin/sh", "-c", command].map {
        (word: String) in strdup(word)
      }
      words.append(nil)
      defer { words.forEach { free($0) } }
      var child: pid_t = 0
      var status: Int32 = 0
      guard posix_spawn(&child, "/bin/sh", nil, nil, words, environ) == 0,
        waitpid(child, &status, 0) == child, status == 0
      else { throw Failure(command: command) }
    }
  }

  /// Most memory that a program has held, in bytes, looked up whenever some of its output has
  /// come: as long as there is more to come it waits for the reader, and holds what it holds.
  ///
  /// The kernel's own figure for a child would not do: it begins with what this program holds.
  static func peakMemory(of command: String) throws -> Int {
    let pipe = Pipe()
    let process = prepared("exec \(command)", output: pipe)
    try process.run()
    var peak = 0
    while true {
      peak = max(peak, highWaterMark(of: process.processIdentifier))
      if pipe.fileHandleForReading.readData(ofLength: 1 << 15).isEmpty { break }
    }
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure(command: command) }
    return peak
  }

  private static func highWaterMark(of process: pid_t) -> Int {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kibibytes = line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0
    return kibibytes * 1024
  }

  private static func prepared(_ command: String, output: Pipe) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = output
    return process
  }

  /// The output of a command line.
  static func output(of command: String) throws -> Data {
    let pipe = Pipe()
    let process = prepared(command, output: pipe)
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
}
