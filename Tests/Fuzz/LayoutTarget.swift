import MasonryKit

/// A layout of any numbers: refused, or made of finite frames that neither overlap nor lie about
/// the content.
func checkLayout(_ bytes: [UInt8]) {
  var choices = Choices(bytes)
  let configuration = layoutConfiguration(&choices)
  do {
    var packer = try Packer(configuration)
    // Frames are compared with each other below; nothing new shows at thousands of columns.
    if packer.grid.count > 300 { return }
    let batch = items(&choices, columns: packer.grid.count)
    let frames = FrameBatch()
    try packer.place(batch, into: frames)
    check(frames, packer, configuration)
  } catch is ConfigurationError {
  } catch is PackingError {
  } catch {
    broken("\(error)")
  }
}

private func number(_ choices: inout Choices) -> Double {
  choices.one(of: [
    0, 1, 2, 8, 10, 0.1, 2.5, 100, 131.5, 320, 375, 1000, 1e-308, .leastNonzeroMagnitude, 1e-9, 1e9,
    1e15, 1e300,
    1e308, 1.7976931348623157e308, -0.0, -1, .nan, .infinity,
  ])
}

private func layoutConfiguration(_ choices: inout Choices) -> LayoutConfiguration {
  var configuration = LayoutConfiguration(width: [320, 375, 1000].randomElement(&choices))
  configuration.height = choices.isTrue() ? 480 : nil
  // Usual numbers but for a few: with all of them odd hardly a layout is ever made.
  for _ in 0..<choices.below(6) {
    switch choices.below(24) {
    case 0: configuration.width = number(&choices)
    case 1: configuration.height = number(&choices)
    case 2: configuration.columns = .count(choices.below(256))
    case 3: configuration.columns = .minimumWidth(number(&choices), maximumCount: nil)
    case 4: configuration.columns = .width(number(&choices))
    case 5: configuration.landscapeColumns = choices.below(9)
    case 6: configuration.margins = Margins(all: number(&choices))
    case 7: configuration.margins.top = number(&choices)
    case 8: configuration.columnGap = number(&choices)
    case 9: configuration.rowGap = number(&choices)
    case 10: configuration.header = number(&choices)
    case 11: configuration.footer = number(&choices)
    case 12: configuration.minimumContentHeight = .length(number(&choices))
    case 13: configuration.itemHeight = .fixed(number(&choices))
    case 14: configuration.itemHeight = choices.one(of: [.literal, .square])
    case 15: configuration.minimumItemHeight = number(&choices)
    case 16: configuration.maximumItemHeight = number(&choices)
    case 17: configuration.flowTolerance = number(&choices)
    case 18: configuration.tie = choices.one(of: Tie.allCases)
    case 19: configuration.isDense = true
    case 20: configuration.direction = .rightToLeft
    case 21: configuration.axis = .horizontal
    case 22: (configuration.rounding, configuration.scale) = (.nearest, number(&choices))
    default: (configuration.rounding, configuration.scale) = (.floor, number(&choices))
    }
  }
  configuration.spanFromWidth = choices.below(8) == 7
  if choices.below(8) == 7 { configuration.placement = .sequential }
  return configuration
}

extension [Double] {
  fileprivate func randomElement(_ choices: inout Choices) -> Double { choices.one(of: self) }
}

private func items(_ choices: inout Choices, columns: Int) -> ItemBatch {
  let contents: ItemBatch.Contents = choices.isTrue() ? [.spans, .columns] : []
  let batch = ItemBatch(capacity: 40, contents: contents)
  while !choices.rest.isEmpty, batch.count < batch.capacity {
    let position = batch.count
    let (width, height) = (number(&choices), number(&choices))
    batch.indexes[position] = position
    batch.widths[position] = width > 0 && width.isFinite ? width : 1
    batch.heights[position] = height >= 0 && height.isFinite ? height : 1
    let span = contents.isEmpty ? 1 : 1 + choices.below(6)
    batch.spans[position] = Int32(span)
    let isPinned = !contents.isEmpty && choices.below(4) == 0
    batch.columns[position] = isPinned ? Int32(choices.below(columns)) : -1
    batch.extraHeights[position] = 0
    batch.count += 1
  }
  return batch
}

private func check(_ frames: FrameBatch, _ packer: Packer, _ configuration: LayoutConfiguration) {
  let isHorizontal = configuration.axis == .horizontal
  let content = packer.contentSize
  mustHold(content.width.isFinite && content.height.isFinite, "an infinite content")
  var ends: [(top: Double, bottom: Double, columns: Range<Int>)] = []
  for frame in 0..<frames.count {
    let (x, y) = (frames.xs[frame], frames.ys[frame])
    let (width, height) = (frames.widths[frame], frames.heights[frame])
    mustHold(
      [x, y, width, height].allSatisfy(\.isFinite),
      "frame \(frame) is not finite: \([x, y, width, height]) in \(configuration)")
    mustHold(width >= 0 && height >= 0, "frame \(frame) has no size")
    let (top, length) = isHorizontal ? (x, width) : (y, height)
    let bottom = top + length
    mustHold(top >= 0, "frame \(frame) above the start")
    let end = isHorizontal ? content.width : content.height
    mustHold(bottom <= end + end.ulp, "frame \(frame) ends at \(bottom), the content at \(end)")
    let column = Int(frames.columns[frame])
    let columns = column..<column + Int(frames.spans[frame])
    mustHold(column >= 0 && columns.upperBound <= packer.grid.count, "frame \(frame) off the grid")
    for (other, before) in ends.enumerated() where before.columns.overlaps(columns) {
      // What an edge is rounded to is no more exact than an edge.
      let slack = 2 * max(bottom, before.bottom).ulp
      let isApart = top >= before.bottom - slack || bottom <= before.top + slack
      mustHold(isApart, "frames \(other) and \(frame) overlap")
    }
    ends.append((top, bottom, columns))
  }
}
