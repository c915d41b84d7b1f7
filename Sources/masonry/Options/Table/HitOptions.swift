import MasonryKit

/// Options of `hit` alone.
let hitOptions: [OptionSpecification] = [
  .custom(
    "point", .point, in: .hit, commands: [.hit], "A point in content coordinates; repeatable",
    details: """
      Left and top edges belong to a frame, right and bottom edges do not; where frames overlap, \
      the highest index counts.
      """,
    isRepeatable: true,
    apply: { point, settings in settings.points.append(point) })
]

extension ValueKind where Value == Point {
  fileprivate static var point: ValueKind {
    ValueKind(
      form: ValueForm(placeholder: "X,Y"),
      parse: { (text) throws(ValueFault) in
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let x = jsonNumber(String(parts[0])),
          let y = jsonNumber(String(parts[1])), x.isFinite, y.isFinite
        else { throw ValueFault(.mustBe("two numbers X,Y"), hint: "write it as 100,250.5") }
        return Point(x: x, y: y)
      },
      document: { _ in nil })
  }
}
