import MasonryKit

extension ParsedArguments {
  /// The settings that result: defaults, then the configuration, the preset, and the options, each
  /// beating what comes before.
  ///
  /// - Throws: ``UsageError`` where a value is none, or where values do not go together.
  func settings() throws(UsageError) -> Settings {
    var settings = Settings()
    settings.command = command
    settings.format = command.formats.first ?? .json
    settings.sweep = try sweepAxes()
    let swept = Set(settings.sweep.map(\.option.name))
    var origins = Origins()
    if let configuration {
      origins.configuration = try apply(configuration, to: &settings)
    }
    try applyPreset(to: &settings, &origins)
    for occurrence in inTableOrder where !swept.contains(occurrence.option.name) {
      let (option, text) = (occurrence.option, occurrence.text)
      origins.options.insert(option.name)
      try worded(option.spelling, text) { () throws(ValueFault) in
        do throws(ValueFault) {
          try option.apply(text, to: &settings)
        } catch {
          if case .needs = error.problem, isPartial { return }
          throw error
        }
      }
    }
    settings.files = files
    settings.arguments = self
    try settings.settle(origins, swept: swept)
    return settings
  }

  /// The settings of a golden file: its `configuration` takes the place of a configuration file.
  func settings(configuration: DocumentValue) throws(UsageError) -> Settings {
    var arguments = self
    arguments.configuration = configuration
    return try arguments.settings()
  }

  private func applyPreset(
    to settings: inout Settings, _ origins: inout Origins
  ) throws(UsageError) {
    guard let name = lastText(of: "preset"), !settings.isSwept("preset") else { return }
    try worded("--preset", name) { () throws(ValueFault) in try Preset.check(name) }
    guard let preset = Preset(named: name) else { return }
    let contents = PresetContents(preset)
    origins.preset = (name, contents.names)
    // A preset's columns replace a configuration's, landscape columns included.
    if contents.names.contains("columns") { settings.layout.landscapeColumns = nil }
    if contents.names.contains("span-from-width") { settings.records.span = nil }
    preset.apply(to: &settings.layout)
  }
}

extension Preset {
  /// Refuses what is no preset's name.
  static func check(_ name: String) throws(ValueFault) {
    if Preset(named: name) == nil { throw unknownWord(name, among: all.map(\.name)) }
  }
}

extension Settings {
  /// Whether a sweep tries several values of the option.
  fileprivate func isSwept(_ name: String) -> Bool { sweep.contains { $0.option.name == name } }
}

/// What gave each setting its value, for messages.
struct Origins {
  /// Names of the options that stand on the command line.
  var options: Set<String> = []
  /// Name of the preset, and of the options whose settings it gives.
  var preset: (name: String, options: Set<String>) = ("", [])
  /// Names of the options that the configuration gives.
  var configuration: Set<String> = []

  /// Whether the command line itself gave the option.
  func isExplicit(_ name: String) -> Bool { options.contains(name) }

  /// Whether anything gave the option.
  func isGiven(_ name: String) -> Bool {
    options.contains(name) || preset.options.contains(name) || configuration.contains(name)
  }

  /// The setting `text`, such as `--axis horizontal`, with what it comes from where that is not
  /// the command line.
  func subject(_ name: String, _ text: String = "") -> String {
    let setting = "--" + name + (text.isEmpty ? "" : " " + text)
    if options.contains(name) { return setting }
    if preset.options.contains(name) { return "\(setting) (of --preset \(preset.name))" }
    return "\(setting) (of the configuration)"
  }
}
