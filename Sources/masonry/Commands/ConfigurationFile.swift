import MasonryKit

/// Reads the file of `--configuration`: a configuration, or a layout that holds one.
///
/// Of a layout nothing is kept but its configuration, however large it is.
func readConfiguration(_ name: String) throws(Failure) -> DocumentValue {
  let source: FileSource
  do {
    source = try FileSource(path: name)
  } catch {
    throw .reading(name, error)
  }
  do throws(RecordError) {
    var cursor = try JSONCursor(source)
    guard try cursor.nextDocument() else { throw RecordError(.empty) }
    return try configuration(at: &cursor)
  } catch {
    throw .input(name, error)
  }
}

private func configuration(at cursor: inout JSONCursor) throws(RecordError) -> DocumentValue {
  guard try cursor.kind() == .dictionary else { return .members([]) }
  try cursor.enter()
  var members: [DocumentValue.Member] = []
  var isFirst = true
  while try cursor.nextKey(isFirst: isFirst) {
    isFirst = false
    let key = String(decoding: cursor.key, as: UTF8.self)
    guard let value = try cursor.documentValue() else { continue }
    if key == "configuration" { return value }
    members.append(DocumentValue.Member(key, value))
  }
  return .members(members)
}
