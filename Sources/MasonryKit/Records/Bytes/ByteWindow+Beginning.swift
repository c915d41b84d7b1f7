/// Looking at the beginning of an input before it is read.
extension ByteWindow {
  /// The bytes that are held.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Reads until `length` bytes are held or the input ends.
  func hold(_ length: Int) throws(RecordError) {
    while count < length, try advance(keepingFrom: start) {}
  }

  /// Reads all that is left, and returns it with what is held.
  func readAll() throws(RecordError) -> [UInt8] {
    var all: [UInt8] = []
    repeat { all += bytes } while try advance(keepingFrom: end)
    return all
  }
}
