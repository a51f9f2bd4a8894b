import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jointRange } from './joint-range.ts'
import { claim, M, run } from './made-case.ts'

test('a debt of 300 on homes worth 100, 200 and 300 is 50 on the first, by value', () => {
  const range = jointRange({ won: 300, own: 100, others: [200, 300], properties: 3 })
  expect(range).toEqual({ worst: 300, likely: 50, best: 0 })
})

test('values unknown: as many equal homes as the list has', () => {
  expect(jointRange({ won: 1000, own: 300, others: null, properties: 3 })).toEqual({
    worst: 1000,
    likely: 334,
    best: 334,
  })
  expect(jointRange({ won: 500, own: 300, others: null, properties: 3 })).toEqual({ worst: 500, likely: 167, best: 0 })
})

test('how many carry it is not told: all of it, at every level', () => {
  expect(jointRange({ won: 500, own: 300, others: null, properties: 0 })).toEqual({
    worst: 500,
    likely: 500,
    best: 500,
  })
})

test('the three are the results of the three sales', () => {
  const part = (sold: { home: number; other: number }) => {
    const out = run({
      properties: [
        { id: 'home', salePrice: 300 * M, costs: 0, sold: sold.home },
        { id: 'other', salePrice: 600 * M, costs: 0, sold: sold.other },
      ],
      claims: [claim('J', 'mortgage', 270, '2020-01-02')],
    })
    return (out.properties?.['home']?.paid['J'] ?? 0) / M
  }
  const range = jointRange({ won: 270, own: 300, others: [600], properties: 2 })
  expect([part({ home: 1, other: 2 }), part({ home: 1, other: 1 }), part({ home: 2, other: 1 })]).toEqual([
    range.worst,
    range.likely,
    range.best,
  ])
})

test('best is never above likely, likely never above worst; more value elsewhere never weighs more here', () => {
  const won = fc.integer({ min: 0, max: 3_000_000_000 })
  fc.assert(
    fc.property(won, won, fc.array(won, { maxLength: 6 }), fc.nat(5), won, (debt, own, others, i, more) => {
      const of = (list: readonly number[]) => jointRange({ won: debt, own, others: list, properties: list.length + 1 })
      const range = of(others)
      expect(range.best).toBeLessThanOrEqual(range.likely)
      expect(range.likely).toBeLessThanOrEqual(range.worst)
      const richer = others.map((v, n) => (n === i ? v + more : v))
      expect(of(richer).likely).toBeLessThanOrEqual(range.likely + others.length + 1)
      expect(of(richer).best).toBeLessThanOrEqual(range.best + others.length + 1)
    }),
  )
})
