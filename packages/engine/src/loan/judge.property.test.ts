import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day } from '../values/day.ts'
import { earlyEnd } from './early-end.ts'
import type { LoanFacts } from './facts.ts'
import { flipsOf } from './flips.ts'
import { judgeLoans, type LoanJudgement, type ProductResult } from './judge.ts'
import { nearestRefused } from './nearest.ts'
import { ordinary } from './samples/personas.ts'

const on = day('2026-11-23')
const maybe = <T>(a: fc.Arbitrary<T>) => fc.option(a, { nil: null, freq: 4 })
const someDay = (from: number, to: number) => fc.integer({ min: from, max: to }).map((n) => addDays(on, n))
const money = (most: number) => fc.integer({ min: 0, max: most / 100_000 }).map((n) => n * 100_000)
const yesNo = fc.boolean()

/** Every combination of answers, including unknown ones. */
const allFacts: fc.Arbitrary<LoanFacts> = fc.record({
  on: fc.constant(on),
  birth: maybe(someDay(-365 * 70, -365 * 15)),
  serviceMonths: maybe(fc.constantFrom(0, 18, 21, 36)),
  ownsHome: maybe(yesNo),
  head: maybe(fc.constantFrom('head', 'prospective', 'neither')),
  alone: maybe(yesNo),
  income: maybe(money(250_000_000)),
  spouseIncome: maybe(money(150_000_000)),
  held: maybe(fc.constantFrom('none', 'own', 'adult-fund', 'adult-bank')),
  repays: maybe(yesNo),
  assets: maybe(fc.integer({ min: -50_000_000, max: 600_000_000 })),
  marriage: maybe(
    fc.oneof(
      fc.constant({ state: 'single' } as const),
      someDay(-365 * 10, 0).map((d) => ({ state: 'married', on: d }) as const),
      someDay(0, 365).map((d) => ({ state: 'planned', on: d }) as const),
    ),
  ),
  youngest: maybe(fc.oneof(fc.constant('none' as const), someDay(-365 * 5, 0))),
  children: maybe(fc.integer({ min: 0, max: 4 })),
  smallFirm: maybe(yesNo),
  victim: maybe(fc.constantFrom('none', 'decided', 'lost')),
  region: maybe(fc.constantFrom('seoul', 'capital', 'busan', 'other', 'rural')),
  deposit: maybe(money(600_000_000)),
  rent: maybe(money(1_500_000)),
  area: maybe(fc.integer({ min: 1500, max: 11_000 }).map((n) => n / 100)),
  startsOn: maybe(someDay(-200, 200)),
  credit: maybe(fc.constantFrom('clean', 'arrears', 'recovery')),
  publicRental: maybe(yesNo),
  shortJob: maybe(yesNo),
  calledIn: maybe(fc.oneof(fc.constant('none' as const), someDay(-365 * 5, 0))),
  welfare: maybe(fc.constantFrom('none', 'basic', 'single-parent', 'supported')),
})
/**
 * A user for whom a product fits, with a few answers changed: random answers rarely fit any, and fail several
 * conditions at once.
 */
const nearlyFits: fc.Arbitrary<LoanFacts> = fc
  .tuple(allFacts, fc.subarray(Object.keys(ordinary) as (keyof LoanFacts)[], { maxLength: 3 }))
  .map(([other, changed]) => ({ ...ordinary, ...Object.fromEntries(changed.map((field) => [field, other[field]])) }))
const anyFacts = fc.oneof(allFacts, nearlyFits)
const rank = { eligible: 2, conditional: 1, notEligible: 0 }
const byCode = (j: LoanJudgement) => new Map(j.products.map((p) => [p.code, p]))
const runs = { numRuns: 200 }

describe('over all combinations of answers', () => {
  test('there is a result, and its figures are sound', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const judged = judgeLoans(facts)
        expect(judged.products).toHaveLength(13)
        for (const { amount, most, rate, reasons, verdict } of judged.products) {
          expect(amount.low).toBeLessThanOrEqual(amount.high)
          expect(rate.low).toBeLessThanOrEqual(rate.high)
          expect(rate.low).toBeGreaterThanOrEqual(100)
          expect(Number.isSafeInteger(amount.high)).toBe(true)
          expect(amount.high).toBeLessThanOrEqual(most.high + 14_400_000)
          expect(verdict === 'eligible').toBe(reasons.every((r) => r.state === 'met'))
          expect(verdict === 'notEligible').toBe(reasons.some((r) => r.state === 'failed'))
          for (const { slack, state } of reasons)
            if (slack !== null && state !== 'unknown') expect(slack >= 0).toBe(state === 'met')
        }
      }),
      runs,
    )
  })

  test('where nothing is eligible or conditional, the nearest way is named', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const judged = judgeLoans(facts)
        const lease = judged.products.filter((p) => p.for === 'lease')
        if (lease.every((p) => p.verdict === 'notEligible')) expect(nearestRefused(judged)).not.toBeNull()
      }),
      runs,
    )
  })

  test('an answer that ends the questions leaves no loan for a lease eligible, whatever is answered after it', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        if (earlyEnd(facts) === null) return
        const left = judgeLoans(facts).products.filter((p) => p.verdict === 'eligible' && p.for === 'lease')
        // this loan has no condition on income or net assets
        expect(left.filter((p) => p.code !== 'victim-priority')).toEqual([])
      }),
      runs,
    )
  })

  test('what is not known is never a no and never a yes: any answer to it stays possible', () => {
    const fields = [
      ...(['birth', 'income', 'spouseIncome', 'assets', 'deposit', 'region', 'marriage', 'children'] as const),
      ...(['alone', 'area', 'ownsHome', 'head', 'held', 'victim', 'credit', 'youngest', 'smallFirm'] as const),
    ]
    fc.assert(
      fc.property(anyFacts, anyFacts, fc.constantFrom(...fields), (facts, other, field) => {
        const known = byCode(judgeLoans({ ...facts, [field]: other[field] }))
        for (const open of judgeLoans({ ...facts, [field]: null }).products) {
          const then = known.get(open.code) ?? expect.fail()
          if (open.verdict !== 'conditional') expect([open.code, then.verdict]).toEqual([open.code, open.verdict])
          within(then, open)
        }
      }),
      runs,
    )
  })
})

/** The sums with the answer are within the span given without it. */
function within(then: ProductResult, open: ProductResult): void {
  expect(then.amount.high).toBeLessThanOrEqual(open.amount.high)
  expect(then.amount.low).toBeGreaterThanOrEqual(open.amount.low)
  expect(then.rate.high).toBeLessThanOrEqual(open.rate.high)
  expect(then.rate.low).toBeGreaterThanOrEqual(open.rate.low)
}

describe('monotone where the rule is', () => {
  const worse = (change: (f: LoanFacts, by: number) => LoanFacts) =>
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 1, max: 300 }), (facts, by) => {
        const after = byCode(judgeLoans(change(facts, by)))
        for (const before of judgeLoans(facts).products)
          expect(rank[(after.get(before.code) ?? expect.fail()).verdict]).toBeLessThanOrEqual(rank[before.verdict])
      }),
      runs,
    )
  test('more income never opens a product', () =>
    worse((f, by) => ({ ...f, income: f.income === null ? null : f.income + by * 100_000 })))
  test('more net assets never open one', () =>
    worse((f, by) => ({ ...f, assets: f.assets === null ? null : f.assets + by * 1_000_000 })))
  test('more income of a spouse never opens one', () =>
    worse((f, by) => ({ ...f, spouseIncome: f.spouseIncome === null ? null : f.spouseIncome + by * 100_000 })))
  test('a loan that is repaid, a clean record and a small firm never close one', () =>
    worse((f) => ({ ...f, repays: false, credit: 'arrears', smallFirm: f.smallFirm === null ? null : false })))
  test('a larger home never opens one', () =>
    worse((f, by) => ({ ...f, area: f.area === null ? null : f.area + by / 10 })))
  test('a larger deposit never opens one, and never lowers what is lent', () => {
    worse((f, by) => ({ ...f, deposit: f.deposit === null ? null : f.deposit + by * 1_000_000 }))
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 1, max: 300_000_000 }), (facts, by) => {
        if (facts.deposit === null) return
        const after = byCode(judgeLoans({ ...facts, deposit: facts.deposit + by }))
        for (const p of judgeLoans(facts).products)
          expect((after.get(p.code) ?? expect.fail()).amount.high).toBeGreaterThanOrEqual(p.amount.high)
      }),
      runs,
    )
  })
})

test('every flip is true: the same change, judged again, gives what was told', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const now = byCode(judgeLoans(facts))
      for (const { change, effects } of flipsOf(facts)) {
        for (const { code, from, to } of effects)
          expect([code, now.get(code)?.verdict]).toEqual([code, from === to ? to : from])
        if (change.what === 'deposit' || change.what === 'assets' || change.what === 'area') {
          const then = byCode(judgeLoans({ ...facts, [change.what]: change.to }))
          for (const { code, to } of effects) expect([code, then.get(code)?.verdict]).toEqual([code, to])
        }
      }
    }),
    { numRuns: 100 },
  )
})
