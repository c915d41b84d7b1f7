import MasonryKit

/// A part of the manual that is about no single option. Long help and the man page show the same.
struct HelpTopic: Sendable {
  enum Block: Sendable {
    case prose(String)
    /// Terms, and what they mean.
    case table([(term: String, meaning: String)])
    /// A command line, and what it is for.
    case example(String, purpose: String)
  }

  let title: String
  let commands: [Command]
  let blocks: [Block]

  /// The topics that concern a command, or all of them.
  static func all(for command: Command?) -> [HelpTopic] {
    [
      placement, presets, paths, scrolling, checking, comparing, sweeping, exitStatus,
      examples(for: command),
    ]
    .filter { topic in command.map { topic.commands.contains($0) } ?? true }
  }

  private static let placement = HelpTopic(
    title: "Placement", commands: Command.layingOut,
    blocks: [
      .prose(
        """
        The position of a column is where its next item would start. An item costs, at each \
        column where it can start, the largest position among the columns that it covers. It \
        goes to the start that costs least, the first of several; with --flow-tolerance T to one \
        that costs at most T more, by the --tie. That cost is its y.
        """),
      .table([
        ("column width", "(width - left - right - (columns - 1) * column gap) / columns"),
        ("cell width", "span * column width + (span - 1) * column gap"),
        ("x", "left + column * (column width + column gap)"),
        ("x, rtl", "width - right - cell width - column * (column width + column gap)"),
        (
          "item height",
          """
          cell width * record height / record width, between --min-item-height and \
          --max-item-height; then + extra height
          """
        ),
        ("start line", "header + top margin"),
        ("position", "the start line in an empty column, else its end + row gap"),
        (
          "content height",
          "lowest end or start line, + bottom margin + footer; at least --min-content-height"
        ),
        (
          "visible",
          "where y + height > offset - overscan and y < offset + viewport height + overscan"
        ),
      ]),
      .prose(
        """
        Settings beat each other in this order, wherever they stand: specific options such as \
        --row-gap, then --gap, --margin, --preset, --configuration, and the defaults.
        """),
    ])

  private static let presets = HelpTopic(
    title: "Presets", commands: Command.layingOut,
    blocks: [
      .table(
        Preset.all.map { preset in
          (preset.name, "\(preset.summary): \(PresetContents(preset).text)")
        })
    ])

  private static let paths = HelpTopic(
    title: "Paths", commands: Command.layingOut,
    blocks: [
      .table([
        ("a.b", "member b of member a"),
        ("a[0].b", "member b of the first element of a"),
        ("a[]", "every element of a"),
        ("a.*", "every value of a, in the order of the document"),
        ("\"odd.key\"", "a key with a dot in it"),
        (".", "the value itself: each top-level value is a record"),
      ]),
      .prose(
        """
        --items leads from the top to the records, and may select many; the keys lead from a \
        record to one of its members. A path that ends on an array means its elements: \
        --items 'rows[].row[]' --width-key sizes.o.width
        """),
      .prose("What common documents need:"),
      .table([
        ("exiftool -json", "--width-key ImageWidth --height-key ImageHeight"),
        ("ffprobe -of json", "--items streams --on-invalid skip"),
        ("magick json:-", "--items '[].image' --width-key geometry.width"),
        ("COCO", "--items images"),
        ("sprite atlas", "--items 'frames.*.sourceSize'"),
      ]),
    ])

  private static let scrolling = HelpTopic(
    title: "Scrolling", commands: [.scroll],
    blocks: [
      .prose(
        """
        Each step is a line of JSON: which items appear and disappear at the offset, and how many \
        cells are created, reused and wait in the pool at its end. A last line sums up. csv and \
        tsv hold the same with spaces between indexes and without the summary; text shows how \
        many items appear and disappear.
        """),
      .prose(
        """
        A step passes over the items by index. One that becomes visible takes a cell from the \
        pool, or creates one; one that is no longer visible gives its cell to the pool. So an \
        item only gets cells of items before it or of earlier steps.
        """),
      .prose(
        """
        --on-more and --on-refresh take effect once each, at the step whose offset goes that far, \
        and one at a step, refresh first. The layout is made again: the cells that are shown \
        disappear under the indexes they had, the pool is emptied, and what is visible appears \
        under the new indexes.
        """),
      .prose(
        """
        With --loop an item is visible where any of its copies is, and has one cell, also where \
        the viewport is higher than the content.
        """),
      .prose(
        """
        A trace holds a number a line; blank lines are skipped. --trace - reads it from standard \
        input, where the records come from files.
        """),
    ])

  private static let checking = HelpTopic(
    title: "Golden files", commands: [.check],
    blocks: [
      .prose(
        """
        A golden file is a JSON output. It is laid out again with its own configuration, input \
        and offsets, and compared by value; what the command line gives wins. Members that the \
        golden file leaves out are not compared. Files that are equal print nothing; of each \
        column the first item that differs is named. All files are checked, and the highest exit \
        status counts.
        """),
      .prose(
        """
        --update writes a golden file anew, whole or not at all, where the layout differs or the \
        command line changes its settings or input; it keeps the parts that the file has.
        """),
    ])

  private static let comparing = HelpTopic(
    title: "Comparing", commands: [.diff],
    blocks: [
      .prose(
        """
        A and B are JSON outputs; either may be - for standard input. Items are the same where \
        their ids are, if both layouts have ids, else where their indexes are. Frames and content \
        size are compared. A shift is the distance between top left corners.
        """)
    ])

  private static let sweeping = HelpTopic(
    title: "Sweeping", commands: [.sweep],
    blocks: [
      .prose(
        """
        Any option of container and layout with a value takes a list A,B,C or a range A..B:STEP; \
        whole numbers need no step. Each combination is a row; the last option in the order of \
        this page varies fastest. A combination that is impossible is a row with its error.
        """),
      .table([
        ("contentHeight", "height of the content, as layout prints it"),
        ("shortestColumn", "end of the shortest column; an empty one ends at the start line"),
        ("raggedness", "longest column end - shortest column end"),
        (
          "fill",
          "area of the frames / ((width - left - right) * (lowest end - start line)); 0 for 0 / 0"
        ),
        (
          "lowerBound",
          """
          start line + (heights and row gaps of all items) / columns - row gap + bottom margin + \
          footer; no packing without spans is lower
          """
        ),
        ("efficiency", "lowerBound / contentHeight; 1 for 0 / 0"),
        ("visible", "number of items visible at offset 0; with --height"),
        (
          "disorder",
          """
          pairs of items that are read in the other order than they came, by y, then x from the \
          columns' side / all pairs; with --measure disorder
          """
        ),
        ("error", "why the combination is impossible; where any is"),
      ]),
      .prose(
        """
        The start line is header + top margin. Measures are taken of the frames as layout prints \
        them, and rounded by --precision. With --axis horizontal heights are extents along x. With \
        --section-per-file the areas and bounds of the sections add up.
        """),
      .prose(
        """
        --format svg draws a line chart: the swept number with the most values runs along x, and \
        each combination of the others is a line.
        """),
    ])

  private static let exitStatus = HelpTopic(
    title: "Exit status", commands: Command.allCases,
    blocks: [
      .table([
        ("0", "done"),
        ("1", "check and diff: they differ"),
        ("64", "the command line or the configuration makes no sense"),
        ("65", "the input is at fault"),
        ("66", "an input is missing or cannot be read"),
        ("70", "internal error"),
        ("73", "the output cannot be created"),
        ("74", "writing failed"),
      ])
    ])
}

extension PresetContents {
  /// The preset's settings as options with their values.
  var text: String {
    members.map { member in
      if case .members(let sides) = member.value {
        let texts = sides.map { $0.value.plainText ?? "" }
        if Set(texts).count == 1 { return "margins \(texts[0])" }
        return zip(sides, texts).map { "margin-\($0.name) \($1)" }.joined(separator: ", ")
      }
      let name = OptionTable.option(memberName: member.name)?.name ?? member.name
      if case .boolean = member.value { return name }
      return "\(name) \(member.value.plainText ?? "")"
    }.joined(separator: ", ")
  }
}
