/// A place in an input.
public enum SourceLocation: Hashable, Sendable {
  /// A line and a column in it, both from 1; the column counts bytes of UTF-8, without a byte
  /// order mark.
  case text(line: Int, column: Int)
  /// An offset into a binary input, in bytes from 0.
  case binary(offset: Int)
}
