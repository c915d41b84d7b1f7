import Testing

@testable import MasonryKit

@Suite struct DelimitedWriterTests {
  @Test func framesAreRowsUnderAHeader() {
    #expect(
      SampleLayout().printed(.csv) == """
        index,column,x,y,width,height
        0,0,8,8,114,157.20833333333331
        1,1,130.5,8,114,128.625
        2,1,130.5,144.625,114,0

        """)
    #expect(
      SampleLayout().printed(.tsv) == """
        index\tcolumn\tx\ty\twidth\theight
        0\t0\t8\t8\t114\t157.20833333333331
        1\t1\t130.5\t8\t114\t128.625
        2\t1\t130.5\t144.625\t114\t0

        """)
  }

  @Test func everyRowHasTheOptionalColumnsAndTextsAreQuotedOrEscaped() {
    #expect(
      SampleLayout.full.printed(.csv) == """
        index,column,x,y,width,height,section,span,id
        0,0,8,8,114,157.20833333333331,0,1,"a,""b""\t<&>\u{1}\r
        \\é\u{FFFE}"
        1,1,130.5,8,236.5,128.625,0,2,1.50
        2,1,130.5,144.625,114,0,1,1,

        """)
    #expect(
      SampleLayout.full.printed(.tsv) == """
        index\tcolumn\tx\ty\twidth\theight\tsection\tspan\tid
        0\t0\t8\t8\t114\t157.20833333333331\t0\t1\ta,"b"\\t<&>\u{1}\\r\\n\\\\é\u{FFFE}
        1\t1\t130.5\t8\t236.5\t128.625\t0\t2\t1.50
        2\t1\t130.5\t144.625\t114\t0\t1\t1\t

        """)
  }

  @Test func spansAloneStandInEveryRow() {
    var layout = SampleLayout()
    layout.preamble.hasSpans = true
    layout.frames[2].span = 3
    #expect(
      layout.printed(.csv) == """
        index,column,x,y,width,height,span
        0,0,8,8,114,157.20833333333331,1
        1,1,130.5,8,114,128.625,1
        2,1,130.5,144.625,114,0,3

        """)
  }

  @Test func aTableHoldsOneKindOfRow() {
    var layout = SampleLayout.full
    layout.preamble.precision = 1
    layout.preamble.parts = .size
    #expect(layout.printed(.csv) == "width,height\n375,2650.1\n")
    layout.preamble.parts = .visible
    layout.summary.visible?.append(.init(offset: 7.25, indexes: [5..<7]))
    #expect(layout.printed(.csv) == "offset,index\n0,0\n0,2\n7.25,5\n7.25,6\n")
    #expect(layout.printed(.tsv) == "offset\tindex\n0\t0\n0\t2\n7.25\t5\n7.25\t6\n")
  }

  @Test func noFramesLeaveTheHeader() {
    #expect(SampleLayout.empty.printed(.csv) == "index,column,x,y,width,height\n")
  }
}
