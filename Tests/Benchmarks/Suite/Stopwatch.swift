/// Best of several runs: what the machine can do when nobody else is on it.
func bestSeconds(of runs: Int = 5, _ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  let clock = ContinuousClock()
  for _ in 0..<runs {
    let duration = try clock.measure(body)
    best = min(best, duration / .seconds(1))
  }
  return best
}

/// Keeps the optimiser from dropping a result that nobody looks at.
@inline(never)
func use<Value>(_ value: Value) {}
