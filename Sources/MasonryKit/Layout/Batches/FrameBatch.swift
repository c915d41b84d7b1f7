/// The frames of an ``ItemBatch``, as flat columns in the batch's order.
///
/// Positions are final: rounded, mirrored and transposed as the configuration says.
package final class FrameBatch {
  package let capacity: Int
  /// Number of frames, at most `capacity`.
  package var count = 0
  package let indexes: UnsafeMutablePointer<Int>
  /// First column of each frame; the lane with a horizontal axis.
  package let columns: UnsafeMutablePointer<Int32>
  package let spans: UnsafeMutablePointer<Int32>
  package let xs: UnsafeMutablePointer<Double>
  package let ys: UnsafeMutablePointer<Double>
  package let widths: UnsafeMutablePointer<Double>
  package let heights: UnsafeMutablePointer<Double>

  package init(capacity: Int = ItemBatch.defaultCapacity) {
    self.capacity = capacity
    indexes = .allocate(capacity: capacity)
    columns = .allocate(capacity: capacity)
    spans = .allocate(capacity: capacity)
    xs = .allocate(capacity: capacity)
    ys = .allocate(capacity: capacity)
    widths = .allocate(capacity: capacity)
    heights = .allocate(capacity: capacity)
  }

  deinit {
    indexes.deallocate()
    columns.deallocate()
    spans.deallocate()
    xs.deallocate()
    ys.deallocate()
    widths.deallocate()
    heights.deallocate()
  }

  /// The frame at a position of the batch.
  package subscript(position: Int) -> Frame {
    precondition(position >= 0 && position < count)
    return Frame(
      index: indexes[position], column: Int(columns[position]), span: Int(spans[position]),
      rect: Rect(
        x: xs[position], y: ys[position], width: widths[position], height: heights[position]))
  }
}
