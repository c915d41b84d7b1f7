/// The grammar of JSON's numbers, for those whose value nobody asks for.
enum JSONNumberGrammar {
  /// End of the number that starts at `start`, or nil where the text is no number.
  ///
  /// The text must be followed by a byte that is part of no number.
  static func end(of start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>? {
    var place = start
    if place.pointee == JSONByte.minus { place += 1 }
    if place.pointee == JSONByte.zero {
      place += 1
    } else if !passDigits(&place) {
      return nil
    }
    if place.pointee == UInt8(ascii: ".") {
      place += 1
      if !passDigits(&place) { return nil }
    }
    if place.pointee | 0x20 == UInt8(ascii: "e") {
      place += 1
      if place.pointee == UInt8(ascii: "+") || place.pointee == JSONByte.minus { place += 1 }
      if !passDigits(&place) { return nil }
    }
    return place
  }

  /// Passes over digits; false where there are none.
  @inline(__always)
  private static func passDigits(_ place: inout UnsafeMutablePointer<UInt8>) -> Bool {
    let start = place
    while place.pointee >= JSONByte.zero && place.pointee <= JSONByte.nine { place += 1 }
    return place > start
  }
}
