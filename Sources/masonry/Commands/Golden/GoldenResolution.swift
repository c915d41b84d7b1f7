import MasonryKit

/// With which settings a golden file is laid out again: its own, and what the command line gives.
struct GoldenResolution {
  let settings: Settings
  let packer: Packer
  /// Whether the command line asks for another layout than the golden file names.
  let changesGolden: Bool

  /// Brings together what `golden` and the command line say.
  ///
  /// - Throws: a failure with code 65 where the golden file by itself says too little or the wrong
  ///   thing, with code 64 where the command line does.
  init(
    _ golden: String, _ document: LayoutDocument, settings: Settings
  ) throws(Failure) {
    let request = GoldenRequest(golden, document, settings.arguments)
    try request.checkParts()
    let alone = Result { () throws(Failure) in try request.resolved(withOptions: false) }
    let both = Result { () throws(Failure) in try request.resolved(withOptions: true) }
    var made: (settings: Settings, packer: Packer)
    let isOwnLayout: Bool
    switch (alone, both) {
    case (.success(let own), .success(let resolved)):
      made = resolved
      isOwnLayout = Self.agree(own, resolved)
    case (.failure, .success(let resolved)):
      made = resolved
      isOwnLayout = false
    case (.success, .failure(let failure)):
      throw failure
    case (.failure, .failure(var failure)):
      // Where the golden file fails even alone, the command line is not to blame.
      failure.code = .data
      throw failure
    }
    made.settings.files = try request.inputs(made.settings.comparison)
    (self.settings, packer) = made
    let namesInputs = document.input.map { $0 == made.settings.files } ?? true
    changesGolden = !isOwnLayout || !namesInputs
  }

  /// Whether two settings make the same layout file.
  private static func agree(_ one: (Settings, Packer), _ other: (Settings, Packer)) -> Bool {
    one.0.configurationMembers(grid: one.1.grid) == other.0.configurationMembers(grid: other.1.grid)
      && one.0.offsets == other.0.offsets && one.0.parts == other.0.parts
  }
}

/// What is asked of a golden file.
private struct GoldenRequest {
  private let name: String
  private let document: LayoutDocument
  private let arguments: ParsedArguments

  init(_ golden: String, _ document: LayoutDocument, _ arguments: ParsedArguments) {
    name = golden
    self.document = document
    self.arguments = arguments
  }

  /// Sees that the golden file can be laid out again and has something to compare.
  func checkParts() throws(Failure) {
    if document.configuration == nil {
      throw .input(name, RecordError(.layout(.noConfiguration)))
    }
    if parts.isEmpty { throw .input(name, RecordError(.layout(.nothingToCompare))) }
  }

  /// The parts that the golden file has.
  private var parts: LayoutParts {
    var parts: LayoutParts = []
    if document.frames != nil { parts.insert(.frames) }
    if document.contentSize != nil || document.sections != nil || document.header != nil
      || document.footer != nil
    {
      parts.insert(.size)
    }
    if document.visible != nil { parts.insert(.visible) }
    return parts
  }

  /// Settings and packer of the golden file, with or without the options of the command line.
  func resolved(withOptions: Bool) throws(Failure) -> (Settings, Packer) {
    var arguments = arguments
    if !withOptions { arguments.occurrences = [] }
    do {
      var settings = try arguments.settings(configuration: document.configuration ?? .members([]))
      settings.parts = parts
      try settleOffsets(&settings, isGiven: arguments.isGiven("offset"))
      return (settings, try Packer(settings.layout))
    } catch let error as UsageError {
      throw about(Failure(error))
    } catch let error as ConfigurationError {
      throw about(Failure(error))
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.internalError, "\(error)")
    }
  }

  private func about(_ failure: Failure) -> Failure {
    var failure = failure
    failure.message = "\(displayedName(ofInput: name)): \(failure.message ?? "")"
    return failure
  }

  private func usage(_ message: String, hint: String? = nil) -> Failure {
    about(Failure(.usage, message, hints: hint.map { [$0] } ?? []))
  }

  /// The inputs: those of the command line, or else those that the golden file names.
  func inputs(_ comparison: ComparisonSettings) throws(Failure) -> [String] {
    if !comparison.inputs.isEmpty { return comparison.inputs }
    let hint = "--input FILE names the records; --input - reads them from standard input"
    guard let inputs = document.input, !inputs.isEmpty else {
      throw usage("the golden file names no input", hint: hint)
    }
    if inputs.contains(FileSource.standardInputName) {
      throw usage("the golden file was made from standard input", hint: hint)
    }
    return inputs
  }

  /// The offsets of visible items are those of the golden file, unless the command line has some.
  private func settleOffsets(_ settings: inout Settings, isGiven: Bool) throws(Failure) {
    let offsets = document.visible?.map(\.offset)
    if isGiven {
      if settings.comparison.update {
        settings.parts.insert(.visible)
      } else if !settings.onlyVisible || offsets != nil,
        let stray = settings.offsets?.first(where: { offsets?.contains($0) != true })
      {
        throw usage("the golden file has no visible items at offset \(NumberText.string(stray))")
      }
    } else if let offsets {
      settings.offsets = offsets
    }
    if settings.offsets != nil && settings.layout.height == nil {
      throw usage("visible items need a \"height\" in the configuration, or --height")
    }
    if settings.onlyVisible && settings.offsets == nil {
      throw usage("\"onlyVisible\" needs the offsets of \"visible\", or --offset")
    }
  }
}
