import MasonryKit

/// The writing side of a run: frames become text, and text goes out.
///
/// Used by one thread at a time: by the one that started the run before and after the other's life,
/// by the other in between; hence the unchecked conformance.
final class FrameOutput: @unchecked Sendable {
  private var writer: any LayoutWriter
  private var text = TextBuffer()
  private let sink: OutputSink

  init(writer: any LayoutWriter, sink: OutputSink) {
    self.writer = writer
    self.sink = sink
  }

  func begin(_ preamble: LayoutPreamble) {
    writer.begin(preamble, into: &text)
  }

  /// Formats the frames of a batch, and writes what should not wait any longer.
  func write(_ batch: PlacedBatch) throws(Failure) {
    writer.write(batch.frames, ids: batch.ids, section: batch.section, into: &text)
    if text.count > sink.patience { try drain() }
  }

  /// Formats and writes the rest.
  func end(_ summary: LayoutSummary) throws(Failure) {
    writer.end(summary, into: &text)
    try drain()
  }

  private func drain() throws(Failure) {
    try sink.writeOrFail(text.bytes)
    text.removeAll()
  }
}
