import MasonryKit

/// What became of one combination of a sweep.
enum SweepOutcome: Sendable {
  case measured(LayoutMetrics)
  /// No layout can be made with the combination, for the reason given.
  case impossible(String)

  var isImpossible: Bool {
    if case .impossible = self { return true }
    return false
  }
}

/// Makes the layouts of a sweep, on one thread.
struct SweepWorker {
  private let plan: SweepPlan
  private let settings: Settings
  private let items: SweepItems
  private let frames = FrameBatch()

  init(_ plan: SweepPlan, _ settings: Settings, _ items: SweepItems) {
    self.plan = plan
    self.settings = settings
    self.items = items
  }

  /// Lays the items out and measures the result.
  func outcome(of combination: Int) -> SweepOutcome {
    do throws(Failure) {
      let settings = try plan.settings(of: combination, settings)
      return .measured(try measure(settings))
    } catch {
      return .impossible(error.message ?? "")
    }
  }

  private func measure(_ settings: Settings) throws(Failure) -> LayoutMetrics {
    var packer = try Packer(valid: settings.layout)
    var collector = MetricsCollector(
      settings.layout, grid: packer.grid, overscan: settings.overscan,
      takesDisorder: settings.measures.contains(.disorder))
    for (batch, endsSection) in items.batches {
      do {
        if batch.count > 0 { try packer.place(batch, into: frames) }
      } catch {
        throw .packing(items.name(ofInputWith: error.record), error)
      }
      if batch.count > 0 { collector.collect(frames) }
      if endsSection {
        packer.endSection()
        collector.endSection()
      }
    }
    let size = packer.contentSize
    guard size.width.isFinite && size.height.isFinite else { throw .contentHeightNotFinite }
    return collector.metrics(contentSize: size)
  }
}

extension SweepPlan {
  /// The settings of a combination, or why there are none.
  func settings(of combination: Int, _ settings: Settings) throws(Failure) -> Settings {
    if axes.isEmpty { return settings }
    do {
      return try settings.arguments.settings(of: axes, texts(of: combination))
    } catch {
      throw Failure(error)
    }
  }

  /// Why a combination is impossible whatever the items are; nil where it is not.
  func failure(of combination: Int, _ settings: Settings) -> Failure? {
    do throws(Failure) {
      _ = try Packer(valid: try self.settings(of: combination, settings).layout)
      return nil
    } catch {
      return error
    }
  }
}

extension Packer {
  /// A packer, or the failure that the configuration makes.
  fileprivate init(valid configuration: LayoutConfiguration) throws(Failure) {
    do {
      try self.init(configuration)
    } catch {
      throw Failure(error)
    }
  }
}
