import Testing

@testable import MasonryKit

/// Documents with random damage are read, or refused at the same place, however they arrive.
@Suite struct DamagedDocumentTests {
  @Test(arguments: 1...400 as ClosedRange<UInt64>)
  func damagedXMLIsJudgedTheSameInPieces(seed: UInt64) {
    let bytes = damaged(Array(XMLPlistCursorTests.sample.utf8), seed: seed)
    compare(seed, bytes) { XMLPlistCursorTests.cursor(bytes, chunk: $0) }
  }

  @Test(arguments: 1...400 as ClosedRange<UInt64>)
  func damagedOpenStepIsJudgedTheSameInPieces(seed: UInt64) {
    let bytes = damaged(Array(OpenStepCursorTests.sample.utf8), seed: seed)
    compare(seed, bytes) {
      OpenStepCursor(window: ByteWindow(source: ArraySource(bytes, chunk: $0)))
    }
  }

  @Test(arguments: 1...400 as ClosedRange<UInt64>)
  func damagedBinariesAreReadOrRefused(seed: UInt64) {
    let whole = BinaryPlistCursorTests.file(BinaryPlistCursorTests.objects)
    let bytes = damaged(whole, seed: seed)
    do throws(RecordError) {
      _ = try documents(BinaryPlistCursor(bytes: bytes))
    } catch {
      guard case .binary(let offset) = error.location else {
        Issue.record("seed \(seed): no place for \(error.reason)")
        return
      }
      #expect(bytes.isEmpty || bytes.indices.contains(offset), "seed \(seed)")
    }
  }

  private func compare<Cursor: DocumentCursor>(
    _ seed: UInt64, _ bytes: [UInt8], _ cursor: (Int) -> Cursor
  ) {
    let inOnePiece = Result { try documents(cursor(.max)) }.mapError(fault(of:))
    for chunk in [1, 2, 3, 7, 16] {
      let inPieces = Result { try documents(cursor(chunk)) }.mapError(fault(of:))
      #expect(inPieces == inOnePiece, "seed \(seed), pieces of \(chunk)")
    }
    if case .success = inOnePiece {
      #expect(skipFault(cursor(.max)) == nil, "seed \(seed)")
    }
  }

  private func fault(of error: any Error) -> ComparableFault {
    ComparableFault(fault: (error as? RecordError).map { Fault($0) })
  }

  private struct ComparableFault: Error, Equatable {
    let fault: Fault?
  }

  /// Replaces, removes, repeats or inserts a few bytes.
  private func damaged(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var bytes = bytes
    let common = Array("<>/&;\"'\\!?-[](){}=,x0 \n\r\0".utf8) + [0xC3, 0xE2, 0xFF]
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let position = Int.random(in: 0..<bytes.count, using: &generator)
      let length = min(Int.random(in: 1...12, using: &generator), bytes.count - position)
      let byte =
        common.randomElement(using: &generator) ?? UInt8.random(in: 0...255, using: &generator)
      switch Int.random(in: 0...4, using: &generator) {
      case 0: bytes[position] = byte
      case 1: bytes[position] = UInt8.random(in: 0...255, using: &generator)
      case 2: bytes.insert(byte, at: position)
      case 3: bytes.insert(contentsOf: bytes[position..<(position + length)], at: position)
      default: bytes.removeSubrange(position..<(position + length))
      }
      if bytes.isEmpty { return bytes }
    }
    return bytes
  }
}
