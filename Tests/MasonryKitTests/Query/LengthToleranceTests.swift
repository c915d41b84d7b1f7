import Testing

@testable import MasonryKit

@Suite struct LengthToleranceTests {
  @Test func withoutAToleranceOnlyEqualLengthsAreEqual() {
    let tolerance = LengthTolerance()
    #expect(tolerance.allows(1.5, 1.5))
    #expect(tolerance.allows(0, -0.0))
    #expect(!tolerance.allows(1, 1.0000000000000002))
    #expect(!tolerance.allows(0, .leastNonzeroMagnitude))
  }

  @Test func decimalTolerancesReachTheirDecimalDistance() {
    // As doubles 1 and 1.01 lie 0.010000000000000009 apart.
    #expect(LengthTolerance(absolute: 0.01).allows(1, 1.01))
    #expect(!LengthTolerance(absolute: 0.01).allows(1, 1.0100001))
    #expect(LengthTolerance(relative: 0.5).allows(2, 1))
    #expect(!LengthTolerance(relative: 0.49).allows(2, 1))
    #expect(LengthTolerance(relative: 1).allows(-1e308, 0))
    #expect(!LengthTolerance(absolute: 1e300).allows(-1e308, 1e308))
  }
}
