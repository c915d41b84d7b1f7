/// Turns the bytes of one input into items, a batch at a time.
///
/// A reader is chosen once for each input; within it nothing is called through an existential for
/// each record.
package protocol RecordReader {
  /// Appends items to `batch` until it is full or the input ends.
  ///
  /// Returns whether there may be more. Items appended before an error is thrown are valid.
  mutating func read(into batch: ItemBatch) throws(RecordError) -> Bool

  /// Records met so far in all inputs, the skipped ones included.
  var recordCount: Int { get }
  /// Records of this input that were left out because of a fault.
  var skippedCount: Int { get }
  /// Whether the input held any value at all.
  var isEmpty: Bool { get }
}
