extension LayoutConfiguration {
  /// Refuses values that no layout can be made with, whatever the columns turn out to be.
  ///
  /// Without a height there is no viewport: ``landscapeColumns`` and a minimum content height of
  /// ``MinimumContentHeight/viewport`` then have no effect; only a horizontal axis needs it.
  func validate() throws(ConfigurationError) {
    for (setting, value) in lengths where !(value >= 0 && value.isFinite) {
      throw .invalidLength(setting: setting, value: value)
    }
    // An infinite tolerance is a setting of its own; this refuses NaN as well.
    guard flowTolerance >= 0 else {
      throw .invalidLength(setting: "flowTolerance", value: flowTolerance)
    }
    guard scale > 0 && scale.isFinite else { throw .invalidScale(scale) }
    if let minimumItemHeight, let maximumItemHeight, minimumItemHeight > maximumItemHeight {
      throw .conflict("minimumItemHeight", "maximumItemHeight")
    }
    if axis == .horizontal {
      guard height != nil else { throw .heightRequired(setting: "axis") }
      guard direction == .leftToRight else { throw .conflict("direction", "axis") }
    }
    if spanFromWidth {
      guard case .width = columns else { throw .columnWidthRequired(setting: "spanFromWidth") }
    }
  }

  /// Every setting that must be finite and at least 0, with its name.
  private var lengths: [(setting: String, value: Double)] {
    var lengths = [
      ("width", width), ("margins.top", margins.top), ("margins.bottom", margins.bottom),
      ("margins.left", margins.left), ("margins.right", margins.right), ("columnGap", columnGap),
      ("rowGap", rowGap), ("header", header), ("footer", footer), ("extraHeight", extraHeight),
    ]
    if let height { lengths.append(("height", height)) }
    if let minimumItemHeight { lengths.append(("minimumItemHeight", minimumItemHeight)) }
    if let maximumItemHeight { lengths.append(("maximumItemHeight", maximumItemHeight)) }
    if case .fixed(let height) = itemHeight { lengths.append(("itemHeight", height)) }
    if case .length(let height) = minimumContentHeight {
      lengths.append(("minimumContentHeight", height))
    }
    switch columns {
    case .count: break
    case .minimumWidth(let width, _): lengths.append(("columns.minimumWidth", width))
    case .width(let width): lengths.append(("columns.width", width))
    }
    return lengths
  }

  /// The container as the lanes see it: as it is, or with x and y exchanged.
  ///
  /// Everything below the packer's surface works in these *lane coordinates*, where lanes are
  /// columns and the content grows downwards.
  var inLaneCoordinates: LayoutConfiguration {
    guard axis == .horizontal, let height else { return self }
    var lanes = self
    lanes.width = height
    lanes.height = width
    lanes.margins = margins.transposed
    return lanes
  }
}
