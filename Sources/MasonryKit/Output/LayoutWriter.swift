/// Prints a layout in one format, part by part.
///
/// A writer knows no layout: what it prints is handed to it. It is chosen once for a run and called
/// once for a batch. The text goes into a buffer, which the caller empties between calls.
package protocol LayoutWriter {
  /// What stands before the frames.
  mutating func begin(_ preamble: LayoutPreamble, into text: inout TextBuffer)
  /// The frames of a batch. `ids` holds one entry for each frame, or is nil without ids.
  mutating func write(
    _ frames: FrameBatch, ids: TextColumn?, section: Int?, into text: inout TextBuffer)
  /// What stands after the frames.
  mutating func end(_ summary: LayoutSummary, into text: inout TextBuffer)
}

/// Which parts of a layout are printed.
package struct LayoutParts: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let frames = LayoutParts(rawValue: 1)
  package static let size = LayoutParts(rawValue: 2)
  package static let visible = LayoutParts(rawValue: 4)
}

/// What is known of a layout before its items are.
package struct LayoutPreamble: Sendable {
  /// Names of the inputs as they were given.
  package var input: [String]
  /// The settings, in the order of the option table.
  package var configuration: [DocumentValue.Member]
  /// Parts to print.
  package var parts: LayoutParts
  /// Which optional members a frame carries, which decides the columns of a table.
  package var hasSections: Bool
  package var hasSpans: Bool
  package var hasIDs: Bool
  /// Whether x and width (y and height with a horizontal axis) are the same for all frames of
  /// span 1 in a column, so that their text can be made once.
  package var columnsRepeat: Bool
  /// Whether the content grows to the right, so that y and height repeat instead of x and width.
  package var isHorizontal: Bool
  /// Decimals that computed geometry is rounded to, or nil for all digits.
  package var precision: Int?
  /// Where the columns lie and how far the viewport reaches; only for a drawing.
  package var backdrop: Backdrop?

  /// What a drawing shows behind the frames.
  package struct Backdrop: Sendable {
    /// Rectangles of the columns as if the content were as high as 0.
    package var columns: [Rect]
    /// Width and height of the container; a height of 0 where there is none.
    package var viewport: Size

    package init(columns: [Rect], viewport: Size) {
      self.columns = columns
      self.viewport = viewport
    }
  }

  package init(
    input: [String], configuration: [DocumentValue.Member], parts: LayoutParts,
    hasSections: Bool, hasSpans: Bool, hasIDs: Bool, columnsRepeat: Bool, isHorizontal: Bool,
    precision: Int?, backdrop: Backdrop? = nil
  ) {
    self.input = input
    self.configuration = configuration
    self.parts = parts
    self.hasSections = hasSections
    self.hasSpans = hasSpans
    self.hasIDs = hasIDs
    self.columnsRepeat = columnsRepeat
    self.isHorizontal = isHorizontal
    self.precision = precision
    self.backdrop = backdrop
  }
}

/// What is known of a layout once all items are placed.
package struct LayoutSummary: Sendable {
  /// One part of a layout that is stacked on the one before.
  package struct Section: Sendable {
    package var count: Int
    package var header: Rect?
    package var footer: Rect?

    package init(count: Int, header: Rect?, footer: Rect?) {
      self.count = count
      self.header = header
      self.footer = footer
    }
  }

  /// The items that are visible at one offset, as ascending index ranges: neighbours are mostly
  /// visible together, so the ranges stay few where the items are millions.
  package struct Visible: Sendable {
    package var offset: Double
    package var indexes: [Range<Int>]

    package init(offset: Double, indexes: [Range<Int>]) {
      self.offset = offset
      self.indexes = indexes
    }
  }

  package var contentSize: Size
  /// Frames of header and footer of a layout without sections, where they are not empty.
  package var header: Rect?
  package var footer: Rect?
  package var sections: [Section]?
  /// One entry for each offset asked for, in that order; nil without offsets.
  package var visible: [Visible]?

  package init(
    contentSize: Size, header: Rect?, footer: Rect?, sections: [Section]?, visible: [Visible]?
  ) {
    self.contentSize = contentSize
    self.header = header
    self.footer = footer
    self.sections = sections
    self.visible = visible
  }
}
