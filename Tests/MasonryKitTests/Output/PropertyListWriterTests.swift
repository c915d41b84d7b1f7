import Foundation
import Testing

@testable import MasonryKit

@Suite struct PropertyListWriterTests {
  private let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    <key>schema</key>
    <integer>1</integer>

    """

  @Test func hasTheShapeOfTheJSONOutput() {
    #expect(
      SampleLayout().printed(.plist) == head + """
        <key>input</key>
        <array><string>shops.json</string></array>
        <key>configuration</key>
        <dict><key>width</key><real>375</real><key>columns</key><integer>2</integer>\
        <key>margin</key><dict><key>top</key><real>8</real><key>left</key><real>0.5</real></dict>\
        <key>tie</key><string>cursor</string><key>flowTolerance</key><string>infinite</string>\
        <key>dense</key><true/><key>offset</key><array><real>0</real><real>-50</real></array></dict>
        <key>frames</key>
        <array>
        <dict><key>index</key><integer>0</integer><key>column</key><integer>0</integer>\
        <key>x</key><real>8</real><key>y</key><real>8</real><key>width</key><real>114</real>\
        <key>height</key><real>157.20833333333331</real></dict>
        <dict><key>index</key><integer>1</integer><key>column</key><integer>1</integer>\
        <key>x</key><real>130.5</real><key>y</key><real>8</real><key>width</key><real>114</real>\
        <key>height</key><real>128.625</real></dict>
        <dict><key>index</key><integer>2</integer><key>column</key><integer>1</integer>\
        <key>x</key><real>130.5</real><key>y</key><real>144.625</real>\
        <key>width</key><real>114</real><key>height</key><real>0</real></dict>
        </array>
        <key>contentSize</key>
        <dict><key>width</key><real>375</real><key>height</key><real>2650.125</real></dict>
        <key>visible</key>
        <array>
        <dict><key>offset</key><real>0</real><key>indexes</key><array><integer>0</integer>\
        <integer>1</integer><integer>2</integer></array></dict>
        </array>
        </dict>
        </plist>

        """)
  }

  @Test func framesCarrySectionSpanAndID() {
    var layout = SampleLayout.full
    layout.preamble.parts = .frames
    #expect(
      layout.printed(.plist) == head + """
        <key>input</key>
        <array><string>a "b".json</string><string>c\\d.json</string></array>
        <key>configuration</key>
        <dict><key>width</key><real>375</real></dict>
        <key>frames</key>
        <array>
        <dict><key>index</key><integer>0</integer><key>column</key><integer>0</integer>\
        <key>x</key><real>8</real><key>y</key><real>8</real><key>width</key><real>114</real>\
        <key>height</key><real>157.20833333333331</real><key>section</key><integer>0</integer>\
        <key>id</key><string>a,"b"\t&lt;&amp;&gt;\u{FFFD}&#13;
        \\é\u{FFFD}</string></dict>
        <dict><key>index</key><integer>1</integer><key>column</key><integer>1</integer>\
        <key>x</key><real>130.5</real><key>y</key><real>8</real><key>width</key><real>236.5</real>\
        <key>height</key><real>128.625</real><key>section</key><integer>0</integer>\
        <key>span</key><integer>2</integer><key>id</key><real>1.50</real></dict>
        <dict><key>index</key><integer>2</integer><key>column</key><integer>1</integer>\
        <key>x</key><real>130.5</real><key>y</key><real>144.625</real>\
        <key>width</key><real>114</real><key>height</key><real>0</real>\
        <key>section</key><integer>1</integer></dict>
        </array>
        </dict>
        </plist>

        """)
  }

  @Test func sectionsHeaderAndFooterStandBeforeTheContentSize() {
    var layout = SampleLayout.full
    layout.preamble.parts = .size
    layout.preamble.input = []
    layout.preamble.configuration = []
    layout.preamble.precision = 1
    layout.summary.header = Rect(x: 0, y: 0, width: 375, height: 50)
    layout.summary.footer = Rect(x: 0, y: 9.96, width: 375, height: 0.5)
    #expect(
      layout.printed(.plist) == head + """
        <key>input</key>
        <array></array>
        <key>configuration</key>
        <dict></dict>
        <key>sections</key>
        <array>
        <dict><key>count</key><integer>2</integer><key>header</key><dict><key>x</key>\
        <real>0</real><key>y</key><real>0</real><key>width</key><real>375</real>\
        <key>height</key><real>50</real></dict><key>footer</key><dict><key>x</key><real>0</real>\
        <key>y</key><real>250.3</real><key>width</key><real>375</real>\
        <key>height</key><real>20</real></dict></dict>
        <dict><key>count</key><integer>1</integer></dict>
        </array>
        <key>header</key>
        <dict><key>x</key><real>0</real><key>y</key><real>0</real><key>width</key><real>375</real>\
        <key>height</key><real>50</real></dict>
        <key>footer</key>
        <dict><key>x</key><real>0</real><key>y</key><real>10</real><key>width</key>\
        <real>375</real><key>height</key><real>0.5</real></dict>
        <key>contentSize</key>
        <dict><key>width</key><real>375</real><key>height</key><real>2650.1</real></dict>
        </dict>
        </plist>

        """)
  }

  @Test func everythingReadsBackAsAPropertyList() throws {
    var layout = SampleLayout.full
    layout.ids = [.string("<&>\r\n\t\"'é]]>"), .number("9007199254740993"), .number("1e21")]
    let data = Data(layout.printed(.plist).utf8)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let object = try #require(list as? [String: Any])
    #expect(object["schema"] as? Int == 1)
    let frames = try #require(object["frames"] as? [[String: Any]])
    #expect(frames.count == 3)
    #expect(frames[0]["id"] as? String == "<&>\r\n\t\"'é]]>")
    #expect(frames[1]["id"] as? Int == 9_007_199_254_740_993)
    #expect(frames[2]["id"] as? Double == 1e21)
    #expect(frames[0]["height"] as? Double == 157.20833333333331)
    #expect(frames[1]["span"] as? Int == 2)
    let visible = try #require(object["visible"] as? [[String: Any]])
    #expect(visible.map { $0["indexes"] as? [Int] } == [[0, 2], []])
  }

  @Test func anEmptyLayoutReadsBackToo() throws {
    let data = Data(SampleLayout.empty.printed(.plist).utf8)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let object = try #require(list as? [String: Any])
    #expect((object["frames"] as? [Any])?.isEmpty == true)
    #expect((object["footer"] as? [String: Double])?["y"] == 66)
    #expect(object["visible"] == nil)
  }
}
