/// Why no layout can be made with a configuration.
public enum ConfigurationError: Error, Hashable, Sendable {
  /// A length is negative, infinite or not a number; `setting` is a member of
  /// ``LayoutConfiguration``.
  case invalidLength(setting: String, value: Double)
  /// The columns have no width left; `available` is what margins leave of the container.
  case columnWidthNotPositive(width: Double, available: Double, columns: Int, columnGap: Double)
  /// The number of columns is below 1 or above the limit.
  case columnCountOutOfRange(count: Double, limit: Int)
  /// A setting that needs the height of the viewport stands without one.
  case heightRequired(setting: String)
  /// A setting that needs columns of a fixed width stands without one.
  case columnWidthRequired(setting: String)
  /// Two settings exclude each other.
  case conflict(String, String)
  /// The scale is not positive and finite.
  case invalidScale(Double)
  /// Lengths that are valid each by itself make a measure that no double can hold.
  case measureNotFinite(String)
}
