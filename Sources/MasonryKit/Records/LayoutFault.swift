/// In which way a JSON document is no layout that masonry could have printed.
public enum LayoutFault: Hashable, Sendable {
  /// What a member must be.
  public enum Shape: Hashable, Sendable {
    /// A number.
    case number
    /// A whole number from 0.
    case index
    /// A whole number from 1.
    case wholeNumber
    /// A string.
    case text
    /// A string or a number.
    case id
    /// An array.
    case list
    /// An object.
    case object
    /// Indexes that ascend.
    case ascendingIndexes
  }

  /// The top-level value is no object.
  case notAnObject
  /// The layout is of a schema that this version does not know.
  case schema(found: String, known: Int)
  /// A part of the layout stands there twice.
  case repeatedPart(String)
  /// The member at `path` is not what it must be.
  case member(path: String, shape: Shape)
  /// A frame's index is not above the one before.
  case frameOrder(index: Int)
  /// Another value follows the layout.
  case severalValues
  /// The layout does not say how it was made.
  case noConfiguration
  /// The layout holds none of the parts that can be compared.
  case nothingToCompare
  /// Two frames of the layout have the same id.
  case repeatedID(String)
}
