/// Reading a record's members into the slots of the plan.
extension RecordExtractor {
  /// Reads the members of the dictionary that was entered, whose paths go on from `node`.
  @inline(__always)
  mutating func readMembers(of node: Int) throws(RecordError) {
    let keys = node == 0 ? members : plan.tables[node]
    let isSurveyed = node == 0 && isSurveyed
    var isFirst = true
    while try cursor.nextKey(isFirst: isFirst) {
      isFirst = false
      let child = keys.node(for: cursor.key)
      if child >= 0 {
        try readMember(at: child)
      } else if isSurveyed {
        let key = String(decoding: cursor.key, as: UTF8.self)
        try survey.pass(&cursor, at: [.key(key)])
      } else {
        try cursor.skip()
      }
    }
  }

  /// Whether the record is a top-level dictionary, the first there is: should it have no size, the
  /// records are probably in one of its arrays.
  private var isSurveyed: Bool {
    recordCount == firstRecord && levels.isEmpty && query.items == nil && !hasMatched
  }

  /// Reads the value at the cursor, which lies on the plan's paths.
  @inline(__always)
  private mutating func readMember(at node: Int) throws(RecordError) {
    let slot = plan.sizeSlots[node]
    if !slot.isEmpty, needed.contains(slot), try cursor.kind() == .number {
      let offset = cursor.offset
      guard case .number(let value) = try cursor.scalar() else { return }
      values.set(slot, to: value, offset: offset)
      if !(value >= 0 && value < .infinity) { noteOddity(slot, .number(value), offset) }
    } else {
      try readAnyMember(at: node)
    }
  }

  @inline(never)
  private mutating func readAnyMember(at node: Int) throws(RecordError) {
    let entry = plan.nodes[node]
    values.clear(entry.allSlots)
    let kind = try cursor.kind()
    switch kind {
    case .dictionary, .array:
      noteContainer(entry.slots, kind)
      if kind == .dictionary, !entry.keys.isEmpty {
        try cursor.enter()
        try readMembersBelow(node)
      } else if kind == .array, !entry.elements.isEmpty {
        try cursor.enter()
        try readElements(of: entry)
      } else {
        try cursor.skip()
      }
    default:
      try readScalar(into: entry.slots)
    }
  }

  /// Keeps the recursion, which is as deep as a path has steps, out of the loop over a record.
  @inline(never)
  private mutating func readMembersBelow(_ node: Int) throws(RecordError) {
    try readMembers(of: node)
  }

  private mutating func readElements(of entry: FieldPlan.Node) throws(RecordError) {
    var index = 0
    while try cursor.nextElement(isFirst: index == 0) {
      if let element = entry.elements.first(where: { $0.index == index }) {
        try readAnyMember(at: element.node)
      } else {
        try cursor.skip()
      }
      index += 1
    }
  }

  /// A dictionary or an array where slots ask for something else.
  private mutating func noteContainer(_ slots: FieldSlot, _ kind: ValueKind) {
    if slots.isEmpty { return }
    values.setFaulty(slots)
    let found = kind == .dictionary ? "a dictionary" : "an array"
    note(slots, found, cursor.offset)
  }

  /// Reads the scalar at the cursor for all slots that ask for it.
  mutating func readScalar(into slots: FieldSlot) throws(RecordError) {
    let unneeded = slots.intersection(.sizes).subtracting(needed)
    let slots = slots.subtracting(unneeded)
    if slots.isEmpty {
      if try cursor.kind() != .null { values.setPresent(unneeded) }
      return try cursor.skip()
    }
    let offset = cursor.offset
    let scalar = try cursor.scalar()
    if case .null = scalar { return note(slots, "null", offset) }
    values.setPresent(unneeded)
    switch scalar {
    case .number(let value):
      setNumber(slots.subtracting(.texts), value, offset, scalar)
      // A property list's NaN or infinity is a number that no output could write down.
      if value.isFinite || NumberScanner.value(of: cursor.text) != nil {
        setText(slots.intersection(.texts), .number)
      } else {
        let texts = slots.intersection(.texts)
        values.setFaulty(texts)
        noteOddity(texts, scalar, offset)
      }
    case .string where cursor.text.isEmpty:
      note(slots, "\"\"", offset)
    case .string:
      setNumeric(slots.subtracting(.texts), scalar, offset)
      setText(slots.intersection(.texts), cursor.isBareNumber ? .number : .string)
    case .boolean, .other, .null:
      values.setFaulty(slots)
      noteOddity(slots, scalar, offset)
    }
  }

  private mutating func setNumber(
    _ slots: FieldSlot, _ value: Double, _ offset: Int, _ scalar: Scalar
  ) {
    slots.forEach { values.set($0, to: value, offset: offset) }
    if !(value >= 0 && value < .infinity) { noteOddity(slots, scalar, offset) }
  }

  /// A string must hold exactly a number, or for an orientation one of exiftool's words.
  private mutating func setNumeric(_ slots: FieldSlot, _ scalar: Scalar, _ offset: Int) {
    if slots.isEmpty { return }
    if let value = NumberScanner.value(of: cursor.text) {
      return setNumber(slots, value, offset, scalar)
    }
    if slots == .orientation, let orientation = Orientation(words: cursor.text) {
      return values.set(.orientation, to: orientation.value, offset: offset)
    }
    values.setFaulty(slots)
    noteOddity(slots, scalar, offset)
  }

  private mutating func setText(_ slots: FieldSlot, _ kind: TextColumn.Kind) {
    slots.forEach { values.setText($0, kind, cursor.text) }
  }

  // MARK: Oddities

  private mutating func noteOddity(_ slots: FieldSlot, _ scalar: Scalar, _ offset: Int) {
    guard case .error = query.onInvalid else { return }
    note(slots, describe(scalar), offset)
  }

  /// Keeps what was found in place of a value, and where, for the message; the place is worked out
  /// at once, since the window may have moved on when the record ends.
  private mutating func note(_ slots: FieldSlot, _ found: String, _ offset: Int) {
    guard case .error = query.onInvalid else { return }
    let location = cursor.location(ofOffset: offset)
    slots.forEach {
      values.note(FieldValues.Oddity(slot: $0, found: found, location: location))
    }
  }

  /// A scalar as it stands in the input, or what it is.
  func describe(_ scalar: Scalar) -> String {
    let text = String(decoding: cursor.text.prefix(256), as: UTF8.self)
    return switch scalar {
    case .number: text
    case .boolean: ["true", "false"].contains(text) ? text : "a boolean"
    case .string: "\"\(text)\""
    case .null: "null"
    case .other: "a date or data"
    }
  }
}

extension FieldSlot {
  /// Calls `body` with each slot of the set alone.
  @inline(__always)
  func forEach(_ body: (FieldSlot) -> Void) {
    var rest = rawValue
    while rest != 0 {
      body(FieldSlot(rawValue: rest & (~rest &+ 1)))
      rest &= rest &- 1
    }
  }
}
