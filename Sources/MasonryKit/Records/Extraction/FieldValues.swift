/// What was found of one record, slot by slot.
struct FieldValues {
  /// A member that is not what its slot asks for, or holds nothing.
  struct Oddity {
    var slot: FieldSlot
    var found: String
    var location: SourceLocation
  }

  /// Slots whose value is there, whatever it is; null and "" count as absent.
  private(set) var present: FieldSlot = []
  /// Slots whose value is there and is no number (or, for texts, no text).
  private(set) var faulty: FieldSlot = []
  /// Details of members that are faulty, null or "", kept where they will be reported.
  private(set) var oddities: [Oddity] = []
  private let storage = Storage()

  /// Memory of the slots' numbers and where they stood.
  private final class Storage {
    let values: UnsafeMutablePointer<Double>
    let offsets: UnsafeMutablePointer<Int>
    var texts: [(kind: TextColumn.Kind, bytes: [UInt8])] = [(.none, []), (.none, [])]

    init() {
      values = .allocate(capacity: FieldSlot.count)
      values.initialize(repeating: 0, count: FieldSlot.count)
      offsets = .allocate(capacity: FieldSlot.count)
      offsets.initialize(repeating: 0, count: FieldSlot.count)
    }

    deinit {
      values.deallocate()
      offsets.deallocate()
    }
  }

  /// Forgets everything, before the next record.
  @inline(__always)
  mutating func reset() {
    present = []
    faulty = []
    if !oddities.isEmpty { oddities.removeAll() }
  }

  /// Forgets some slots: of a repeated key the last value counts.
  @inline(__always)
  mutating func clear(_ slots: FieldSlot) {
    if present.isDisjoint(with: slots), oddities.isEmpty { return }
    present.subtract(slots)
    faulty.subtract(slots)
    oddities.removeAll { slots.contains($0.slot) }
  }

  @inline(__always)
  mutating func set(_ slot: FieldSlot, to value: Double, offset: Int) {
    storage.values[slot.index] = value
    storage.offsets[slot.index] = offset
    present.formUnion(slot)
    faulty.subtract(slot)
  }

  /// Sets a slot that is asked for its presence or its text alone.
  @inline(__always)
  mutating func setPresent(_ slots: FieldSlot) { present.formUnion(slots) }

  mutating func setFaulty(_ slots: FieldSlot) {
    present.formUnion(slots)
    faulty.formUnion(slots)
  }

  mutating func note(_ oddity: Oddity) { oddities.append(oddity) }

  mutating func setText(
    _ slot: FieldSlot, _ kind: TextColumn.Kind, _ text: UnsafeBufferPointer<UInt8>
  ) {
    present.formUnion(slot)
    let index = slot == .id ? 0 : 1
    storage.texts[index].kind = kind
    storage.texts[index].bytes.removeAll(keepingCapacity: true)
    storage.texts[index].bytes.append(contentsOf: text)
  }

  /// Number of a slot that is present and not faulty.
  @inline(__always)
  func value(_ slot: FieldSlot) -> Double { storage.values[slot.index] }

  /// Where the value of a present slot stands.
  func offset(_ slot: FieldSlot) -> Int { storage.offsets[slot.index] }

  func oddity(_ slot: FieldSlot) -> Oddity? { oddities.last { $0.slot == slot } }

  /// Appends a slot's text, or that there is none, to a batch's column.
  func appendText(_ slot: FieldSlot, to column: TextColumn) {
    guard present.contains(slot), !faulty.contains(slot) else { return column.appendNone() }
    let text = storage.texts[slot == .id ? 0 : 1]
    text.bytes.withUnsafeBufferPointer { column.append(text.kind, $0) }
  }
}
