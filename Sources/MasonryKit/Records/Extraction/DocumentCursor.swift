/// What the next value of a document is.
package enum ValueKind: UInt8, Sendable {
  case dictionary, array, number, string, boolean, null
  /// A value that JSON does not know: a date or data.
  case other
}

/// What ``DocumentCursor/scalar()`` found.
package enum Scalar {
  /// A number; infinite where its text is beyond the range of doubles.
  case number(Double)
  /// A string; its decoded bytes are the cursor's `text`.
  case string
  case boolean, null, other
}

/// A position in a document that only moves forward.
///
/// The four formats differ in nothing but this: what selects records by a path, takes sizes out of
/// them and words their faults is written once over any cursor, see ``RecordExtractor``. Generic
/// code over a cursor is specialised, so a call costs what the format's own code costs.
///
/// Order of calls: `nextDocument`, then for each value `kind` and exactly one of `scalar`, `skip`,
/// or `enter` followed by `nextKey` or `nextElement` until that returns false, with each value
/// consumed in between. A dictionary's or array's end is consumed by the call that returns false.
/// `enter` throws `nestingTooDeep` for the container that would be deeper than `nestingLimit`, and
/// so does `skip`.
package protocol DocumentCursor {
  /// Moves to the next top-level value; false at the end of the input.
  mutating func nextDocument() throws(RecordError) -> Bool
  /// Kind of the value at the cursor; consumes nothing of it.
  mutating func kind() throws(RecordError) -> ValueKind
  /// Goes into the dictionary or array at the cursor.
  mutating func enter() throws(RecordError)
  /// Moves to the next value of the dictionary entered last and sets `key`; `isFirst` on the first
  /// call after `enter`.
  mutating func nextKey(isFirst: Bool) throws(RecordError) -> Bool
  /// Moves to the next element of the array entered last.
  mutating func nextElement(isFirst: Bool) throws(RecordError) -> Bool
  /// Reads the number, string, boolean, null or other value at the cursor.
  mutating func scalar() throws(RecordError) -> Scalar
  /// Passes over the value at the cursor, whatever it is, checking its syntax.
  mutating func skip() throws(RecordError)

  /// Remembers the value at the cursor, after `kind`, for `rewind`.
  ///
  /// A cursor that streams keeps the bytes from there on, until they are more than
  /// `retentionLimit`.
  mutating func mark()
  /// Goes back to the value that was marked last; false where its bytes are no longer held.
  mutating func rewind() -> Bool

  /// The key found last, decoded to UTF-8. Valid until the next call; at least 8 bytes after its
  /// end may be read.
  var key: UnsafeBufferPointer<UInt8> { get }
  /// Text of the last scalar: a string's decoded bytes, or a number as a valid JSON number where it
  /// is finite.
  /// Valid until the next call.
  var text: UnsafeBufferPointer<UInt8> { get }
  /// Whether the last scalar, a string, stood there as a bare word that is exactly a JSON number
  /// (OpenStep knows no numbers).
  var isBareNumber: Bool { get }

  /// Offset of the value at the cursor, after `kind`, or of the key after `nextKey`, in the bytes
  /// that the cursor reads.
  var offset: Int { get }
  /// Line and column of an offset not before the start of the record being read, while the input
  /// around it is still held; else of the earliest place that is held.
  func location(ofOffset offset: Int) -> SourceLocation
}

/// Deepest nesting of dictionaries and arrays that a reader follows.
package let nestingLimit = 512
/// Bytes of a record that are kept for a second look, should it turn out to be at fault.
package let retentionLimit = 1 << 20
/// Longest text of a number, in bytes.
package let numberTextLimit = 1 << 20
