import Testing

@testable import MasonryKit

@Suite struct PowersOfTenTests {
  @Test(
    arguments: [
      (0, 0x8000_0000_0000_0000, 0), (1, 0xA000_0000_0000_0000, 0),
      (-1, 0xCCCC_CCCC_CCCC_CCCC, 0xCCCC_CCCC_CCCC_CCCD),
      (-292, 0xFF77_B1FC_BEBC_DC4F, 0x25E8_E89C_13BB_0F7B),
      (324, 0x9E19_DB92_B4E3_1BA9, 0x6C07_A2C2_6A83_46D2),
    ] as [(Int, UInt64, UInt64)])
  func knownEntriesAreRight(_ exponent: Int, _ high: UInt64, _ low: UInt64) {
    #expect(PowersOfTen.shared[exponent].high == high)
    #expect(PowersOfTen.shared[exponent].low == low)
  }

  @Test func everyEntryIsNormalizedAndNoneRoundedUpEndsInZeros() {
    for exponent in PowersOfTen.exponents {
      let entry = PowersOfTen.shared[exponent]
      #expect(entry.high >> 63 == 1)
      // Subtracting one from the lower half alone gives the power that is cut off.
      #expect(entry.low != 0 || PowersOfTen.exactExponents.contains(exponent))
    }
  }
}
