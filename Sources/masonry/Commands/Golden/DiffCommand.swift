import MasonryKit

/// `masonry diff`: what moved between two layouts.
func runDiff(_ settings: Settings) throws(Failure) {
  let (before, after) = (settings.files[0], settings.files[1])
  let standardInput = FileSource.standardInputName
  if before == standardInput && after == standardInput {
    throw Failure(.usage, "standard input can only be one of the two layouts")
  }
  let movement = try movement(before, after, settings)
  let report =
    settings.comparison.report == .json
    ? DiffReport(json: movement, before: before, after: after) : DiffReport(text: movement)
  try evenIfUnread { () throws(Failure) in
    try report.print(count: movement.changes.count, to: settings.output)
  }
  try endComparison([movement.isEmpty ? .success : .different])
}

private func movement(
  _ before: String, _ after: String, _ settings: Settings
) throws(Failure) -> LayoutMovement {
  let tolerance = LengthTolerance(
    absolute: settings.comparison.tolerance, relative: settings.comparison.relativeTolerance)
  let old = try layout(before, precision: settings.precision)
  let new = try layout(after, precision: settings.precision)
  do {
    return try LayoutMovement(before: old, after: new, tolerance: tolerance)
  } catch {
    throw .input(error.isBefore ? before : after, RecordError(.layout(error.fault)))
  }
}

private func layout(_ name: String, precision: Int?) throws(Failure) -> LayoutDocument {
  let source: FileSource
  do {
    source = try FileSource(path: name)
  } catch {
    throw .reading(name, error)
  }
  do {
    var document = try LayoutDocumentReader.read(source)
    if let precision { document.round(to: precision) }
    return document
  } catch {
    throw .input(name, error)
  }
}
