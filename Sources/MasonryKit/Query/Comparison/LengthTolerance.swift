/// How far two lengths may lie apart and still count as equal.
///
/// Either part suffices. A tolerance is not transitive: of three lengths the outer two may differ
/// where the neighbours do not.
package struct LengthTolerance: Hashable, Sendable {
  /// In points.
  package var absolute: Double
  /// As a part of the larger magnitude.
  package var relative: Double

  package init(absolute: Double = 0, relative: Double = 0) {
    self.absolute = absolute
    self.relative = relative
  }

  /// Whether two lengths count as equal.
  ///
  /// 1 and 1.01 lie a little more than 0.01 apart as doubles, so a tolerance above 0 is taken as
  /// wider by the last bit of the larger length.
  @inline(__always)
  package func allows(_ one: Double, _ other: Double) -> Bool {
    one == other || allowsDistance(one, other)
  }

  @inline(never)
  private func allowsDistance(_ one: Double, _ other: Double) -> Bool {
    if absolute == 0 && relative == 0 { return false }
    let distance = (one - other).magnitude
    let larger = max(one.magnitude, other.magnitude)
    if absolute > 0 && distance <= absolute + larger.ulp { return true }
    return relative > 0 && distance <= relative * larger + larger.ulp
  }
}
