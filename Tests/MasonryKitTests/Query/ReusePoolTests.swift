import MasonryKit
import Testing

@Suite struct ReusePoolTests {
  @Test func aCellIsTakenAsOftenAsOneWasGiven() {
    var pool = ReusePool()
    #expect(pool.take() == false)
    pool.give()
    pool.give()
    #expect(pool.count == 2)
    #expect(pool.take() == true)
    #expect(pool.take() == true)
    #expect(pool.take() == false)
    #expect(pool.count == 0)
  }

  @Test func kindsDoNotStandInForEachOther() {
    var pool = ReusePool()
    pool.give(kind: 3)
    #expect(pool.take(kind: 0) == false)
    #expect(pool.take(kind: 4) == false)
    #expect(pool.count == 1)
    #expect(pool.count(ofKind: 3) == 1)
    #expect(pool.count(ofKind: 9) == 0)
    #expect(pool.take(kind: 3) == true)
  }

  @Test func anEmptiedPoolHasNothing() {
    var pool = ReusePool()
    pool.give()
    pool.give(kind: 1)
    pool.removeAll()
    #expect(pool.count == 0)
    #expect(pool.take(kind: 1) == false)
  }
}
