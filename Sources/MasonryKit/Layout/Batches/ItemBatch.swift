/// Items on their way from a reader to the packer, a few thousand at a time, as flat columns.
///
/// A run needs one or two of them however many records there are: they are filled, packed,
/// written and filled again.
package final class ItemBatch {
  /// What a batch carries beside sizes.
  package struct Contents: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let spans = Contents(rawValue: 1)
    package static let columns = Contents(rawValue: 2)
    package static let extraHeights = Contents(rawValue: 4)
    package static let ids = Contents(rawValue: 8)
    package static let reuseKeys = Contents(rawValue: 16)
  }

  /// The number of items that keeps a batch and its frames in the second level cache.
  package static let defaultCapacity = 2048

  package let capacity: Int
  /// Which of the optional columns hold values; the others must not be read.
  package let contents: Contents
  /// Number of items, at most `capacity`.
  package var count = 0
  /// Index of each item's record in the whole input.
  package let indexes: UnsafeMutablePointer<Int>
  package let widths: UnsafeMutablePointer<Double>
  package let heights: UnsafeMutablePointer<Double>
  package let spans: UnsafeMutablePointer<Int32>
  /// Start column that an item is pinned to, or -1.
  package let columns: UnsafeMutablePointer<Int32>
  package let extraHeights: UnsafeMutablePointer<Double>
  package let ids: TextColumn
  package let reuseKeys: TextColumn

  package init(capacity: Int = ItemBatch.defaultCapacity, contents: Contents = []) {
    self.capacity = capacity
    self.contents = contents
    indexes = .allocate(capacity: capacity)
    widths = .allocate(capacity: capacity)
    heights = .allocate(capacity: capacity)
    spans = .allocate(capacity: capacity)
    columns = .allocate(capacity: capacity)
    extraHeights = .allocate(capacity: capacity)
    ids = TextColumn()
    reuseKeys = TextColumn()
  }

  deinit {
    indexes.deallocate()
    widths.deallocate()
    heights.deallocate()
    spans.deallocate()
    columns.deallocate()
    extraHeights.deallocate()
  }

  /// The item at a position of the batch.
  package subscript(position: Int) -> Item {
    precondition(position >= 0 && position < count)
    let pin = contents.contains(.columns) ? Int(columns[position]) : -1
    return Item(
      size: Size(width: widths[position], height: heights[position]),
      span: contents.contains(.spans) ? Int(spans[position]) : 1,
      column: pin < 0 ? nil : pin,
      extraHeight: contents.contains(.extraHeights) ? extraHeights[position] : 0)
  }

  /// Empties the batch for the next filling.
  package func removeAll() {
    count = 0
    ids.removeAll()
    reuseKeys.removeAll()
  }
}
