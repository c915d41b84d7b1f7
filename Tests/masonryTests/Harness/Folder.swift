import Foundation

/// A folder for the files of one test, which goes away with it.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("masonry-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  /// What a file holds.
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// Names of all that is in the folder, hidden files too.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Writes a file and opens it for reading.
  func reading(_ name: String, _ data: Data) throws -> FileHandle {
    try data.write(to: url.appendingPathComponent(name))
    return try FileHandle(forReadingFrom: url.appendingPathComponent(name))
  }

  /// Creates a file and opens it for writing.
  func writing(_ name: String) throws -> FileHandle {
    try Data().write(to: url.appendingPathComponent(name))
    return try FileHandle(forWritingTo: url.appendingPathComponent(name))
  }
}

/// Records that differ from one to the next, as a JSON array with one a line.
func manyRecords(_ count: Int) -> String {
  let lines = (0..<count).map { "{\"w\":\(100 + $0 % 7),\"h\":\(50 + $0 % 911)}" }
  return "[" + lines.joined(separator: ",\n") + "]\n"
}
