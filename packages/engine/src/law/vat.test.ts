import fc from 'fast-check'
import { expect, it } from 'vitest'
import { taxFreeShare, vatOf } from './vat.ts'

it('takes the tax out of a price', () => {
  expect([11_000, 9900, 1, 0].map(vatOf)).toEqual([1000, 900, 0, 0])
})
it('rounds a tax-free share down: of what went so far never more than its exact part', () => {
  const of = { price: 9900, taxFree: 3333 }
  expect([taxFreeShare(of, 1), taxFreeShare(of, 1000), taxFreeShare(of, 1000, 1000)]).toEqual([0, 336, 337])
})
it('the tax-free shares of any parts are the whole, and no more than each part', () => {
  const won = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(
      won,
      won,
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 }),
      (a, b, parts) => {
        const [price, taxFree] = [Math.max(a, b), Math.min(a, b)]
        let before = 0
        let free = 0
        for (const part of [...parts, price]) {
          const won = Math.min(part, price - before)
          const share = taxFreeShare({ price, taxFree }, won, before)
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(won)
          free += share
          before += won
        }
        expect([before, free]).toEqual([price, taxFree])
      },
    ),
  )
})
