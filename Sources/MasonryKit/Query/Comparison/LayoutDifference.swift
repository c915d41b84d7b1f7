/// One way in which a layout is no longer what a golden file says.
package enum LayoutDifference {
  case columnCount(golden: Int, now: Int)
  case items(ItemListDifference)
  case column(ColumnDifference)
  case sectionCount(golden: Int, now: Int)
  /// A part of the layout other than an item has other numbers.
  case part(LayoutPart, [MemberDifference])
  /// A part that the golden file has is not there any more.
  case missing(LayoutPart)
  case visible(offset: Double, appeared: [Range<Int>], disappeared: [Range<Int>])
}

/// What a layout consists of beside its items.
package enum LayoutPart: Hashable, Sendable {
  case header, footer, contentSize, sections, visible
  case section(Int)
  case sectionHeader(Int)
  case sectionFooter(Int)
}

/// A value that differs.
package struct MemberDifference: Hashable, Sendable {
  package let name: String
  /// Nil where the value is not there.
  package let golden: DocumentValue?
  package let now: DocumentValue?

  /// By how much a number has grown; nil for what is no length.
  package var growth: Double? {
    guard case .number(let before) = golden, case .number(let after) = now, name != "id" else {
      return nil
    }
    return after - before
  }
}

/// How the list of items differs, beside how they lie.
package struct ItemListDifference: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    /// Items that stand together are new, with these indexes now.
    case inserted(Range<Int>)
    /// Items that stand together are gone, which had these indexes.
    case removed(Range<Int>)
    /// Two items have changed places.
    case swapped(Int, Int)
    /// The items are the same ones in another order.
    case reordered(count: Int, first: Int)
    /// No pattern is seen: indexes that the golden file alone has, and those it has not.
    case unmatched(gone: [Range<Int>], new: [Range<Int>])
  }

  package let golden: Int
  package let now: Int
  package let change: Change
}

/// How the items of one column differ.
///
/// Packing cascades: what one item does, all items below it in the column follow. So only the
/// first that differs is told; of the later ones, how many and how far.
package struct ColumnDifference: Hashable, Sendable {
  /// Least and greatest shift of items.
  package struct Shift: Hashable, Sendable {
    package private(set) var least = Double.infinity
    package private(set) var greatest = -Double.infinity

    mutating func include(_ shift: Double) {
      least = min(least, shift)
      greatest = max(greatest, shift)
    }
  }

  package let column: Int
  /// Index of the first item that differs, and its id.
  package let item: Int
  package let id: LayoutID?
  package let members: [MemberDifference]
  /// Later items that are in the column as before but elsewhere, and how far they moved.
  package internal(set) var moved = 0
  package internal(set) var shiftX = Shift()
  package internal(set) var shiftY = Shift()
  /// Later items that are in another column now.
  package internal(set) var left = 0
  /// Later items that did not move but differ otherwise.
  package internal(set) var changed = 0
}
