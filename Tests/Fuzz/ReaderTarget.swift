import MasonryKit

/// What reading an input gave: all that must not depend on the pieces in which it arrives.
struct Reading: Equatable {
  var indexes: [Int] = []
  var sizes: [UInt64] = []
  var spans: [Int32] = []
  var columns: [Int32] = []
  var ids: [[UInt8]] = []
  var skipped = 0
  var reason: RecordError.Reason?
  var location: SourceLocation?
  var record: Int?

  init(_ bytes: [UInt8], _ query: RecordQuery, chunk: Int, capacity: Int) {
    do throws(RecordError) {
      var reader = try openRecords(
        ArraySource(bytes, chunk: chunk), query: query, firstRecord: 0)
      let batch = ItemBatch(capacity: capacity, contents: query.contents)
      var hasMore = true
      while hasMore {
        batch.removeAll()
        defer { take(batch) }
        hasMore = try reader.read(into: batch)
      }
      skipped = reader.skippedCount
    } catch {
      reason = error.reason
      location = error.location
      record = error.record
    }
  }

  private mutating func take(_ batch: ItemBatch) {
    for position in 0..<batch.count {
      indexes.append(batch.indexes[position])
      let (width, height) = (batch.widths[position], batch.heights[position])
      mustHold(width >= 0 && width.isFinite && height >= 0 && height.isFinite, "a size")
      sizes += [width.bitPattern, height.bitPattern]
      if batch.contents.contains(.spans) {
        mustHold(batch.spans[position] >= 1, "a span below 1")
        spans.append(batch.spans[position])
      }
      if batch.contents.contains(.columns) { columns.append(batch.columns[position]) }
      if batch.contents.contains(.ids) {
        ids.append(batch.ids.withText(at: position) { Array($0) })
      }
    }
  }
}

/// Queries that lead through each part of the extractor.
let queries: [RecordQuery] = {
  func query(_ change: (inout RecordQuery) throws -> Void) -> RecordQuery {
    var query = RecordQuery()
    do { try change(&query) } catch { broken("a query: \(error)") }
    return query
  }
  return [
    query { _ in },
    query { $0.onInvalid = .skip },
    query {
      $0.items = try RecordPath("a[].b")
      $0.width = try RecordPath("s.w")
    },
    query {
      $0.items = try RecordPath(".")
      $0.onInvalid = .placeholder(Size(width: 1, height: 1))
    },
    query {
      $0.items = try RecordPath("*")
      $0.id = try RecordPath("id")
      $0.span = try RecordPath("s")
      $0.onInvalid = .skip
    },
    query {
      $0.width = try RecordPath("[0]")
      $0.height = try RecordPath("[1].h")
      $0.orientation = try RecordPath("o")
    },
    query {
      $0.id = try RecordPath("id")
      $0.span = try RecordPath("s")
      $0.column = try RecordPath("c")
      $0.extraHeight = try RecordPath("e")
      $0.reuse = try RecordPath("id")
      $0.grid = try ColumnGrid(LayoutConfiguration(width: 320))
    },
    query {
      $0.items = try RecordPath("a.*")
      $0.needsHeight = false
      $0.format = .plist
    },
    query {
      $0.format = .json
      $0.needsWidth = false
      $0.onInvalid = .skip
    },
  ]
}()

/// Any bytes in any format: read the same in pieces of any size, a fault of syntax has a place.
func checkReader(_ bytes: [UInt8]) {
  var choices = Choices(bytes)
  let query = choices.one(of: queries)
  let chunk = 1 + choices.below(19)
  compareReadings(Array(choices.rest), query, chunk: chunk)
}

/// Reads `document` whole and in pieces, and returns what was found.
@discardableResult
func compareReadings(_ document: [UInt8], _ query: RecordQuery, chunk: Int) -> Reading {
  let whole = Reading(document, query, chunk: .max, capacity: 64)
  let pieces = Reading(document, query, chunk: chunk, capacity: 1 + chunk % 5)
  mustHold(whole == pieces, "pieces of \(chunk) change the result:\n\(whole)\n\(pieces)")
  switch whole.reason {
  case .syntax, .nestingTooDeep, .value, .missingSize, .repeatedKey, .notARecord, .ambiguousPair:
    mustHold(whole.location != nil, "a fault without a place: \(whole)")
  default: break
  }
  switch whole.location {
  case .text(let line, let column): mustHold(line >= 1 && column >= 1, "a place before the start")
  case .binary(let offset):
    mustHold(offset >= 0 && offset <= document.count, "a place outside the file")
  case nil: break
  }
  return whole
}
