/// A layout as masonry's JSON output tells it, whether read back or just made.
///
/// Every part may be left out. Frames are flat columns of numbers, however many there are.
package struct LayoutDocument {
  /// A rectangle of which a document need not name all four numbers; NaN stands for those.
  package struct Band {
    var x = Double.nan
    var y = Double.nan
    var width = Double.nan
    var height = Double.nan

    init() {}

    init(_ rect: Rect, precision: Int?) {
      x = NumberText.rounded(rect.x, precision: precision)
      y = NumberText.rounded(rect.y, precision: precision)
      width = NumberText.rounded(rect.width, precision: precision)
      height = NumberText.rounded(rect.height, precision: precision)
    }
  }

  /// One of the sections that are stacked.
  package struct Section {
    /// Number of items, or nil where the document does not say.
    var count: Int?
    var header: Band?
    var footer: Band?
  }

  /// The items visible at an offset.
  package struct Visible {
    package var offset: Double
    /// Ascending, neighbours joined.
    package var indexes: [Range<Int>]
  }

  /// Names of the inputs.
  package var input: [String]?
  /// The settings, as members.
  package var configuration: DocumentValue?
  package var frames: FrameTable?
  package var header: Band?
  package var footer: Band?
  package var sections: [Section]?
  /// Width and height of the content, NaN where the document does not say.
  package var contentSize: Size?
  package var visible: [Visible]?

  package init() {}

  /// A number of the configuration, where it stands there.
  func configuredInteger(_ name: String) -> Int? {
    guard case .members(let members) = configuration,
      let value = members.last(where: { $0.name == name })?.value
    else { return nil }
    return switch value {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// Rounds all computed geometry to `precision` decimals.
  ///
  /// - Complexity: O(*n*) for *n* frames.
  package mutating func round(to precision: Int) {
    frames?.round(to: precision)
    header?.round(to: precision)
    footer?.round(to: precision)
    for position in sections.map({ Array($0.indices) }) ?? [] {
      sections?[position].header?.round(to: precision)
      sections?[position].footer?.round(to: precision)
    }
    if let size = contentSize {
      contentSize = Size(
        width: roundedUnlessAbsent(size.width, precision),
        height: roundedUnlessAbsent(size.height, precision))
    }
  }
}

extension LayoutDocument.Band {
  mutating func round(to precision: Int) {
    x = roundedUnlessAbsent(x, precision)
    y = roundedUnlessAbsent(y, precision)
    width = roundedUnlessAbsent(width, precision)
    height = roundedUnlessAbsent(height, precision)
  }
}

func roundedUnlessAbsent(_ value: Double, _ precision: Int) -> Double {
  value.isNaN ? value : NumberText.rounded(value, decimals: precision)
}
