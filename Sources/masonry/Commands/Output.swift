/// Opens the output, has `body` write to it, and closes it; on failure, takes back what can be.
///
/// `path` is the file given with `-o`, or nil for standard output.
func withOutput<Result>(
  to path: String?, _ body: (OutputSink) throws(Failure) -> Result
) throws(Failure) -> Result {
  let sink: OutputSink
  do {
    sink = try OutputSink(path: path)
  } catch {
    throw .creating(path ?? OutputSink.standardOutputName, error)
  }
  do throws(Failure) {
    let result = try body(sink)
    try sink.closeOrFail()
    return result
  } catch {
    sink.discard()
    throw error
  }
}

/// Prints a text that is known as a whole to the file given with `-o`, or to standard output.
func printText(_ text: String, to path: String? = nil) throws(Failure) {
  var text = text
  try withOutput(to: path) { (sink) throws(Failure) in
    let result = text.withUTF8 { bytes in
      Swift.Result { () throws(Failure) in
        try sink.writeOrFail(UnsafeRawBufferPointer(bytes))
      }
    }
    try result.get()
  }
}

extension OutputSink {
  /// Writes `bytes`.
  func writeOrFail(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    do {
      try write(bytes)
    } catch {
      throw .writing(name, error)
    }
  }

  /// Ends the output.
  func closeOrFail() throws(Failure) {
    do {
      try close()
    } catch {
      throw .writing(name, error)
    }
  }
}
