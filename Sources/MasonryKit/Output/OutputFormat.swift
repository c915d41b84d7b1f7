/// The formats in which a layout can be printed.
package enum OutputFormat: String, CaseIterable, Sendable {
  case json, ndjson, csv, tsv, plist, text, svg
}

/// A new writer of the format.
package func makeLayoutWriter(_ format: OutputFormat) -> any LayoutWriter {
  switch format {
  case .json: JSONWriter()
  case .ndjson: NDJSONWriter()
  case .csv: DelimitedWriter(.commas)
  case .tsv: DelimitedWriter(.tabs)
  case .plist: PropertyListWriter()
  case .text: TextWriter()
  case .svg: SVGWriter()
  }
}
