/// The text without the blanks around it.
func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
  var range = 0..<text.count
  while let first = range.first, isBlank(text[first]) { range.removeFirst() }
  while let last = range.last, isBlank(text[last]) { range.removeLast() }
  return UnsafeBufferPointer(rebasing: text[range])
}

/// Whether a byte is a space, tab, line feed or carriage return.
@inline(__always)
func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
}

/// Whether a byte is a decimal digit.
func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

/// The value of a hexadecimal digit.
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
