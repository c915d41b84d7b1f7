/// How many records `--on-invalid skip` left out.
func skippedRecords(_ count: Int, of total: Int) -> String {
  "\(count) of \(total) \(total == 1 ? "record" : "records") \(count == 1 ? "was" : "were") left out"
}
