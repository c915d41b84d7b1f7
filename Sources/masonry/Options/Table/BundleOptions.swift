import MasonryKit

/// Options that bring many settings at once. Any option beats them, wherever it stands.
let bundleOptions: [OptionSpecification] = [
  OptionSpecification(
    name: "preset",
    value: ValueForm(
      placeholder: "NAME",
      choices: Preset.all.map { ValueForm.Choice(name: $0.name, summary: $0.summary) },
      completion: .choices),
    group: .layout, commands: Command.layingOut,
    summary: "Start from a named bundle of settings",
    details: "--help lists the presets with their numbers.", effect: .bundle),
  OptionSpecification(
    name: "configuration",
    value: ValueForm(placeholder: "FILE", completion: .files),
    group: .layout, commands: [.layout, .scroll, .hit, .sweep],
    summary: "Start from the configuration of a layout's JSON",
    details: """
      The file is a JSON output of masonry, or just the object that stands there as \
      configuration. A preset beats it.
      """,
    effect: .bundle),
]
