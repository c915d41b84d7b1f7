import Testing

@testable import MasonryKit

@Suite struct EightDigitsTests {
  @Test(
    arguments: [
      (0, 0), (7, 0x0700_0000_0000_0000), (12_345_678, 0x0807_0605_0403_0201),
      (99_999_999, 0x0909_0909_0909_0909), (10_000_000, 1), (10_000, 0x0000_0000_0100_0000),
    ] as [(UInt64, UInt64)])
  func theFirstDigitIsTheLowestByte(_ value: UInt64, _ digits: UInt64) {
    #expect(EightDigits.digits(value) == digits)
    #expect(EightDigits.value(digits) == value)
  }

  @Test func everyGroupOfFourDigitsComesBack() {
    for group in UInt64(0)..<10_000 {
      for value in [group, group * 10_000, group * 10_000 + 9999 - group] {
        guard EightDigits.value(EightDigits.digits(value)) == value else {
          Issue.record("\(value)")
          return
        }
      }
    }
  }

  @Test(arguments: [
    ("12345678", 8), ("1234567,", 7), ("1,345678", 1), ("/2345678", 0), (":2345678", 0),
    ("123:5678", 3), ("123/5678", 3), ("12\u{0}45678", 2), ("12é45678", 2), ("1234567ÿ", 7),
  ])
  func digitsAreCountedUpToTheFirstOtherByte(_ text: String, _ count: Int) {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      #expect(EightDigits.count(EightDigits.load(start)) == count)
    }
  }

  @Test func everyByteThatIsNoDigitEndsTheCountWhateverFollows() {
    for byte in UInt8.min...UInt8.max {
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      for place in 0..<8 {
        let bytes = Array("55555555".utf8.prefix(place)) + [byte] + Array("77777777".utf8)
        bytes.withUnsafeBufferPointer { bytes in
          guard let start = bytes.baseAddress else { return }
          #expect(
            EightDigits.count(EightDigits.load(start)) == (isDigit ? 8 : place), "byte \(byte)")
        }
      }
    }
  }
}
