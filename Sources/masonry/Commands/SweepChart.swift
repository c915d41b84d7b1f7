import MasonryKit

struct SweepChart: SweepOutput {
  init(_ plan: SweepPlan, _ settings: Settings) {}
  mutating func begin(into text: inout TextBuffer) {}
  mutating func add(_ outcome: SweepOutcome, into text: inout TextBuffer) {}
  mutating func end(into text: inout TextBuffer) {}
}
