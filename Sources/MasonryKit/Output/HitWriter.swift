/// Prints points, each with the index of the item under it, in one format.
///
/// Where there is no item, the index is `null` in JSON, empty in a table, and `none` in text.
package struct HitWriter {
  /// The formats that there are, the usual one first.
  package static let formats: [OutputFormat] = [.ndjson, .json, .csv, .tsv, .text]

  private let format: OutputFormat

  /// A writer of one of ``formats``.
  package init(_ format: OutputFormat) { self.format = format }

  /// Appends all hits, in their order.
  package func write(_ hits: [(point: Point, index: Int?)], into text: inout TextBuffer) {
    switch format {
    case .json:
      text.append("{\n\"schema\": 1,\n\"hits\": [\n")
      for (position, hit) in hits.enumerated() {
        writeObject(hit.point, hit.index, into: &text)
        text.append(position < hits.count - 1 ? ",\n" : "\n")
      }
      text.append("]\n}\n")
    case .csv: writeRows(hits, delimiter: UInt8(ascii: ","), into: &text)
    case .tsv: writeRows(hits, delimiter: UInt8(ascii: "\t"), into: &text)
    case .text: writeTable(hits, into: &text)
    default:
      for hit in hits {
        writeObject(hit.point, hit.index, into: &text)
        text.append("\n")
      }
    }
  }

  private func writeObject(_ point: Point, _ index: Int?, into text: inout TextBuffer) {
    text.append("{\"point\":{\"x\":")
    text.append(point.x)
    text.append(",\"y\":")
    text.append(point.y)
    text.append("},\"index\":")
    if let index { text.append(index) } else { text.append("null") }
    text.append("}")
  }

  private func writeRows(
    _ hits: [(point: Point, index: Int?)], delimiter: UInt8, into text: inout TextBuffer
  ) {
    text.append("x")
    text.append(delimiter)
    text.append("y")
    text.append(delimiter)
    text.append("index\n")
    for (point, index) in hits {
      text.append(point.x)
      text.append(delimiter)
      text.append(point.y)
      text.append(delimiter)
      if let index { text.append(index) }
      text.append("\n")
    }
  }

  private func writeTable(_ hits: [(point: Point, index: Int?)], into text: inout TextBuffer) {
    let table = TextTable(columns: ["x", "y", "index"].map { .init(title: $0, isText: false) })
    for (point, index) in hits {
      table.append(point.x)
      table.append(point.y)
      if let index { table.append(index) } else { table.append("none") }
    }
    table.write(into: &text)
  }
}
