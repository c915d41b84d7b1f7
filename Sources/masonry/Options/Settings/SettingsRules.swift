import MasonryKit

extension Settings {
  /// Brings the settings into agreement, or says why they do not go together.
  ///
  /// `swept` names the options of which `sweep` tries values; what may hang on them is judged for
  /// each combination.
  mutating func settle(_ origins: Origins, swept: Set<String>) throws(UsageError) {
    try checkExclusions(origins, swept)
    if !arguments.isPartial {
      try checkWidth(swept)
      if swept.isEmpty { try checkLayout(origins) }
      try checkQuery(origins)
    }
    if swept.isEmpty { settlePlacement() }
    try settleOutput(origins)
    try checkCommand(origins)
    if files.isEmpty && command != .check && command != .diff { files = ["-"] }
    settleNeeds(swept)
  }

  /// Options that must not stand side by side, whatever their values.
  private func checkExclusions(_ origins: Origins, _ swept: Set<String>) throws(UsageError) {
    let groups = [
      ["columns", "min-column-width", "column-width"], ["span-key", "span-from-width"],
      ["offset", "trace"], ["loop", "on-more"], ["loop", "on-refresh"],
    ]
    for group in groups {
      let given = group.filter { origins.isExplicit($0) || swept.contains($0) }
      if given.count > 1 { throw exclusion("--" + given[0], "--" + given[1]) }
    }
  }

  private func exclusion(_ left: String, _ right: String) -> UsageError {
    UsageError("\(left) and \(right) cannot be used together")
  }

  private func need(
    _ subject: String, _ other: String, hint: String? = nil, where isMet: Bool
  ) throws(UsageError) {
    if !isMet { throw UsageError("\(subject) needs \(other)", hint: hint) }
  }

  private func checkWidth(_ swept: Set<String>) throws(UsageError) {
    if layout.width < 0 && command != .diff && swept.isDisjoint(with: ["width", "preset"]) {
      throw UsageError("--width is required", hint: "the width of the container: --width 375")
    }
  }

  private func checkLayout(_ origins: Origins) throws(UsageError) {
    let hasHeight = layout.height != nil
    if layout.axis == .horizontal {
      try need(origins.subject("axis", "horizontal"), "--height", where: hasHeight)
      if layout.direction == .rightToLeft {
        throw exclusion(
          origins.subject("axis", "horizontal"), origins.subject("direction", "rtl"))
      }
    }
    if layout.minimumContentHeight == .viewport, origins.isExplicit("min-content-height") {
      try need("--min-content-height viewport", "--height", where: hasHeight)
    }
    if layout.spanFromWidth {
      let hasWidth = if case .width = layout.columns { true } else { false }
      try need(origins.subject("span-from-width"), "--column-width", where: hasWidth)
    }
    if let least = layout.minimumItemHeight, let most = layout.maximumItemHeight, least > most {
      throw UsageError(
        "\(origins.subject("min-item-height", NumberText.string(least))) is above "
          + origins.subject("max-item-height", NumberText.string(most)))
    }
    if layout.placement == .sequential {
      for name in ["tie", "flow-tolerance"] where origins.isExplicit(name) {
        throw exclusion(origins.subject("placement", "sequential"), "--" + name)
      }
    }
  }

  /// Sequential placement has a tie and a tolerance of its own.
  private mutating func settlePlacement() {
    if layout.placement == .sequential {
      layout.tie = .first
      layout.flowTolerance = 0
    }
  }

  private func checkQuery(_ origins: Origins) throws(UsageError) {
    if offsets != nil {
      try need(origins.subject("offset"), "--height", where: layout.height != nil)
    }
    // A golden file brings its offsets beside its configuration.
    if onlyVisible && command == .layout {
      let hint = "a layout's offsets stand in its \"visible\", not in its configuration"
      try need(
        origins.subject("only-visible"), "--offset",
        hint: origins.isExplicit("only-visible") ? nil : hint, where: offsets != nil)
    }
  }

  private mutating func settleOutput(_ origins: Origins) throws(UsageError) {
    let formats = command.formats
    if !formats.isEmpty && !formats.contains(format) {
      throw UsageError(
        "masonry \(command.rawValue) prints no \(format.rawValue)",
        hint: "it prints \(joined(formats.map(\.rawValue), "or"))")
    }
    let isTable = format == .csv || format == .tsv
    if !origins.isExplicit("show") {
      parts = isTable || format == .ndjson ? [.frames] : parts
    } else if isTable && ![.frames, .size, .visible].contains(parts) {
      throw UsageError(
        "--format \(format.rawValue) prints one kind only",
        hint: "use --show frames, --show size or --show visible")
    }
    if parts == .visible { try need("--show visible", "--offset", where: offsets != nil) }
  }

  /// Which sizes of the records the layout does not need.
  private mutating func settleNeeds(_ swept: Set<String>) {
    var needsLength = true
    var needsThickness = layout.spanFromWidth
    switch layout.itemHeight {
    case .proportional: needsThickness = true
    case .literal: break
    case .square, .fixed: needsLength = false
    }
    if !swept.isDisjoint(with: ["item-height", "axis", "preset"]) {
      (needsLength, needsThickness) = (true, true)
    }
    let isHorizontal = layout.axis == .horizontal
    records.needsWidth = isHorizontal ? needsLength : needsThickness
    records.needsHeight = isHorizontal ? needsThickness : needsLength
  }
}

extension Settings {
  /// What the commands other than `layout` want.
  private func checkCommand(_ origins: Origins) throws(UsageError) {
    switch command {
    case .layout, .sweep: break
    case .scroll: try checkScroll(origins)
    case .hit:
      if points.isEmpty { throw UsageError("masonry hit needs --point X,Y") }
    case .check:
      if files.isEmpty { throw UsageError("masonry check needs a golden file") }
      if comparison.force && !comparison.update { throw UsageError("--force needs --update") }
    case .diff:
      if files.count != 2 {
        throw UsageError("masonry diff needs two layouts, found \(files.count)")
      }
      if comparison.report == .junit || comparison.report == .github {
        throw UsageError(
          "masonry diff has no report \(comparison.report.rawValue)",
          hint: "it reports as text or json")
      }
    }
  }

  private func checkScroll(_ origins: Origins) throws(UsageError) {
    if offsets == nil && scroll.trace == nil {
      throw UsageError("masonry scroll needs --offset A..B:STEP or --trace FILE")
    }
    if layout.height == nil { throw UsageError("masonry scroll needs --height") }
    if origins.isExplicit("more-threshold") && scroll.onMore == nil {
      throw UsageError("--more-threshold needs --on-more")
    }
    if origins.isExplicit("refresh-threshold") && scroll.onRefresh == nil {
      throw UsageError("--refresh-threshold needs --on-refresh")
    }
    try checkStandardInput()
  }

  /// Standard input can be read only once.
  private func checkStandardInput() throws(UsageError) {
    var readers = files.isEmpty || files.contains("-") ? ["the records"] : []
    if scroll.trace == "-" { readers.append("--trace") }
    if scroll.onMore == "-" { readers.append("--on-more") }
    if scroll.onRefresh == "-" { readers.append("--on-refresh") }
    if readers.count > 1 {
      throw UsageError(
        "\(readers[0]) and \(readers[1]) cannot both come from standard input",
        hint: "name a file for one of them")
    }
  }
}
