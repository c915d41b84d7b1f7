@testable import MasonryKit

/// A layout as a writer gets it: three frames by default.
struct SampleLayout {
  var preamble = LayoutPreamble(
    input: ["shops.json"],
    configuration: [
      .init("width", .number(375)), .init("columns", .integer(2)),
      .init("margin", .members([.init("top", .number(8)), .init("left", .number(0.5))])),
      .init("tie", .text("cursor")), .init("flowTolerance", .text("infinite")),
      .init("dense", .boolean(true)), .init("offset", .list([.number(0), .number(-50)])),
    ],
    parts: [.frames, .size, .visible], hasSections: false, hasSpans: false, hasIDs: false,
    columnsRepeat: true, isHorizontal: false, precision: nil)
  var frames = [
    Frame(index: 0, column: 0, rect: Rect(x: 8, y: 8, width: 114, height: 157.20833333333331)),
    Frame(index: 1, column: 1, rect: Rect(x: 130.5, y: 8, width: 114, height: 128.625)),
    Frame(index: 2, column: 1, rect: Rect(x: 130.5, y: 144.625, width: 114, height: 0)),
  ]
  var ids: [ID]?
  /// Index of the first frame of each section.
  var sectionStarts: [Int]?
  var summary = LayoutSummary(
    contentSize: Size(width: 375, height: 2650.125), header: nil, footer: nil, sections: nil,
    visible: [.init(offset: 0, indexes: [0..<3])])

  enum ID {
    case none
    case string(String)
    case number(String)
  }

  /// What the writer prints, handed the frames in batches of `batchSize`.
  func printed(_ format: OutputFormat, batchSize: Int = 2) -> String {
    var writer = makeLayoutWriter(format)
    var text = TextBuffer(capacity: 16)
    writer.begin(preamble, into: &text)
    let starts = (sectionStarts ?? [0]) + [frames.count]
    for section in 0..<(starts.count - 1) {
      var start = starts[section]
      while start < starts[section + 1] {
        let end = min(start + batchSize, starts[section + 1])
        writer.write(
          batch(start..<end), ids: ids.map { column($0[start..<end]) },
          section: sectionStarts == nil ? nil : section, into: &text)
        start = end
      }
    }
    writer.end(summary, into: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private func batch(_ range: Range<Int>) -> FrameBatch {
    let batch = FrameBatch(capacity: range.count)
    for frame in frames[range] {
      batch.indexes[batch.count] = frame.index
      batch.columns[batch.count] = Int32(frame.column)
      batch.spans[batch.count] = Int32(frame.span)
      batch.xs[batch.count] = frame.rect.x
      batch.ys[batch.count] = frame.rect.y
      batch.widths[batch.count] = frame.rect.width
      batch.heights[batch.count] = frame.rect.height
      batch.count += 1
    }
    return batch
  }

  private func column(_ ids: ArraySlice<ID>) -> TextColumn {
    let column = TextColumn()
    for id in ids {
      switch id {
      case .none: column.appendNone()
      case .string(var text): text.withUTF8 { column.append(.string, $0) }
      case .number(var text): text.withUTF8 { column.append(.number, $0) }
      }
    }
    return column
  }
}

extension SampleLayout {
  /// Two sections, a span, ids of all kinds, header and footer.
  static let full = {
    var layout = SampleLayout()
    layout.preamble.input = ["a \"b\".json", "c\\d.json"]
    layout.preamble.configuration = [.init("width", .number(375))]
    layout.preamble.hasSections = true
    layout.preamble.hasSpans = true
    layout.preamble.hasIDs = true
    layout.frames[1].span = 2
    layout.frames[1].rect.width = 236.5
    layout.ids = [.string("a,\"b\"\t<&>\u{1}\r\n\\é\u{FFFE}"), .number("1.50"), .none]
    layout.sectionStarts = [0, 2]
    layout.summary.sections = [
      .init(
        count: 2, header: Rect(x: 0, y: 0, width: 375, height: 50),
        footer: Rect(x: 0, y: 250.25, width: 375, height: 20)),
      .init(count: 1, header: nil, footer: nil),
    ]
    layout.summary.visible = [
      .init(offset: 0, indexes: [0..<1, 2..<3]), .init(offset: -50.5, indexes: []),
    ]
    return layout
  }()

  /// No frames at all.
  static let empty = {
    var layout = SampleLayout()
    layout.preamble.configuration = []
    layout.frames = []
    layout.summary.contentSize = Size(width: 375, height: 136)
    layout.summary.header = Rect(x: 0, y: 0, width: 375, height: 50)
    layout.summary.footer = Rect(x: 0, y: 66, width: 375, height: 70)
    layout.summary.visible = nil
    return layout
  }()
}
