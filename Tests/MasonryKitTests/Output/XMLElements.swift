import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names of the elements of an XML document in order; throws where it is not well-formed.
func elements(of text: String) throws -> [String] {
  final class Reader: NSObject, XMLParserDelegate {
    var names: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      names.append(name)
    }
  }
  let reader = Reader()
  let parser = XMLParser(data: Data(text.utf8))
  parser.delegate = reader
  guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  return reader.names
}
