import { expect, test } from 'vitest'
import { share } from '../values/share.ts'
import { absorb, rivalsOf } from './absorb.ts'
import { pairs } from './order.ts'

/** 안분 후 흡수 among `amounts`; each pair in `before` is [senior, junior]. */
function paid(net: number, amounts: readonly number[], ...before: readonly (readonly [number, number])[]): number[] {
  const shares = share(net, amounts)
  const result = [...shares]
  absorb(
    shares,
    amounts,
    rivalsOf(pairs(amounts.length, (a, b) => before.some(([x, y]) => x === a && y === b))),
    (to, from, won) => {
      result[to] = (result[to] ?? 0) + won
      result[from] = (result[from] ?? 0) - won
    },
  )
  return result
}

test('a circle of three takes once round: 1,000 · 800 · 200 out of 1,000 (published example)', () => {
  expect(paid(1000, [1000, 800, 200], [0, 1], [1, 2], [2, 0])).toEqual([800, 100, 100])
})

test('법무사지 2020-03: mortgage 6,000, 당해세 1,500, small deposit 2,500 out of 5,000', () => {
  expect(paid(5000, [6000, 1500, 2500], [0, 2], [2, 1], [1, 0])).toEqual([3500, 750, 750])
})

test('the lowest is taken from first, and what was taken is not taken again', () => {
  // 0 > 1 > 2, all equal with 3: shares 50 each
  expect(paid(200, [100, 100, 100, 100], [0, 1], [0, 2], [1, 2])).toEqual([100, 50, 0, 50])
})

test('rivals share by what they lack', () => {
  // 0 and 1 are both senior to 2; their shares are 100 and 300 of 800, shortfalls 100 and 300
  expect(paid(800, [200, 600, 800], [0, 2], [1, 2])).toEqual([200, 600, 0])
  expect(paid(600, [200, 600, 400], [0, 2], [1, 2])).toEqual([150, 450, 0])
})

test('a rival who also stands before another takes the rest there', () => {
  // 0 is senior to 2 and 3 (one layer), 1 to 2 only; the remainder goes to the first
  expect(paid(400, [200, 200, 200, 200], [0, 2], [0, 3], [1, 2])).toEqual([200, 166, 0, 34])
})
