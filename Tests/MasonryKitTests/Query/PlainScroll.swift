@testable import MasonryKit

/// The pass of a waterflow view word by word: it looks at every item at every step.
struct PlainScroll {
  private(set) var layout: MasonryLayout
  private(set) var kinds: [Int]
  let reuse: ReuseOrder
  let overscan: Double
  let isLooping: Bool
  private var hasCell: [Bool]
  private var pool: [Int: Int] = [:]

  init(
    _ layout: MasonryLayout, kinds: [Int], reuse: ReuseOrder, overscan: Double, isLooping: Bool
  ) {
    (self.layout, self.kinds, self.reuse) = (layout, kinds, reuse)
    (self.overscan, self.isLooping) = (overscan, isLooping)
    hasCell = Array(repeating: false, count: layout.count)
  }

  /// What `reloadData` does; the indexes of the cells that go.
  mutating func reload(_ layout: MasonryLayout, kinds: [Int]) -> [Int] {
    let shown = hasCell.indices.filter { hasCell[$0] }
    self = PlainScroll(
      layout, kinds: kinds, reuse: reuse, overscan: overscan, isLooping: isLooping)
    return shown
  }

  mutating func step(
    _ number: Int, to offset: Double, event: ScrollEvent? = nil, cleared: [Int]? = nil
  ) -> ScrollStep {
    var (appeared, disappeared) = ([Int](), [Int]())
    var (created, reused) = (0, 0)
    let isVisible = (0..<layout.count).map { self.isVisible($0, offset) }
    if reuse == .leavingFirst {
      for item in 0..<layout.count where hasCell[item] && !isVisible[item] {
        hasCell[item] = false
        pool[kinds[item], default: 0] += 1
        disappeared.append(item)
      }
    }
    for item in 0..<layout.count {
      if isVisible[item] {
        if !hasCell[item] {
          hasCell[item] = true
          appeared.append(item)
          if pool[kinds[item], default: 0] > 0 {
            pool[kinds[item], default: 0] -= 1
            reused += 1
          } else {
            created += 1
          }
        }
      } else if hasCell[item] {
        hasCell[item] = false
        pool[kinds[item], default: 0] += 1
        disappeared.append(item)
      }
    }
    return ScrollStep(
      number: number, offset: offset, visible: isVisible.filter { $0 }.count, appeared: appeared,
      disappeared: cleared ?? disappeared, created: created, reused: reused,
      pooled: pool.values.reduce(0, +), event: event)
  }

  private func isVisible(_ item: Int, _ offset: Double) -> Bool {
    let edges = layout.edges(at: item)
    let (top, bottom) = (offset - overscan, offset + layout.viewportLength + overscan)
    let period = layout.contentLength
    guard isLooping && period > 0 else { return edges.bottom > top && edges.top < bottom }
    let first = Int((top / period).rounded(.down)) - 2
    let last = Int((bottom / period).rounded(.up)) + 2
    return (first...last).contains { copy in
      let shift = Double(copy) * period
      return edges.bottom + shift > top && edges.top + shift < bottom
    }
  }
}
