import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LEAST_CHARGE } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import { discountOf, type DiscountKind } from './discount-of.ts'

const free: DiscountKind = { gives: 'free', amount: null, most: null, zero_ok: true }
const won = (amount: number, zero_ok = true): DiscountKind => ({ gives: 'won', amount, most: null, zero_ok })
const percent = (amount: number, most: number | null = null): DiscountKind => ({
  gives: 'percent',
  amount,
  most,
  zero_ok: true,
})

it.each([
  [free, 9900, 9900],
  [free, 0, 0],
  [won(3000), 9900, 3000],
  [won(10_000), 9900, 9900],
  // without zero_ok at least a hundred won remain
  [won(10_000, false), 9900, 9800],
  // 50 won cannot be charged: at least a hundred remain
  [won(9850), 9900, 9800],
  [won(9850), 90, 90],
  [won(50), 90, 0],
  [percent(30), 9900, 2970],
  [percent(33), 9999, 3299],
  [percent(30, 2000), 9900, 2000],
  [percent(100), 9900, 9900],
])('%o of %d won takes %d off', (gives, price, off) => expect(discountOf(gives, price)).toBe(off))

it('leaves nothing or what a card can take, and never adds', () => {
  const gives = fc.record({
    gives: fc.constantFrom('won' as const, 'percent' as const),
    amount: fc.integer({ min: 1, max: 100 }),
    most: fc.option(fc.integer({ min: 1, max: 5000 })),
    zero_ok: fc.boolean(),
  })
  fc.assert(
    fc.property(gives, fc.integer({ min: 0, max: 50_000 }), (g, price) => {
      const off = discountOf(g, price)
      const left = price - off
      expect(off).toBeGreaterThanOrEqual(0)
      expect(left).toBeGreaterThanOrEqual(0)
      if (left === 0) expect(g.zero_ok || price === 0).toBe(true)
      if (off > 0 && left > 0) expect(left).toBeGreaterThanOrEqual(LEAST_CHARGE)
    }),
  )
})
