import Foundation

/// Whole programs on the same files: masonry and what people write without it.
struct ProcessRows {
  let masonry: String
  let peers: String
  let inputs: Inputs
  /// The settings that the peers' scripts use.
  private let settings = "--width 375 --columns 3 --margin 8"

  func printAll(isLarge: Bool) throws {
    try checkPeers()
    try printWholeRuns()
    try printStart()
    try printMemory(isLarge: isLarge)
    try printSweep()
  }

  /// All programs must give the same numbers before their times are compared.
  private func checkPeers() throws {
    let json = try inputs.path(.json, count: 10_000)
    let plist = try inputs.path(.xml, count: 10_000)
    let own = try frames("\(masonry) \(json) \(settings) --format ndjson", isLines: true)
    for (name, command) in peerCommands(json) + [pythonCommand(plist)]
    where Programs.isInstalled(name) {
      guard try frames(command, isLines: false) == own else { throw Mismatch(what: name) }
    }
  }

  /// Frames as an array of objects, whoever printed them.
  private func frames(_ command: String, isLines: Bool) throws -> NSArray {
    var data = try Programs.output(of: command)
    if isLines {
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      data = Data("[\(lines.joined(separator: ","))]".utf8)
    }
    return try JSONSerialization.jsonObject(with: data) as? NSArray ?? []
  }

  private func peerCommands(_ json: String) -> [(String, String)] {
    [
      ("node", "node \(peers)/layout.js \(json)"), pythonCommand(json),
      ("jq", "jq -c -f \(peers)/layout.jq \(json)"),
    ]
  }

  private func pythonCommand(_ file: String) -> (String, String) {
    ("python3", "python3 \(peers)/layout.py \(file)")
  }

  private func printWholeRuns() throws {
    let table = Table("Whole runs: records in, frames out through a pipe")
    let million = try inputs.path(.json, count: 1_000_000)
    let own = try Programs.best("\(masonry) \(million) \(settings) | cat > /dev/null")
    for (name, command) in peerCommands(million)
    where name != "jq" && Programs.isInstalled(name) {
      let other = try Programs.best(of: 3, "\(command) | cat > /dev/null")
      table.row(
        "1,000,000 JSON records, beside \(name)", milliseconds(own), beside: milliseconds(other),
        ratio: other / own, goal: name == "node" ? "≥ 10×" : "")
    }
    let result = inputs.folder.appendingPathComponent("frames.json").path
    _ = try Programs.output(of: "\(masonry) \(million) \(settings) -o \(result)")
    let pipe = try Programs.best(
      "cat \(million) | cat > /dev/null; cat \(result) | cat > /dev/null")
    table.row(
      "the same, beside sending as many bytes through pipes", milliseconds(own),
      beside: milliseconds(pipe), ratio: own / pipe, goal: "≤ 3×")
    try printSmallerRuns(table)
  }

  private func printSmallerRuns(_ table: Table) throws {
    let json = try inputs.path(.json, count: 100_000)
    if let (name, command) = peerCommands(json).last, Programs.isInstalled(name) {
      let own = try Programs.best("\(masonry) \(json) \(settings) | cat > /dev/null")
      let other = try Programs.best(of: 1, "\(command) | cat > /dev/null")
      table.row(
        "100,000 JSON records, beside jq", milliseconds(own), beside: milliseconds(other),
        ratio: other / own)
    }
    let plist = try inputs.path(.xml, count: 100_000)
    if Programs.isInstalled("python3") {
      let own = try Programs.best("\(masonry) \(plist) \(settings) | cat > /dev/null")
      let command = pythonCommand(plist).1
      let other = try Programs.best(of: 3, "\(command) | cat > /dev/null")
      table.row(
        "100,000 records of an XML plist, beside Python's plistlib", milliseconds(own),
        beside: milliseconds(other), ratio: other / own, goal: "≥ 5×")
    }
  }

  private func printStart() throws {
    let table = Table("From start to end on 50 records")
    let small = try inputs.path(.json, count: 50)
    // Fifty runs in one shell, so that the shell's own start does not count.
    func loop(_ command: String) -> String {
      "for i in 1 2 3 4 5 6 7 8 9 10; do \(command) > /dev/null; done"
    }
    let own = try Programs.best(of: 7, loop("\(masonry) \(small) \(settings)")) / 10
    let nothing = try Programs.best(of: 7, loop("/bin/true")) / 10
    table.row(
      "a run, beside /bin/true", milliseconds(own), beside: milliseconds(nothing),
      ratio: own / (2 * nothing + 0.003), goal: "≤ 1× of twice that and 3 ms")
  }

  private func printMemory(isLarge: Bool) throws {
    let table = Table("Peak memory")
    let counts = isLarge ? [10_000, 1_000_000, 10_000_000] : [10_000, 1_000_000]
    for (kind, format) in [
      (Inputs.Kind.json, "json"), (.json, "ndjson"), (.json, "csv"), (.xml, "json"),
      (.xml, "plist"),
    ] {
      let peaks = try counts.map { count in
        let file = try inputs.path(kind, count: count)
        let options = "\(settings) --height 667 --offset 100 --format \(format)"
        return try Programs.peakMemory(of: "\(masonry) \(file) \(options)")
      }
      table.row(
        "\(kind.rawValue) in, \(format) out, \(counts.map(\.grouped).joined(separator: " / "))",
        peaks.map(mebibytes).joined(separator: " / "), goal: "≤ 16 MiB")
    }
  }

  private func printSweep() throws {
    let file = try inputs.path(.json, count: 10_000)
    let command = "\(masonry) sweep \(file) --width 321..1320:1 --columns 3 > /dev/null"
    guard (try? Programs.best(of: 1, command)) != nil else { return }
    let table = Table("Sweep of 1,000 layouts of 10,000 items")
    let own = try Programs.best(of: 3, command)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let packing = try tenMillionPackings()
    table.row(
      "beside packing 10,000,000 items on one core", milliseconds(own),
      beside: milliseconds(packing), ratio: own / packing, goal: "≤ 1.5×")
    table.row(
      "beside the same spread over \(cores) cores", milliseconds(own),
      beside: milliseconds(packing / Double(cores)), ratio: own / packing * Double(cores))
  }
}
