import MasonryKit

extension LayoutFault {
  /// What is wrong, for people.
  var words: String {
    switch self {
    case .notAnObject: "this is no layout: a layout is a JSON object"
    case .schema(let found, let known):
      "the layout is of schema \(Excerpt.of(found)), and this version reads schema \(known)"
    case .repeatedPart(let name): "the layout has \(Excerpt.quoted(name)) twice"
    case .member(let path, let shape): "\(Excerpt.escaped(path)) must be \(shape.words)"
    case .frameOrder(let index): "the frame of index \(index) does not come in order"
    case .severalValues: "another value follows the layout"
    case .noConfiguration: "the layout has no \"configuration\""
    case .nothingToCompare: "the layout has nothing to compare"
    case .repeatedID(let id): "the id \(Excerpt.quoted(id)) stands in two frames"
    }
  }

  /// What to do about it.
  var remedy: String? {
    switch self {
    case .notAnObject, .severalValues: "--format json prints a layout as one object"
    case .schema: "make it anew with this version"
    case .frameOrder: "frames stand in ascending order of their indexes, each index once"
    case .noConfiguration: "only with its settings can a layout be made again"
    case .nothingToCompare: "frames, contentSize and visible can be compared"
    case .repeatedID: "items are told apart by their ids; without ids, by their indexes"
    case .repeatedPart, .member: nil
    }
  }
}

extension LayoutFault.Shape {
  fileprivate var words: String {
    switch self {
    case .number: "a number"
    case .index: "a whole number of at least 0"
    case .wholeNumber: "a whole number of at least 1"
    case .text: "a string"
    case .id: "a string or a number"
    case .list: "an array"
    case .object: "an object"
    case .ascendingIndexes: "indexes that ascend"
    }
  }
}
