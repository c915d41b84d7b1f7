/// What is wrong with a command line or with a configuration that it names.
struct UsageError: Error, Hashable, Sendable {
  /// What is wrong, without the name of the program.
  var message: String
  /// What to do about it.
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

/// Why a text is no value of an option. Who reports it knows the option's name.
struct ValueFault: Error, Hashable, Sendable {
  enum Problem: Hashable, Sendable {
    /// The value must be what the words say: `a number of at least 0`.
    case mustBe(String)
    /// The option says nothing without another one: `--min-column-width`.
    case needs(String)
    /// The text is a value but one that leads nowhere, for the reason given.
    case unusable(String)
  }

  var problem: Problem
  var hint: String?

  init(_ problem: Problem, hint: String? = nil) {
    self.problem = problem
    self.hint = hint
  }

  /// The fault as an error about `subject`, an option or a member of a configuration.
  func usageError(about subject: String, found text: String) -> UsageError {
    switch problem {
    case .mustBe(let expected):
      UsageError("\(subject) must be \(expected), found \(Excerpt.quoted(text))", hint: hint)
    case .needs(let other):
      UsageError("\(subject) needs \(other)", hint: hint)
    case .unusable(let reason):
      UsageError("\(subject) \(Excerpt.quoted(text)): \(reason)", hint: hint)
    }
  }
}
