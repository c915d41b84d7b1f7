import MasonryKit

/// Options of the container that a layout fills.
let containerOptions: [OptionSpecification] = [
  OptionSpecification(
    name: "width", value: ValueKind.length("W").form, group: .container,
    commands: Command.layingOut, summary: "Width of the container; required",
    details: """
      With --axis horizontal it is the width of the viewport. Lengths are points, or whatever \
      unit the margins and gaps are meant in.
      """,
    effect: .setting { (text, settings) throws(ValueFault) in
      settings.layout.width = try ValueKind.length("W").parse(text)
    },
    description: { settings, _ in .number(settings.layout.width) }),
  .setting(
    "height", ValueKind.length("H").optional, \.layout.height, in: .container,
    "Height of the viewport",
    details: """
      Needed for visible items, landscape columns, a content at least as high as the viewport, \
      and a horizontal axis.
      """),
]
