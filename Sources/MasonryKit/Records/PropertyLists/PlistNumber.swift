/// Numbers as property lists write them: with a plus sign, in hexadecimal, with leading zeros.
enum PlistNumber {
  /// The value of `written`, whose text as JSON would write it goes to `text`; nil for what is no
  /// number. Infinite where it is beyond the range of doubles.
  ///
  /// Hexadecimal is for integers only, up to 64 bits.
  static func read(
    _ written: UnsafeBufferPointer<UInt8>, allowsFraction: Bool, into text: DecodedText
  ) -> Double? {
    text.removeAll()
    var rest = written[...]
    if rest.first == UInt8(ascii: "-") {
      text.append(UInt8(ascii: "-"))
      rest.removeFirst()
    } else if rest.first == UInt8(ascii: "+") {
      rest.removeFirst()
    }
    if rest.count > 2 && rest[rest.startIndex] == UInt8(ascii: "0")
      && rest[rest.startIndex + 1] | 0x20 == UInt8(ascii: "x")
    {
      if allowsFraction { return nil }
      guard let value = hexadecimal(rest.dropFirst(2)) else { return nil }
      text.append(String(value))
    } else if !appendDecimal(rest, allowsFraction: allowsFraction, to: text) {
      return nil
    }
    return NumberScanner.value(of: text.bytes)
  }

  /// Whether a real stands for not a number or infinity, as Apple's writers put it.
  static func isNotFinite(_ written: UnsafeBufferPointer<UInt8>) -> Bool {
    if written.count > 9 { return false }
    var word = String(decoding: written, as: UTF8.self).lowercased()
    if word.hasPrefix("+") || word.hasPrefix("-") { word.removeFirst() }
    return word == "nan" || word == "inf" || word == "infinity"
  }

  private static func hexadecimal(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64? {
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    if significant.count > 16 { return nil }
    var value: UInt64 = 0
    for digit in significant {
      guard let digit = hexadecimalDigit(digit) else { return nil }
      value = value << 4 | UInt64(digit)
    }
    return value
  }

  /// Appends digits, a fraction and an exponent, with a digit on both sides of the point.
  private static func appendDecimal(
    _ written: Slice<UnsafeBufferPointer<UInt8>>, allowsFraction: Bool, to text: DecodedText
  ) -> Bool {
    let whole = written.prefix(while: isDigit)
    var rest = written[whole.endIndex...]
    var fraction = rest.prefix(0)
    if allowsFraction && rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: isDigit)
      rest = written[fraction.endIndex...]
    }
    if whole.isEmpty && fraction.isEmpty { return false }
    let significant = whole.drop { $0 == UInt8(ascii: "0") }
    if significant.isEmpty { text.append(UInt8(ascii: "0")) }
    for digit in significant { text.append(digit) }
    if !fraction.isEmpty {
      text.append(UInt8(ascii: "."))
      for digit in fraction { text.append(digit) }
    }
    if rest.isEmpty { return true }
    if !allowsFraction { return false }
    for byte in rest { text.append(byte) }
    if rest.removeFirst() | 0x20 != UInt8(ascii: "e") { return false }
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }
}
