import Foundation

/// Inputs that the benchmark makes itself, the same on each machine.
struct Inputs {
  let folder: URL

  init(in folder: URL) { self.folder = folder }

  /// The path of a file of `count` records, made if it is not there yet.
  func path(_ kind: Kind, count: Int) throws -> String {
    let file = folder.appendingPathComponent("records-\(count).\(kind.fileExtension)")
    if FileManager.default.fileExists(atPath: file.path) { return file.path }
    var text = Data()
    var generator = Records()
    text.append(contentsOf: kind.opening.utf8)
    for index in 0..<count {
      let record = generator.next(index)
      text.append(contentsOf: kind.text(of: record, isLast: index == count - 1).utf8)
    }
    text.append(contentsOf: kind.closing.utf8)
    try text.write(to: file)
    return file.path
  }

  /// The bytes of such a file.
  func bytes(_ kind: Kind, count: Int) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(kind, count: count))))
  }

  enum Kind: String, CaseIterable {
    case json, ndjson, xml, openStep

    var fileExtension: String {
      switch self {
      case .json: "json"
      case .ndjson: "ndjson"
      case .xml: "plist"
      case .openStep: "openstep.plist"
      }
    }

    var opening: String {
      switch self {
      case .json: "[\n"
      case .ndjson: ""
      case .xml:
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<array>\n"
      case .openStep: "(\n"
      }
    }

    var closing: String {
      switch self {
      case .json: "]\n"
      case .ndjson: ""
      case .xml: "</array>\n</plist>\n"
      case .openStep: ")\n"
      }
    }

    func text(of record: Record, isLast: Bool) -> String {
      let image = "https://example.com/i/\(record.index).jpg"
      let (w, h, price) = (record.width, record.height, record.price)
      return switch self {
      case .json:
        "{\"w\":\(w),\"h\":\(h),\"img\":\"\(image)\",\"price\":\(price)}\(isLast ? "" : ",")\n"
      case .ndjson:
        "{\"w\":\(w),\"h\":\(h),\"img\":\"\(image)\",\"price\":\(price)}\n"
      case .xml:
        "<dict><key>w</key><integer>\(w)</integer><key>h</key><integer>\(h)</integer>"
          + "<key>img</key><string>\(image)</string>"
          + "<key>price</key><integer>\(price)</integer></dict>\n"
      case .openStep:
        "{ w = \(w); h = \(h); img = \"\(image)\"; price = \(price); },\n"
      }
    }
  }

  struct Record {
    let index: Int
    let width: Int
    let height: Int
    let price: Int
  }

  /// Sizes between 100 and 999, without a pattern that a branch predictor could learn.
  struct Records {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func next(_ index: Int) -> Record {
      Record(index: index, width: draw(), height: draw(), price: draw())
    }

    private mutating func draw() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 100 + Int(state >> 33) % 900
    }
  }
}
