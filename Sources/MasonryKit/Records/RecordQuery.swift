/// Which values of an input are records, and which of their members are meant.
public struct RecordQuery: Sendable {
  /// Format of the input.
  public var format = InputFormat.automatic
  /// Path to the records; `nil` for the elements of top-level arrays and for top-level
  /// dictionaries.
  public var items: RecordPath?
  /// Path to a record's width; `nil` for `w` or `width`.
  public var width: RecordPath?
  /// Path to a record's height; `nil` for `h` or `height`.
  public var height: RecordPath?
  /// Path to a record's identifier.
  public var id: RecordPath?
  /// Path to the number of columns that a record covers.
  public var span: RecordPath?
  /// Path to the column where a record is pinned.
  public var column: RecordPath?
  /// Path to a height that is added to the item's.
  public var extraHeight: RecordPath?
  /// Path to an EXIF orientation, which swaps width and height where it is 5 to 8.
  public var orientation: RecordPath?
  /// Path to a reuse identifier: records that share one share a pool of cells.
  public var reuse: RecordPath?
  /// What happens to a record that is at fault.
  public var onInvalid = InvalidRecordPolicy.error
  /// Whether the layout needs widths; what it does not need is neither read nor checked.
  public var needsWidth = true
  /// Whether the layout needs heights.
  public var needsHeight = true
  /// Whether a record's span follows from its width, see ``LayoutConfiguration/spanFromWidth``.
  public var spansFollowWidths = false
  /// The columns that pinned records must stay within.
  public var grid: ColumnGrid?

  /// A query for records with `w` and `h` or `width` and `height`.
  public init() {}

  /// What a batch must be able to hold.
  package var contents: ItemBatch.Contents {
    var contents: ItemBatch.Contents = []
    if span != nil { contents.insert(.spans) }
    if column != nil { contents.insert(.columns) }
    if extraHeight != nil { contents.insert(.extraHeights) }
    if id != nil { contents.insert(.ids) }
    if reuse != nil { contents.insert(.reuseKeys) }
    return contents
  }
}

/// Format of an input.
public enum InputFormat: String, Hashable, Sendable, CaseIterable {
  /// Told by the first bytes.
  case automatic = "auto"
  /// A stream of JSON values.
  case json
  /// A property list: XML, binary or OpenStep, told by the first bytes.
  case plist
}

/// What happens to a record that is at fault.
public enum InvalidRecordPolicy: Hashable, Sendable {
  /// Reading stops.
  case error
  /// The record is left out; indexes stay those of the input.
  case skip
  /// The record becomes a plain item of this size.
  case placeholder(Size)
}
