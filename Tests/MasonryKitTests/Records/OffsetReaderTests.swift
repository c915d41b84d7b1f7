import Testing

@testable import MasonryKit

@Suite struct OffsetReaderTests {
  private func offsets(_ text: String, chunk: Int = .max) throws -> [Double] {
    var reader = try OffsetReader(ArraySource(Array(text.utf8), chunk: chunk))
    var offsets: [Double] = []
    while let offset = try reader.next() { offsets.append(offset) }
    return offsets
  }

  /// Line, column, what was found and what was expected.
  private func fault(_ text: String) -> [String] {
    do {
      _ = try offsets(text)
      return []
    } catch let error as RecordError {
      guard case .syntax(.unexpected(let found, let expected)) = error.reason,
        case .text(let line, let column) = error.location
      else { return ["\(error)"] }
      return ["\(line):\(column)", found, expected]
    } catch {
      return ["\(error)"]
    }
  }

  @Test(arguments: [1, 2, 3, 7, Int.max])
  func aNumberALineInAnyPieces(chunk: Int) throws {
    let text = "0\n\r\n  -1.5e1\t\r\n\n \n10\r\n-0\n7"
    #expect(try offsets(text, chunk: chunk) == [0, -15, 10, 0, 7])
    #expect(try offsets("7\n", chunk: chunk) == [7])
  }

  @Test func nothingIsNoOffset() throws {
    #expect(try offsets("") == [])
    #expect(try offsets("\n\r\n  \n") == [])
  }

  @Test func byteOrderMarksAndWideCharactersAreRead() throws {
    #expect(try offsets("\u{FEFF}12\n13") == [12, 13])
    var reader = try OffsetReader(
      ArraySource([0xFF, 0xFE] + Array("1\r\n2\r\n".utf8).flatMap { [$0, 0] }))
    #expect(try reader.next() == 1)
    #expect(try reader.next() == 2)
    #expect(try reader.next() == nil)
  }

  @Test func whatIsNoNumberIsNamedWithItsPlace() {
    #expect(fault("0\n10 20\n") == ["2:1", "\"10 20\"", "a number"])
    #expect(fault("0\n\n  12px") == ["3:3", "\"12px\"", "a number"])
    #expect(fault("01") == ["1:1", "\"01\"", "a number"])
    #expect(fault("NaN\n") == ["1:1", "\"NaN\"", "a number"])
    #expect(fault("1\n1e999\n") == ["2:1", "\"1e999\"", "a finite number"])
    #expect(fault("12345\u{0}\n") == ["1:1", "\"12345\u{0}\"", "a number"])
  }

  @Test func aLineWithoutEndIsRefused() {
    #expect(throws: RecordError.self) {
      try offsets(String(repeating: "1", count: 3 << 20))
    }
  }

  @Test func manyOffsetsComeInTheirOrder() throws {
    let text = (0..<100_000).map { "\($0)\r\n" }.joined()
    #expect(try offsets(text) == (0..<100_000).map(Double.init))
  }
}
