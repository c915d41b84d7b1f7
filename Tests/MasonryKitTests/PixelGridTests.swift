import Testing

@testable import MasonryKit

@Suite struct PixelGridTests {
  @Test func aFractionOfExactlyOneHalfGoesUp() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.nearest(0.25) == 0.5)
    #expect(grid.nearest(-0.25) == 0)
    #expect(grid.nearest(0.75) == 1)
  }

  @Test func aFractionJustBelowOneHalfGoesDown() {
    #expect(PixelGrid(scale: 1).nearest(0.49999999999999994) == 0)
  }

  @Test func floorNeverGoesUp() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.floor(1) == 1)
    #expect(grid.floor(0.99) == 2.0 / 3)
    #expect(grid.floor(-0.1) == -1.0 / 3)
  }

  @Test(arguments: [0.1, 1e-300, 1, 1e300])
  func aPixelBeyondAllNumbersIsNone(scale: Double) {
    let grid = PixelGrid(scale: scale)
    let greatest = Double.greatestFiniteMagnitude
    #expect(grid.nearest(greatest).isFinite && grid.floor(greatest).isFinite)
    #expect(grid.nearest(-greatest).isFinite && grid.floor(-greatest).isFinite)
    #expect(grid.nearest(.infinity) == .infinity)
  }
}
