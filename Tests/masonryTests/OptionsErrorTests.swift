import MasonryKit
import Testing

@testable import masonry

private let numberHint = " | numbers are written as in JSON, without a unit: 8, 0.5, 1e3"

@Suite struct OptionsErrorTests {
  @Test(arguments: unknownOptions)
  func whatIsNoOptionIsNamedWithASuggestion(line: String, expected: String) {
    #expect(complaint(line) == expected)
  }

  @Test(arguments: badValues)
  func aValueThatIsNoneSaysWhatIsExpectedAndFound(line: String, expected: String) {
    let known = line.hasPrefix("hit") ? line : "--width 1 --height 1 " + line
    #expect(complaint(known) == expected)
  }

  @Test func controlCharactersOfAValueAreEscaped() {
    #expect(
      complaint(["--tie", "a\n\u{1B}\""])
        == #"--tie must be first, cursor or oldest, found "a\n\u{1B}\"""#)
  }

  @Test(arguments: badCombinations)
  func whatDoesNotGoTogetherIsNamed(line: String, expected: String) {
    #expect(complaint(line) == expected)
  }

  @Test func aMisspeltCommandGetsASuggestion() {
    #expect(suggestedCommand(for: "scrol") == .scroll)
    #expect(suggestedCommand(for: "lyaout") == .layout)
    #expect(suggestedCommand(for: "chekc") == .check)
    #expect(suggestedCommand(for: "shops.json") == nil)
  }

  @Test func aSlipIsALetterTooManyTooFewReplacedOrSwapped() {
    let words = ["column-gap", "gap", "row-gap", "tie"]
    #expect(nearest(to: "row-gapp", among: words) == "row-gap")
    #expect(nearest(to: "row-gp", among: words) == "row-gap")
    #expect(nearest(to: "rom-gap", among: words) == "row-gap")
    #expect(nearest(to: "orw-gap", among: words) == "row-gap")
    #expect(nearest(to: "tei", among: words) == "tie")
    #expect(nearest(to: "columns", among: words) == nil)
  }
}

/// Command lines, and what is said about them.
private let unknownOptions: [(String, String)] = [
  ("--widht 375", #"unknown option "--widht" | did you mean --width?"#),
  ("--colums 3", #"unknown option "--colums" | did you mean --columns?"#),
  ("--precis 3", #"unknown option "--precis" | did you mean --precision?"#),
  ("-width 3", #"unknown option "-width" | did you mean --width?"#),
  ("-50", #"unknown option "-50" | masonry -h lists the options"#),
  ("--xyzzy", #"unknown option "--xyzzy" | masonry -h lists the options"#),
  ("--Width 3", #"unknown option "--Width" | did you mean --width?"#),
  (
    "hit --offset 3",
    "--offset is no option of masonry hit | it belongs to layout, scroll and check"
  ),
  ("--loop", "--loop is no option of masonry layout | it belongs to scroll"),
  ("--width", "--width needs a value: --width W"),
  ("--axis", "--axis needs a value: --axis vertical|horizontal"),
  ("--min-content-height", "--min-content-height needs a value: --min-content-height H|viewport"),
  ("--dense=yes", #"--dense takes no value, found "--dense=yes""#),
  ("--help=all", #"--help takes no value, found "--help=all""#),
]

/// Command lines, and what is said about them.
private let badValues: [(String, String)] = [
  ("--width 375px", #"--width must be a number of at least 0, found "375px""# + numberHint),
  ("--width=", #"--width must be a number of at least 0, found """# + numberHint),
  ("--width +5", #"--width must be a number of at least 0, found "+5""# + numberHint),
  ("--width .5", #"--width must be a number of at least 0, found ".5""# + numberHint),
  ("--width 05", #"--width must be a number of at least 0, found "05""# + numberHint),
  ("--width 0x5", #"--width must be a number of at least 0, found "0x5""# + numberHint),
  ("--width nan", #"--width must be a number of at least 0, found "nan""# + numberHint),
  ("--width -1", #"--width must be a number of at least 0, found "-1""#),
  ("--width 1e400", #"--width must be a number of at least 0, found "1e400""#),
  ("--scale 0", #"--scale must be a number above 0, found "0""#),
  ("--columns 0", #"--columns must be a whole number from 1 to 65535, found "0""#),
  ("--columns 2.5", #"--columns must be a whole number from 1 to 65535, found "2.5""#),
  ("--columns 65536", #"--columns must be a whole number from 1 to 65535, found "65536""#),
  ("--precision 18", #"--precision must be a whole number from 0 to 17, found "18""#),
  (
    "--flow-tolerance infinity",
    #"--flow-tolerance must be a number of at least 0 or "infinite", found "infinity" | "#
      + "did you mean infinite?"
  ),
  (
    "--item-height squar",
    "--item-height must be proportional, literal, square or a number of at least 0, "
      + #"found "squar" | did you mean square?"#
  ),
  (
    "--min-content-height view",
    #"--min-content-height must be a number of at least 0 or "viewport", found "view" | "#
      + "did you mean viewport?"
  ),
  (
    "--tie oldst", #"--tie must be first, cursor or oldest, found "oldst" | did you mean oldest?"#
  ),
  (
    "--format xml", "--format must be json, ndjson, csv, tsv, plist, text or svg, found \"xml\""
  ),
  (
    "--show frame,size",
    "--show must be frames, size or visible, joined by commas, found \"frame,size\" | "
      + "did you mean frames?"
  ),
  (
    "--on-invalid ignore", #"--on-invalid must be error, skip or placeholder, found "ignore""#
  ),
  (
    "--preset waterfow",
    "--preset must be \(joined(Preset.all.map(\.name), "or")), found \"waterfow\" | "
      + "did you mean waterflow?"
  ),
  (
    "--on-invalid placeholder --placeholder 4",
    #"--placeholder must be a size WxH, with W above 0 and H at least 0, found "4" | "#
      + "write it as 4x3"
  ),
  (
    "--id-key a[]",
    #"--id-key "a[]": leads to many values, where one of each record is meant | "#
      + "the path starts at the record; --items says where the records are"
  ),
  (
    "--offset 0..100",
    #"--offset "0..100": the range has no step | write A..B:STEP, such as 0..100:10"#
  ),
  (
    "--offset 0..100:-5",
    #"--offset "0..100:-5": a step of -5 never gets from A to B | the step must be above 0"#
  ),
  (
    "--offset 9..1:0",
    #"--offset "9..1:0": a step of 0 never gets from A to B | the step must be below 0"#
  ),
  ("--offset 0..1e9:1", #"--offset "0..1e9:1": stands for more than 10000000 numbers"#),
  (
    "--offset 1,,2",
    #"--offset must be numbers joined by commas or a range A..B:STEP, found "1,,2""# + numberHint
  ),
  (
    "--generate manpage",
    "--generate must be completions-bash, completions-zsh, "
      + #"completions-fish or man, found "manpage""#
  ),
  (
    "hit --width 1 --point 3",
    #"--point must be two numbers X,Y, found "3" | write it as 100,250.5"#
  ),
]

/// Command lines, and what is said about them.
private let badCombinations: [(String, String)] = [
  ("shops.json", "--width is required | the width of the container: --width 375"),
  (
    "--width 1 --columns 3 --min-column-width 9",
    "--columns and --min-column-width cannot be used together"
  ),
  (
    "--width 1 --column-width 3 --min-column-width 9",
    "--min-column-width and --column-width cannot be used together"
  ),
  ("--width 1 --max-columns 3", "--max-columns needs --min-column-width"),
  ("--width 1 --placeholder 1x2", "--placeholder needs --on-invalid placeholder"),
  ("--width 1 --span-from-width", "--span-from-width needs --column-width"),
  (
    "--width 1 --preset masonry-js",
    "--span-from-width (of --preset masonry-js) needs --column-width"
  ),
  (
    "--width 1 --span-key s --span-from-width --column-width 4",
    "--span-key and --span-from-width cannot be used together"
  ),
  (
    "--width 1 --placement sequential --tie first",
    "--placement sequential and --tie cannot be used together"
  ),
  (
    "--width 1 --placement sequential --flow-tolerance 0",
    "--placement sequential and --flow-tolerance cannot be used together"
  ),
  (
    "--preset collection --tie cursor",
    "--placement sequential (of --preset collection) and --tie cannot be used together"
  ),
  ("--width 1 --axis horizontal", "--axis horizontal needs --height"),
  (
    "--width 1 --height 1 --axis horizontal --direction rtl",
    "--axis horizontal and --direction rtl cannot be used together"
  ),
  ("--width 1 --offset 0", "--offset needs --height"),
  ("--width 1 --only-visible", "--only-visible needs --offset"),
  (
    "--width 1 --min-content-height viewport", "--min-content-height viewport needs --height"
  ),
  (
    "--width 1 --min-item-height 5 --max-item-height 4",
    "--min-item-height 5 is above --max-item-height 4"
  ),
  (
    "--width 1 --format csv --show frames,size",
    "--format csv prints one kind only | use --show frames, --show size or --show visible"
  ),
  ("--width 1 --format tsv --show visible", "--show visible needs --offset"),
  ("scroll --width 1 --height 1", "masonry scroll needs --offset A..B:STEP or --trace FILE"),
  ("scroll --width 1 --trace t", "masonry scroll needs --height"),
  (
    "scroll --width 1 --height 1 --offset 0 --trace t",
    "--offset and --trace cannot be used together"
  ),
  (
    "scroll --width 1 --height 1 --offset 0 --loop --on-more f",
    "--loop and --on-more cannot be used together"
  ),
  (
    "scroll --width 1 --height 1 --offset 0 --more-threshold 1",
    "--more-threshold needs --on-more"
  ),
  ("hit --width 1", "masonry hit needs --point X,Y"),
  (
    "scroll --width 1 --height 1 --offset 0 --format plist",
    "masonry scroll prints no plist | it prints ndjson, json, csv, tsv or text"
  ),
  (
    "hit --width 1 --point 0,0 --format plist",
    "masonry hit prints no plist | it prints ndjson, json, csv, tsv or text"
  ),
  (
    "scroll --width 1 --height 1 --offset 0 --format svg",
    "masonry scroll prints no svg | it prints ndjson, json, csv, tsv or text"
  ),
  (
    "hit --width 1 --point 0,0 --format svg",
    "masonry hit prints no svg | it prints ndjson, json, csv, tsv or text"
  ),
  (
    "scroll --width 1 --height 1 --trace -",
    "the records and --trace cannot both come from standard input | name a file for one of them"
  ),
  (
    "scroll - --width 1 --height 1 --offset 0 --on-more -",
    "the records and --on-more cannot both come from standard input | name a file for one of them"
  ),
  (
    "scroll a --width 1 --height 1 --trace - --on-refresh -",
    "--trace and --on-refresh cannot both come from standard input | name a file for one of them"
  ),
  (
    "sweep --width 1 --format plist",
    "masonry sweep prints no plist | it prints csv, json, ndjson, text or svg"
  ),
  ("check", "masonry check needs a golden file"),
  ("check a --force", "--force needs --update"),
  ("diff a", "masonry diff needs two layouts, found 1"),
  ("diff a b --report junit", "masonry diff has no report junit | it reports as text or json"),
]
