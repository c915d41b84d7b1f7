/// Takes a layout in as a document instead of printing it, rounded as it would be printed.
package final class LayoutCollector: LayoutWriter {
  /// What has come so far; whole after the end.
  package private(set) var document = LayoutDocument()
  private var parts = LayoutParts()
  private var precision: Int?
  private var frames = FrameTable()

  package init() {}

  package func begin(_ preamble: LayoutPreamble, into text: inout TextBuffer) {
    parts = preamble.parts
    precision = preamble.precision
    document.input = preamble.input
    document.configuration = .members(preamble.configuration)
  }

  package func write(
    _ batch: FrameBatch, ids: TextColumn?, section: Int?, into text: inout TextBuffer
  ) {
    for position in 0..<batch.count {
      frames.append(
        FrameTable.Row(
          index: batch.indexes[position], column: batch.columns[position],
          span: batch.spans[position],
          section: section.map { Int32($0) } ?? FrameTable.Absent.section,
          x: NumberText.rounded(batch.xs[position], precision: precision),
          y: NumberText.rounded(batch.ys[position], precision: precision),
          width: NumberText.rounded(batch.widths[position], precision: precision),
          height: NumberText.rounded(batch.heights[position], precision: precision)))
      if let ids {
        let kind = ids.kind(at: position)
        ids.withText(at: position) { frames.appendID(kind, $0) }
      }
    }
  }

  package func end(_ summary: LayoutSummary, into text: inout TextBuffer) {
    if parts.contains(.frames) { document.frames = frames }
    frames = FrameTable()
    if parts.contains(.size) {
      document.contentSize = Size(
        width: NumberText.rounded(summary.contentSize.width, precision: precision),
        height: NumberText.rounded(summary.contentSize.height, precision: precision))
      document.header = summary.header.map { .init($0, precision: precision) }
      document.footer = summary.footer.map { .init($0, precision: precision) }
      document.sections = summary.sections?.map { section in
        LayoutDocument.Section(
          count: section.count, header: section.header.map { .init($0, precision: precision) },
          footer: section.footer.map { .init($0, precision: precision) })
      }
    }
    if parts.contains(.visible) {
      document.visible = summary.visible?.map {
        LayoutDocument.Visible(offset: $0.offset, indexes: $0.indexes)
      }
    }
  }
}
