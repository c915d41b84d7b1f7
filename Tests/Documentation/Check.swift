import Foundation

/// What a symbol graph says of a module.
struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }
    struct Comment: Decodable {}

    let pathComponents: [String]
    let docComment: Comment?
    /// Members that the compiler writes have none.
    let location: Location?
  }

  let symbols: [Symbol]
}

/// Tells which public symbols say nothing about themselves, and which types the first page leaves
/// out; fails where there are any.
@main struct Check {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: files[0]))
    let page = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    var faults: [String] = []
    for symbol in graph.symbols {
      guard let location = symbol.location else { continue }
      let name = symbol.pathComponents.joined(separator: ".")
      let subject = "\(location.uri):\(location.position.line + 1): \(name)"
      if symbol.docComment == nil { faults.append("\(subject) is not documented") }
      if symbol.pathComponents.count == 1 && !page.contains("``\(name)``") {
        faults.append("\(subject) is not on the first page")
      }
    }
    for fault in faults.sorted() { print(fault) }
    if graph.symbols.isEmpty || !faults.isEmpty { exit(1) }
  }
}
