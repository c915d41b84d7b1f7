/// The colours of drawings, for light and dark surroundings.
enum SVGTheme {
  /// Of a layout: frames of several columns have a colour of their own.
  static let layout: StaticString = """
    :root{color-scheme:light dark}
    .page{fill:#fff}
    .content{fill:#f8f9fb;stroke:#b4bcc7}
    .even{fill:#e9edf3}
    .odd{fill:#e1e6ee}
    .band{fill:#efe6d6;stroke:#94805a}
    .frames{fill:#cfe2f6;stroke:#36719f}
    .wide{fill:#d5e9cb;stroke:#457f34}
    .labels{fill:#12263d;stroke:none}
    .note{fill:#3f4a58}
    .viewport{fill:none;stroke:#c2410c}
    .offset{fill:#a63a0a}
    .section{stroke:#6b4fa0}
    @media(prefers-color-scheme:dark){
    .page{fill:#0e1217}
    .content{fill:#141920;stroke:#414b58}
    .even{fill:#1b222b}
    .odd{fill:#212a35}
    .band{fill:#3a3223;stroke:#b59d6b}
    .frames{fill:#1f4568;stroke:#70a9dc}
    .wide{fill:#2d4d26;stroke:#90c27f}
    .labels{fill:#f0f5fa}
    .note{fill:#b8c2ce}
    .viewport{stroke:#fb923c}
    .offset{fill:#fb923c}
    .section{stroke:#b79cf0}
    }

    """

  /// Of a chart: seven colours that stay apart for colour-blind eyes, as lines and as texts.
  static let chart: StaticString = """
    :root{color-scheme:light dark}
    .page{fill:#fff}
    .grid{stroke:#dfe3e9}
    .axis{stroke:#6a7482}
    .title{fill:#12263d}
    .note{fill:#3f4a58}
    .line{fill:none;stroke-linejoin:round;stroke-linecap:round}
    .s0{stroke:#0072b2}.s1{stroke:#c94f00}.s2{stroke:#007d5c}.s3{stroke:#a8467f}
    .s4{stroke:#8a6500}.s5{stroke:#333a44}.s6{stroke:#5a4fcf}
    .t0{fill:#0072b2}.t1{fill:#c94f00}.t2{fill:#007d5c}.t3{fill:#a8467f}
    .t4{fill:#8a6500}.t5{fill:#333a44}.t6{fill:#5a4fcf}
    @media(prefers-color-scheme:dark){
    .page{fill:#0e1217}
    .grid{stroke:#262e38}
    .axis{stroke:#8791a0}
    .title{fill:#f0f5fa}
    .note{fill:#b8c2ce}
    .s0{stroke:#56b4e9}.s1{stroke:#ff8c42}.s2{stroke:#2fc79a}.s3{stroke:#e48fc4}
    .s4{stroke:#e0b13a}.s5{stroke:#d5dbe3}.s6{stroke:#a7a0ff}
    .t0{fill:#56b4e9}.t1{fill:#ff8c42}.t2{fill:#2fc79a}.t3{fill:#e48fc4}
    .t4{fill:#e0b13a}.t5{fill:#d5dbe3}.t6{fill:#a7a0ff}
    }

    """

  /// Number of colours of a chart.
  static let colorCount = 7
}
