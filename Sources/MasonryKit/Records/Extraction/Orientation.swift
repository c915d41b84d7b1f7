/// An EXIF orientation: how an image must be turned to stand upright (EXIF 2.32, tag 0x0112).
struct Orientation {
  /// 1 to 8; 0 where a camera did not know.
  let value: Double

  /// exiftool's words for an orientation.
  init?(words: UnsafeBufferPointer<UInt8>) {
    switch String(decoding: words, as: UTF8.self) {
    case "Horizontal (normal)": value = 1
    case "Mirror horizontal": value = 2
    case "Rotate 180": value = 3
    case "Mirror vertical": value = 4
    case "Mirror horizontal and rotate 270 CW": value = 5
    case "Rotate 90 CW": value = 6
    case "Mirror horizontal and rotate 90 CW": value = 7
    case "Rotate 270 CW": value = 8
    case "Unknown (0)": value = 0
    default: return nil
    }
  }

  /// The orientation with the given number.
  init?(value: Double) {
    guard (0...8).contains(value), value == value.rounded() else { return nil }
    self.value = value
  }

  /// Whether the image lies on its side, so that width and height are exchanged.
  var swapsSides: Bool { value >= 5 }
}
