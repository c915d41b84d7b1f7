/// Brings frames that were placed exactly to device pixels, edge by edge.
///
/// Rounding edges rather than sizes keeps neighbours together: two that share an edge share it
/// afterwards, and two that do not overlap still do not.
struct EdgeRounding: Sendable {
  let pixels: PixelGrid

  /// The rounding of a configuration, or nil where it rounds no edges.
  init?(_ configuration: LayoutConfiguration) {
    guard configuration.rounding == .nearest else { return nil }
    pixels = PixelGrid(scale: configuration.scale)
  }

  /// The rectangle with each edge at the nearest pixel.
  func rounded(_ rect: Rect) -> Rect {
    let (x, y) = (pixels.nearest(rect.x), pixels.nearest(rect.y))
    return Rect(
      x: x, y: y, width: pixels.nearest(rect.x + rect.width) - x,
      height: pixels.nearest(rect.y + rect.height) - y)
  }

  /// Moves the edges of a run's frames.
  ///
  /// - Complexity: O(*n*) for *n* frames.
  func apply(to run: LaneRun, grid: ColumnGrid) {
    for item in 0..<run.count {
      let (y, bottom) = (run.ys[item], run.ys[item] + run.heights[item])
      let top = pixels.nearest(y)
      run.ys[item] = top
      run.heights[item] = pixels.nearest(bottom) - top

      var (left, right) = (run.xs[item], run.xs[item] + run.widths[item])
      if grid.columnsTouch {
        let column = Int(run.placedColumns[item])
        (left, right) = grid.sharedEdges(column: column, span: Int(run.placedSpans[item]))
      }
      let x = pixels.nearest(left)
      run.xs[item] = x
      run.widths[item] = pixels.nearest(right) - x
    }
  }
}
