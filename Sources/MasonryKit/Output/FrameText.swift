/// The frames of a layout as text, for all formats that write a frame at a time.
///
/// In most layouts a column's frames share x and width (y and height with a horizontal axis). Then
/// a line is five parts: the index, a text that the column repeats, y, another text that the column
/// repeats, and the height. The repeated texts are made when a column's first frame comes and
/// copied for all later ones; a frame that does not repeat has its texts made on the spot.
///
/// A class, as it owns memory; a copy of a writer shares it.
final class FrameText {
  /// Columns whose texts are kept; those beyond, in layouts that are hardly for the eye, are not,
  /// which bounds the memory to a few MiB.
  private static let keptColumns = 4096

  private let template: FrameTemplate
  private let preamble: LayoutPreamble
  private let pieceSize: Int
  /// Start of the first frame and of the others, end of frames of span 1, and three pieces for a
  /// frame that does not repeat.
  private let pieces: UnsafeMutableRawPointer
  /// Three pieces a column, all zeros until they are made.
  private var columnPieces: UnsafeMutableRawPointer
  private var columnCapacity = 0
  private var isFirst = true

  init(_ template: FrameTemplate, _ preamble: LayoutPreamble) {
    self.template = template
    self.preamble = preamble
    pieceSize = TextPiece.memorySize(
      forLength: 4 * template.longestMember + 2 * NumberText.maximumLength)
    pieces = .zeroed(byteCount: 6 * pieceSize)
    columnPieces = .zeroed(byteCount: 0)
    firstStart.append(template.index.before)
    laterStart.append(template.separator)
    laterStart.append(template.index.before)
  }

  deinit {
    pieces.deallocate()
    columnPieces.deallocate()
  }

  private var firstStart: TextPiece { TextPiece(pieces) }
  private var laterStart: TextPiece { TextPiece(pieces + pieceSize) }
  private var ending: TextPiece { TextPiece(pieces + 2 * pieceSize) }
  private var passingPieces: UnsafeMutableRawPointer { pieces + 3 * pieceSize }

  /// Writes the frames of a batch; `ids` holds one entry for each, or is nil.
  func write(
    _ frames: FrameBatch, ids: TextColumn?, section: Int?, into text: inout TextBuffer
  ) {
    makeEnding(section: section)
    // Everything that a line needs is at hand in locals: a class's properties would be loaded
    // anew after each store.
    let powers = PowersOfTen.shared
    let lineLength = 6 * pieceSize
    let (size, ending, laterStart) = (pieceSize, ending, laterStart)
    let (indexes, spans, columns) = (frames.indexes, frames.spans, frames.columns)
    let positions = preamble.isHorizontal ? frames.xs : frames.ys
    let lengths = preamble.isHorizontal ? frames.widths : frames.heights
    let repeats = preamble.columnsRepeat
    let decimals = preamble.precision ?? -1
    let endsAtOnce = !preamble.hasIDs
    var start = isFirst ? firstStart : laterStart
    for position in 0..<frames.count {
      let keeps = repeats && spans[position] == 1 && columns[position] < Self.keptColumns
      let middle =
        keeps
        ? keptPieces(frames, position, powers: powers)
        : madePieces(at: passingPieces, frames, position, powers: powers)
      var end = start.copy(to: text.reserve(lineLength))
      end = NumberText.write(indexes[position], to: end)
      end = TextPiece(middle).copy(to: end)
      end = Self.write(positions[position], decimals, to: end, powers: powers)
      end = TextPiece(middle + size).copy(to: end)
      end = Self.write(lengths[position], decimals, to: end, powers: powers)
      end = TextPiece(middle + 2 * size).copy(to: end)
      if endsAtOnce && spans[position] == 1 {
        text.finish(at: ending.copy(to: end))
      } else {
        text.finish(at: end)
        writeEnding(ofSpan: Int(spans[position]), section, ids, position, into: &text)
      }
      start = laterStart
    }
    if frames.count > 0 { isFirst = false }
  }

  @inline(__always)
  private static func write(
    _ length: Double, _ decimals: Int, to start: UnsafeMutablePointer<UInt8>, powers: PowersOfTen
  ) -> UnsafeMutablePointer<UInt8> {
    let rounded =
      decimals < 0 ? length : NumberText.rounded(length, decimals: decimals, powers: powers)
    return NumberText.write(rounded, to: start, powers: powers)
  }

  // MARK: Texts that a column repeats

  @inline(__always)
  private func keptPieces(
    _ frames: FrameBatch, _ position: Int, powers: PowersOfTen
  ) -> UnsafeMutableRawPointer {
    let column = Int(frames.columns[position])
    if column < columnCapacity {
      let kept = columnPieces + 3 * pieceSize * column
      // A piece that is made is never empty: it holds the column.
      if TextPiece(kept).count > 0 { return kept }
    }
    return newPieces(frames, position, powers: powers)
  }

  @inline(never)
  private func newPieces(
    _ frames: FrameBatch, _ position: Int, powers: PowersOfTen
  ) -> UnsafeMutableRawPointer {
    let column = Int(frames.columns[position])
    if column >= columnCapacity { growColumns(toHold: column) }
    return madePieces(
      at: columnPieces + 3 * pieceSize * column, frames, position, powers: powers)
  }

  private func growColumns(toHold column: Int) {
    let capacity = min(max(column + 1, 2 * columnCapacity, 16), Self.keptColumns)
    let larger = UnsafeMutableRawPointer.zeroed(byteCount: 3 * pieceSize * capacity)
    larger.copyMemory(from: columnPieces, byteCount: 3 * pieceSize * columnCapacity)
    columnPieces.deallocate()
    columnPieces = larger
    columnCapacity = capacity
  }

  /// Makes the three texts between a frame's own numbers.
  @inline(never)
  private func madePieces(
    at memory: UnsafeMutableRawPointer, _ frames: FrameBatch, _ position: Int, powers: PowersOfTen
  ) -> UnsafeMutableRawPointer {
    let frame = frames[position]
    let first = TextPiece(memory)
    let second = TextPiece(memory + pieceSize)
    let third = TextPiece(memory + 2 * pieceSize)
    first.removeAll()
    second.removeAll()
    third.removeAll()
    func append(_ member: FrameTemplate.Member, _ length: Double, to piece: TextPiece) {
      piece.append(member.before)
      piece.append(NumberText.rounded(length, precision: preamble.precision), powers: powers)
      piece.append(member.after)
    }
    first.append(template.index.after)
    first.append(template.column.before)
    first.append(frame.column)
    first.append(template.column.after)
    if preamble.isHorizontal {
      first.append(template.x.before)
      second.append(template.x.after)
      append(template.y, frame.rect.y, to: second)
      second.append(template.width.before)
      third.append(template.width.after)
      append(template.height, frame.rect.height, to: third)
    } else {
      append(template.x, frame.rect.x, to: first)
      first.append(template.y.before)
      second.append(template.y.after)
      append(template.width, frame.rect.width, to: second)
      second.append(template.height.before)
      third.append(template.height.after)
    }
    return memory
  }

  // MARK: Optional members

  /// Makes the text after the rectangle of a frame of span 1 without an id.
  private func makeEnding(section: Int?) {
    ending.removeAll()
    if let section {
      ending.append(template.section.before)
      ending.append(section)
      ending.append(template.section.after)
    }
    if preamble.hasSpans && template.isTable {
      ending.append(template.span.before)
      ending.append(1)
      ending.append(template.span.after)
    }
    ending.append(template.end)
  }

  /// Writes the optional members of any frame and its end.
  @inline(never)
  private func writeEnding(
    ofSpan span: Int, _ section: Int?, _ ids: TextColumn?, _ position: Int,
    into text: inout TextBuffer
  ) {
    if let section { write(section, template.section, into: &text) }
    if template.isTable ? preamble.hasSpans : span != 1 {
      write(span, template.span, into: &text)
    }
    if preamble.hasIDs { writeID(ids, position, into: &text) }
    text.append(template.end)
  }

  private func write(
    _ number: Int, _ member: FrameTemplate.Member, into text: inout TextBuffer
  ) {
    text.append(member.before)
    text.append(number)
    text.append(member.after)
  }

  private func writeID(_ ids: TextColumn?, _ position: Int, into text: inout TextBuffer) {
    let kind = ids?.kind(at: position) ?? .none
    if kind == .none && !template.isTable { return }
    text.append(template.id.before)
    let style = template.style
    ids?.withText(at: position) { bytes in
      switch kind {
      case .none: return
      case .string: text.append(bytes, style: style)
      case .number: text.append(digits: bytes, style: style)
      }
    }
    text.append(template.id.after)
  }
}

extension UnsafeMutableRawPointer {
  /// New memory of zeros, aligned for a ``TextPiece``.
  fileprivate static func zeroed(byteCount: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 32)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    return memory
  }
}
