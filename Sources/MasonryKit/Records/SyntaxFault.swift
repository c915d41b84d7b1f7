/// How bytes fail to be a document of their format.
public enum SyntaxFault: Hashable, Sendable {
  /// The input ends within the named thing, such as `"a string"`.
  case unexpectedEnd(within: String)
  /// `found` stands where `expected` should, both as words for people.
  case unexpected(found: String, expected: String)
  /// The text is not valid UTF-8.
  case invalidUTF8
  /// A control character stands unescaped in a string.
  case controlCharacter(UInt8)
  /// An escape sequence that the format does not know.
  case invalidEscape(String)
  /// A number that the format does not allow, as it is written.
  case invalidNumber(String)
  /// Something that JSON5 or JavaScript allow and JSON does not.
  case habit(JSONHabit)
  /// An XML entity other than the five of XML itself and character references.
  case unknownEntity(String)
  /// An XML declaration names an encoding that is not supported.
  case unknownEncoding(String)
  /// The structure of a binary plist contradicts itself; says in which way.
  case binary(BinaryPlistFault)
}

/// Habits of JSON5 and JavaScript that JSON does not share.
public enum JSONHabit: Hashable, Sendable {
  /// A comment, of either kind.
  case comment
  /// A comma behind the last element or member.
  case trailingComma
  /// A string in single quotes.
  case singleQuotes
  /// A key without quotes.
  case unquotedKey
  /// `NaN`.
  case notANumber
  /// `Infinity`, with or without a sign.
  case infinity
  /// A number such as `0x1F`.
  case hexadecimal
  /// A number such as `+1`.
  case leadingPlus
  /// A number such as `01`.
  case leadingZero
  /// A number such as `.5`.
  case leadingPoint
  /// A number such as `5.`.
  case trailingPoint
}

/// Ways in which a binary plist contradicts itself.
public enum BinaryPlistFault: Hashable, Sendable {
  /// The trailer is missing or asks for what the file cannot hold.
  case trailer
  /// An object's offset lies outside the file's objects.
  case offset
  /// A reference names no object.
  case reference
  /// An object's type byte is unknown.
  case type(UInt8)
  /// An object reaches beyond the objects' part of the file.
  case length
  /// A dictionary's key is no string.
  case key
  /// A string's bytes are no ASCII, or no UTF-16.
  case text
  /// Arrays and dictionaries that are shared make the document far larger than the file.
  case expansion
}
