extension Failure {
  /// The output `path` cannot be created.
  static func creating(_ path: String, _ error: SystemError) -> Failure {
    Failure(.cannotCreate, "\(Excerpt.escaped(path)): cannot create the output: \(error.reason)")
  }

  /// The output `name` cannot be written; a closed pipe ends the run quietly.
  static func writing(_ name: String, _ error: SystemError) -> Failure {
    if error == .closedPipe { return closedPipe }
    return Failure(.writeFailed, "\(Excerpt.escaped(name)): write failed: \(error.reason)")
  }

  /// The input `name` is the file that is being written.
  static func readsItsOwnOutput(_ name: String) -> Failure {
    Failure(
      .usage, "\(displayedName(ofInput: name)): the input is also the output",
      hints: ["-o FILE writes the file once all is read, so it may name an input"])
  }
}
