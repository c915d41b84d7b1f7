/// The frames of two layouts, compared one with one.
struct FramePair {
  let golden: FrameTable
  let now: FrameTable
  let tolerance: LengthTolerance

  /// How far an edge moved; 0 within the tolerance.
  func shift(_ before: Double, _ after: Double) -> Double {
    lengthDiffers(before, after) ? after - before : 0
  }

  /// Euclidean distance of the top left corners; 0 within the tolerance.
  func distance(_ before: Int, _ after: Int) -> Double {
    let x = shift(golden.xs[before], now.xs[after]).magnitude
    let y = shift(golden.ys[before], now.ys[after]).magnitude
    if x == 0 || y == 0 { return x + y }
    // Scaled, so that the squares of large shifts stay finite.
    let larger = max(x, y)
    let ratio = min(x, y) / larger
    return larger * (1 + ratio * ratio).squareRoot()
  }

  /// What one of the layouts leaves out is not compared.
  @inline(__always)
  private func lengthDiffers(_ before: Double, _ after: Double) -> Bool {
    !before.isNaN && !after.isNaN && !tolerance.allows(before, after)
  }

  private func numberDiffers(_ before: Int32, _ after: Int32, absent: Int32) -> Bool {
    before != absent && after != absent && before != after
  }

  func differs(_ before: Int, _ after: Int) -> Bool {
    lengthDiffers(golden.ys[before], now.ys[after])
      || lengthDiffers(golden.heights[before], now.heights[after])
      || lengthDiffers(golden.xs[before], now.xs[after])
      || lengthDiffers(golden.widths[before], now.widths[after])
      || numberDiffers(
        golden.columns[before], now.columns[after], absent: FrameTable.Absent.column)
      || numberDiffers(golden.spans[before], now.spans[after], absent: FrameTable.Absent.span)
      || numberDiffers(
        golden.section(at: before), now.section(at: after), absent: FrameTable.Absent.section)
      || idDiffers(before, after)
  }

  private func idDiffers(_ before: Int, _ after: Int) -> Bool {
    guard golden.ids != nil, let id = golden.id(at: before) else { return false }
    return id != now.id(at: after)
  }

  /// All members that differ, the ones that explain the others first.
  func members(_ before: Int, _ after: Int) -> [MemberDifference] {
    var members: [MemberDifference] = []
    if idDiffers(before, after) {
      members.append(
        MemberDifference(
          name: "id", golden: golden.id(at: before)?.documentValue,
          now: now.id(at: after)?.documentValue))
    }
    let numbers = [
      ("section", golden.section(at: before), now.section(at: after), FrameTable.Absent.section),
      ("column", golden.columns[before], now.columns[after], FrameTable.Absent.column),
      ("span", golden.spans[before], now.spans[after], FrameTable.Absent.span),
    ]
    for (name, old, new, absent) in numbers where numberDiffers(old, new, absent: absent) {
      members.append(
        MemberDifference(
          name: name, golden: .integer(Int(old)), now: .integer(Int(new))))
    }
    let lengths = [
      ("width", golden.widths[before], now.widths[after]),
      ("height", golden.heights[before], now.heights[after]),
      ("x", golden.xs[before], now.xs[after]), ("y", golden.ys[before], now.ys[after]),
    ]
    for (name, old, new) in lengths where lengthDiffers(old, new) {
      members.append(MemberDifference(name: name, golden: .number(old), now: .number(new)))
    }
    return members
  }
}
