/// What is wrong with an input, and where.
///
/// An error carries data; its text is made by whoever shows it.
public struct RecordError: Error, Sendable {
  // One reference, so that functions which may throw it return nothing larger than a word.
  private final class Storage: Sendable {
    let reason: Reason
    let location: SourceLocation?
    let record: Int?

    init(reason: Reason, location: SourceLocation?, record: Int?) {
      self.reason = reason
      self.location = location
      self.record = record
    }
  }

  private let storage: Storage

  /// What is wrong.
  public var reason: Reason { storage.reason }
  /// Where it stands, if a place is to blame.
  public var location: SourceLocation? { storage.location }
  /// Index of the record that is at fault, over all inputs, from 0.
  public var record: Int? { storage.record }

  /// An error with the given data.
  public init(_ reason: Reason, at location: SourceLocation? = nil, record: Int? = nil) {
    storage = Storage(reason: reason, location: location, record: record)
  }

  /// Kinds of faults.
  public enum Reason: Hashable, Sendable {
    /// The bytes are not a document of their format.
    case syntax(SyntaxFault)
    /// Dictionaries and arrays nest deeper than the limit.
    case nestingTooDeep(limit: Int)
    /// A number's text is longer than the limit, in bytes.
    case numberTooLong(limit: Int)
    /// A text that has to be held, such as an id, is longer than the limit, in bytes.
    case textTooLong(limit: Int)
    /// The source of the bytes failed.
    case source(SourceError)
    /// The input holds no value.
    case empty
    /// The bytes are of no format that is known, or not of the one asked for.
    case unrecognizedFormat(beginning: String)
    /// A top-level value that is no record.
    case notARecord(found: String)
    /// A top-level array of exactly two numbers: one size, or two ratios?
    case ambiguousPair
    /// A path to the records selects nothing; `arrays` are those that are there.
    case noMatch(path: String, arrays: [ArraySummary])
    /// A top-level dictionary has no size; `arrays` are those that it holds.
    case noRecords(keys: [String], arrays: [ArraySummary])
    /// A key on the way to the records stands twice.
    case repeatedKey(String)
    /// A record has no size: its keys, and a pair of paths in it that would make one. Without keys
    /// the record was too long to be looked at again, and the place is where it ends.
    case missingSize(keys: [String]?, pair: SizePaths?)
    /// A record's value is not what it must be.
    case value(key: String, expected: Expectation, found: String)
    /// The document is to be a layout that masonry printed, and is none.
    case layout(LayoutFault)
  }

  /// Two paths that lead to a width and a height.
  public struct SizePaths: Hashable, Sendable {
    /// Path to the width.
    public let width: String
    /// Path to the height.
    public let height: String
  }

  /// An array in an input, by its path, and how many elements it has.
  public struct ArraySummary: Hashable, Sendable {
    /// Path to the array.
    public let path: String
    /// Number of elements.
    public let count: Int
  }

  /// What a record's value must be.
  public enum Expectation: Hashable, Sendable {
    /// A number, or a string that holds just one.
    case number
    /// A number above 0.
    case positiveNumber
    /// A number not below 0.
    case nonNegativeNumber
    /// A number within the range of doubles.
    case finiteNumber
    /// A whole number of at least 1.
    case span
    /// A whole number from 0, low enough for the item to stay within the columns.
    case column
    /// A string or a number.
    case text
    /// An EXIF orientation, 1 to 8 or exiftool's words.
    case orientation
    /// A dictionary, `[w, h]` or a number.
    case record
  }
}
