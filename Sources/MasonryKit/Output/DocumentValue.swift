/// A small value that a writer prints as it stands: the members of a layout's `configuration`.
package indirect enum DocumentValue: Hashable, Sendable {
  case number(Double)
  case integer(Int)
  case text(String)
  case boolean(Bool)
  case list([DocumentValue])
  case members([Member])

  /// A named value; order counts.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: DocumentValue

    package init(_ name: String, _ value: DocumentValue) {
      self.name = name
      self.value = value
    }
  }
}
