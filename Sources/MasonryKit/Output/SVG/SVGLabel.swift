/// A text in a drawing, as large as its place allows.
///
/// How wide a text comes out is known only to whoever shows it; here it is estimated, rather too
/// wide than too narrow, from what common sans-serif fonts take.
struct SVGLabel {
  /// What fits: the text, or its beginning.
  let text: String
  /// Size of the font.
  let size: Double

  /// Size that labels have where there is room, and the smallest that can still be read.
  static let sizes = 7.0...12.0
  /// Height of a line of text, as a multiple of the font's size.
  private static let lineHeight = 1.2
  /// Characters that a text is not cut below.
  private static let fewestCharacters = 4

  /// Fits a text into a place, or gives nil where it would not be legible.
  ///
  /// `unit` is the length of a pixel.
  init?(_ text: String, width: Double, height: Double, unit: Double) {
    let available = width / unit - 4
    let highest = min(Self.sizes.upperBound, (height / unit - 2) / Self.lineHeight)
    let smallest = Self.sizes.lowerBound
    guard highest >= smallest, !text.isEmpty else { return nil }
    let ems = Self.width(of: text)
    let fitting = min(highest, available / ems)
    if fitting >= smallest {
      self.text = text
      size = fitting * unit
      return
    }
    // A text that is cut says less, so it is not made small as well.
    var cut = ""
    var rest = available / highest - Self.width(of: "…")
    for character in text {
      rest -= Self.width(of: String(character))
      if rest < 0 { break }
      cut.append(character)
    }
    guard cut.count >= Self.fewestCharacters else { return nil }
    self.text = cut + "…"
    size = highest * unit
  }

  /// Estimated width of a text, as a multiple of the font's size.
  static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { width, scalar in
      switch scalar.value {
      case 0x69, 0x6A, 0x6C, 0x2E, 0x2C, 0x20: width + 0.32
      case 0x6D, 0x77, 0x4D, 0x57, 0x40: width + 0.92
      case 0x41...0x5A: width + 0.7
      case 0...0x7E: width + 0.58
      case 0x1100...: width + 1.05
      default: width + 0.68
      }
    }
  }
}
