import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { PlanInput } from '../assessment.ts'
import { madeCase, type MadeEntry, mortgage } from '../risk/made-up-home.ts'
import { known, unknown, valueOf } from '../values/known.ts'
import { describeRepayPlan } from '../words/describe.ts'
import type { Won } from '../values/won.ts'

const two = [mortgage('1', 120_000_000, '2018-05-02'), mortgage('2', 60_000_000, '2022-05-02')]
const judged = (entries: MadeEntry[], plan?: PlanInput) => assess({ ...madeCase(entries), ...(plan ? { plan } : {}) })
const planOf = (won: Won | 'untold'): PlanInput => ({ firstRepay: known(won, '입력') })

test('nothing told, nothing owed, or nothing promised: nothing is shown', () => {
  for (const plan of [undefined, {}, { firstRepay: unknown('not-given') }, planOf(0)])
    expect(judged(two, plan).repayPlan).toBeUndefined()
  expect(judged([], planOf(10_000_000)).repayPlan).toBeUndefined()
  expect(judged(two).acts.map((a) => a.id)).not.toContain('get-repay-papers')
})

test.each<[string, Won | 'untold', string[], { at: string; to: Won } | null, Won]>([
  ['no sum: all of them', 'untold', ['을구 1', '을구 2'], null, 0],
  ['as much as both', 180_000_000, ['을구 2', '을구 1'], null, 0],
  ['as much as the later one', 60_000_000, ['을구 2'], null, 120_000_000],
  ['more than that: the earlier one is lowered', 100_000_000, ['을구 2'], { at: '을구 1', to: 80_000_000 }, 80_000_000],
  ['less than that: it is lowered', 20_000_000, [], { at: '을구 2', to: 40_000_000 }, 160_000_000],
])('%s', (_, won, gone, lowered, after) => {
  const a = judged(two, planOf(won))
  const plan = a.repayPlan
  expect(plan).toMatchObject({ stated: won, before: 180_000_000, after })
  expect(plan?.cancels.map((e) => e.entry)).toEqual(gone)
  expect(plan?.lowers ?? null).toEqual(
    lowered === null ? null : { evidence: expect.objectContaining({ entry: lowered.at }), to: lowered.to },
  )
  expect(a.acts.map((x) => x.id)).toContain('get-repay-papers')
})

test('what comes back then is what a register without them would bring', () => {
  const then = judged(two, planOf(60_000_000)).repayPlan
  const without = valueOf(judged([two[0] ?? mortgage('1', 0)]).recovery)
  expect(then?.recovery).toMatchObject({ value: { low: without?.low, likely: without?.likely, high: without?.high } })
})

test('a plan changes nothing in the judgement, whatever is promised, and never promises less than today', () => {
  const sums = fc.oneof(fc.constant('untold' as const), fc.integer({ min: 1, max: 900_000_000 }))
  const debts = fc.array(fc.integer({ min: 1_000_000, max: 300_000_000 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(sums, debts, (won, owed) => {
      const entries = owed.map((debt, i) => mortgage(String(i + 1), debt, `201${i}-05-02`))
      const [plain, { repayPlan, acts: _, nextAct: _n, ...withPlan }] = [judged(entries), judged(entries, planOf(won))]
      const { acts: __, nextAct: ___, ...without } = plain
      expect(withPlan).toEqual(without)
      const [now, then] = [valueOf(plain.recovery), valueOf(repayPlan?.recovery ?? unknown('not-given'))]
      expect(then?.likely).toBeGreaterThanOrEqual(now?.likely ?? Infinity)
      expect(repayPlan?.after).toBe(Math.max(0, (repayPlan?.before ?? 0) - (won === 'untold' ? Infinity : won)))
    }),
    { numRuns: 60 },
  )
})

test('it is said beside what is so today, with the papers to ask for', () => {
  for (const won of ['untold', 60_000_000] as const) {
    const a = judged(two, planOf(won))
    if (a.repayPlan === undefined) throw new Error('a plan was told')
    const { body, money, ask } = describeRepayPlan(a.repayPlan, a.recovery)
    expect(body).toContain(
      won === 'untold' ? '1억 8,000만 원이 모두 없어져요' : '1억 8,000만 원에서 1억 2,000만 원으로',
    )
    for (const line of [body, money, ask]) expect(line).toMatch(/요\.$/)
    for (const paper of ['말소 조건 특약', '상환영수증', '말소등기접수증']) expect(ask).toContain(paper)
  }
})
