import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tier } from '../law/small-deposit.ts'
import { addDays, day } from '../values/day.ts'
import { claimKinds, type DistributionCase } from './case.ts'
import { distribute } from './distribute.ts'

const anyDay = fc.integer({ min: 0, max: 9000 }).map((n) => addDays(day('2002-01-01'), n))
const anyCase: fc.Arbitrary<DistributionCase> = fc.record({
  salePrice: fc.integer({ min: 0, max: 2_000_000_000 }),
  costs: fc.integer({ min: 0, max: 20_000_000 }),
  region: fc.constantFrom<Tier>('S', 'O', 'M', 'E'),
  auctionDate: anyDay,
  extinctionDate: fc.option(anyDay),
  claims: fc
    .array(
      fc.record({
        kind: fc.constantFrom(...claimKinds),
        amount: fc.integer({ min: 0, max: 900_000_000 }),
        date: anyDay,
      }),
      { maxLength: 8 },
    )
    .map((list) => list.map((x, i) => ({ ...x, id: `c${i}` }))),
  tenants: fc
    .array(
      fc.record({
        deposit: fc.integer({ min: 0, max: 400_000_000 }),
        opposableFrom: fc.option(anyDay),
        fixedDate: fc.option(anyDay),
        demandsDistribution: fc.boolean(),
      }),
      { maxLength: 5 },
    )
    .map((list) => list.map((x, i) => ({ ...x, id: `t${i}` }))),
})

test('every won of the pool is paid or surplus, and nobody gets more than is due', () => {
  fc.assert(
    fc.property(anyCase, (c) => {
      const out = distribute(c)
      const paid = Object.values(out.paid).reduce((a, b) => a + b, 0)
      const recovered = Object.values(out.tenants).reduce((sum, t) => sum + t.recovered, 0)
      expect(paid + recovered + out.surplus).toBe(out.net)
      expect(out.surplus).toBeGreaterThanOrEqual(0)
      for (const x of c.claims) {
        expect(out.paid[x.id]).toBeGreaterThanOrEqual(0)
        expect(out.paid[x.id]).toBeLessThanOrEqual(x.amount)
      }
      for (const t of c.tenants) {
        expect(out.tenants[t.id]?.recovered).toBeGreaterThanOrEqual(0)
        expect(out.tenants[t.id]?.recovered).toBeLessThanOrEqual(t.deposit)
      }
    }),
    { numRuns: 1500 },
  )
})

test('small deposits together never pass half of what is left to share', () => {
  fc.assert(
    fc.property(anyCase, (c) => {
      const out = distribute(c)
      const small = Object.values(out.tenants).reduce((sum, t) => sum + t.smallDeposit, 0)
      expect(small).toBeLessThanOrEqual(Math.floor(out.net / 2) + 1)
    }),
  )
})

test('securities and large leases alone are paid by plain rank, equals pro rata', () => {
  const sum = fc.integer({ min: 300_000_000, max: 900_000_000 })
  const plain = fc.record({
    net: fc.integer({ min: 1, max: 3_000_000_000 }),
    mortgages: fc.array(fc.tuple(sum, anyDay), { maxLength: 5 }),
    leases: fc.array(fc.tuple(sum, anyDay), { maxLength: 4 }),
  })
  fc.assert(
    fc.property(plain, ({ net, mortgages, leases }) => {
      const out = distribute({
        salePrice: net,
        costs: 0,
        region: 'S',
        auctionDate: addDays(day('2002-01-01'), 9001),
        claims: mortgages.map(([amount, date], i) => ({ id: `m${i}`, kind: 'mortgage', amount, date })),
        tenants: leases.map(([deposit, on], i) => ({
          id: `t${i}`,
          deposit,
          opposableFrom: on,
          fixedDate: addDays(on, -1),
          demandsDistribution: true,
        })),
      })
      // 00:00 of a day stands before its office hours; two mortgages of one day are equals
      const queue = [
        ...mortgages.map(([amount, on], i) => ({ id: `m${i}`, amount, key: `${on}b` })),
        ...leases.map(([amount, on], i) => ({ id: `t${i}`, amount, key: `${on}a` })),
      ]
      let left = net
      for (const key of [...new Set(queue.map((q) => q.key))].toSorted()) {
        const equals = queue.filter((q) => q.key === key)
        const due = equals.reduce((n, q) => n + q.amount, 0)
        const got = equals.map((q) => out.paid[q.id] ?? out.tenants[q.id]?.recovered ?? Number.NaN)
        expect(got.reduce((a, b) => a + b, 0)).toBe(Math.min(left, due))
        for (const [i, q] of equals.entries()) {
          expect(Math.abs((got[i] ?? 0) - (Math.min(left, due) * q.amount) / due)).toBeLessThan(equals.length)
        }
        left = Math.max(0, left - due)
      }
    }),
  )
})
