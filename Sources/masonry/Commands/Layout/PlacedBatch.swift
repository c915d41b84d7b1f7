import MasonryKit

/// Items and their frames on the way from the packing to the writing side.
///
/// A run has a few of them, which go round however many records there are. At any time a batch
/// belongs to one side, so the threads never touch the same one; hence the unchecked conformance.
final class PlacedBatch: @unchecked Sendable {
  let items: ItemBatch
  let frames = FrameBatch()
  /// Section that all frames of the batch belong to; nil without sections.
  var section: Int?
  /// The identifiers of the frames, where some of the items are not shown.
  private var keptIDs = TextColumn()
  private var isFiltered = false

  init(contents: ItemBatch.Contents) {
    items = ItemBatch(contents: contents)
  }

  /// One entry for each frame, or nil without identifiers.
  var ids: TextColumn? {
    guard items.contents.contains(.ids) else { return nil }
    return isFiltered ? keptIDs : items.ids
  }

  /// Empties the batch for the next filling.
  func removeAll() {
    items.removeAll()
    frames.count = 0
    isFiltered = false
  }

  /// Keeps the frames whose position satisfies `isKept`, in their order.
  ///
  /// - Complexity: O(*n*) for *n* frames.
  func keepFrames(where isKept: (Int) -> Bool) {
    keptIDs.removeAll()
    isFiltered = true
    let hasIDs = items.contents.contains(.ids)
    var kept = 0
    for position in 0..<frames.count where isKept(position) {
      move(from: position, to: kept)
      kept += 1
      if hasIDs {
        let kind = items.ids.kind(at: position)
        items.ids.withText(at: position) { keptIDs.append(kind, $0) }
      }
    }
    frames.count = kept
  }

  private func move(from source: Int, to destination: Int) {
    frames.indexes[destination] = frames.indexes[source]
    frames.columns[destination] = frames.columns[source]
    frames.spans[destination] = frames.spans[source]
    frames.xs[destination] = frames.xs[source]
    frames.ys[destination] = frames.ys[source]
    frames.widths[destination] = frames.widths[source]
    frames.heights[destination] = frames.heights[source]
  }
}
