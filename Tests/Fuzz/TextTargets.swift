import Foundation
import MasonryKit

/// A number's text: read as `strtod` reads it, and what is written reads back.
func checkNumber(_ bytes: [UInt8]) {
  if bytes.count == 8 { checkWriting(bytes) }
  let value = bytes.withUnsafeBufferPointer { NumberScanner.value(of: $0) }
  var text = PlainNumber(bytes)
  mustHold((value != nil) == text.isNumber(), "\(bytes): a number or not")
  guard let value else { return }
  let expected = strtod(String(decoding: bytes, as: UTF8.self), nil)
  mustHold(value.bitPattern == expected.bitPattern, "\(value) rather than \(expected)")
}

/// The grammar of a JSON number, by the one of JSON: a text that starts like one.
private struct PlainNumber {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func isNumber() -> Bool {
    guard let first = bytes.first, let last = bytes.last else { return false }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return (digits.contains(first) || first == UInt8(ascii: "-")) && digits.contains(last)
      && PlainJSON.accepts(bytes)
  }
}

private func checkWriting(_ bytes: [UInt8]) {
  let value = Double(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) })
  if !value.isFinite { return }
  let text = NumberText.string(value)
  mustHold(Double(text) == value, "\(value) is written as \(text)")
  mustHold(text.utf8.count <= NumberText.maximumLength, "\(text) is too long")
  for decimals in [0, 1, 2, 17] {
    let rounded = NumberText.rounded(value, decimals: decimals)
    mustHold(rounded.isFinite, "\(value) with \(decimals) decimals is \(rounded)")
    let again = NumberText.rounded(rounded, decimals: decimals)
    mustHold(again == rounded, "\(rounded) with \(decimals) decimals is \(again)")
  }
}

/// A path: what it is written as again means the same.
func checkPath(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  do throws(RecordPathError) {
    let path = try RecordPath(text)
    let again = try RecordPath(RecordPath(steps: path.steps).text)
    mustHold(again.steps == path.steps, "\(path.text) comes back as \(again.text)")
  } catch {
    mustHold(error.offset >= 0 && error.offset <= text.utf8.count, "a place outside the path")
    mustHold(!error.expected.isEmpty, "nothing expected")
  }
}

/// A command line: accepted or refused with a text; what is accepted makes a layout or is refused.
func checkOptions(_ bytes: [UInt8]) {
  var choices = Choices(bytes)
  var arguments = choices.isTrue() ? ["--width", "320"] : []
  if choices.isTrue() { arguments += ["--height", "400"] }
  while !choices.rest.isEmpty { arguments.append(argument(&choices)) }
  checkCommandLine(arguments) { _ in .members([]) }
}

/// An option by its number, a value that many take, or text.
private func argument(_ choices: inout Choices) -> String {
  let kind = choices.byte()
  if kind < 0x80 {
    return OptionTable.all[Int(kind) % OptionTable.all.count].spelling
  }
  if kind < 0xE0 {
    return choices.one(of: [
      "0", "1", "2.5", "1e308", "1e-308", "65535", "65536", "infinite", "viewport", "square", "-1",
      "9223372036854775807", "1e999", "nan", "0..10:1", "0..1e18:1", "1..0:0", "a.b[]", "\"",
      "4x3", "floor", "nearest", "horizontal", "rtl", "oldest", "sequential", "grid-lanes",
      "masonry-js", "size,visible", "", "-", "=", "layout", "scroll", "check",
    ])
  }
  var text = kind & 1 == 0 ? "--" : ""
  for _ in 0..<choices.below(12) { text.unicodeScalars.append(Unicode.Scalar(choices.byte())) }
  return text
}

/// The configuration of a layout, as it may stand in a file.
func checkConfiguration(_ bytes: [UInt8]) {
  do throws(RecordError) {
    var cursor = try JSONCursor(ArraySource(bytes))
    guard try cursor.nextDocument(), let value = try cursor.documentValue() else { return }
    checkCommandLine(["--configuration", "file"]) { _ in value }
  } catch {
    mustHold(error.location != nil || error.reason == .empty, "no place: \(error.reason)")
  }
}

private func checkCommandLine(
  _ arguments: [String], _ configuration: (String) throws -> DocumentValue
) {
  do {
    let request = try parseCommandLine(arguments, readConfiguration: configuration)
    switch request {
    case .text(let request): mustHold(!request.text.isEmpty, "an empty text")
    case .run(let settings):
      let packer = try Packer(settings.layout)
      mustHold(packer.contentSize.height.isFinite, "an infinite content height")
      _ = settings.configurationMembers(grid: packer.grid)
    }
  } catch let error as UsageError {
    mustHold(!error.message.isEmpty, "no message")
  } catch is ConfigurationError {
  } catch {
    broken("\(error)")
  }
}
