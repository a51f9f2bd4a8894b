import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day, dayInSeoul } from '../values/day.ts'
import {
  byUrgency,
  cadenceHours,
  type CheckInput,
  type CheckPlan,
  dueBy,
  isUrgentFirst,
  planCheck,
  slots,
} from './cadence.ts'
import { isShut, officeHoursBetween } from './office-hours.ts'

const at = (text: string) => new Date(`${text}:00+09:00`)
const none = { contractOn: null, balanceOn: null, moveInOn: null, endsOn: null }
const lease = {
  contractOn: day('2026-11-10'),
  balanceOn: day('2026-11-25'),
  moveInOn: day('2026-11-26'),
  endsOn: day('2028-11-25'),
}
const ask = (over: Partial<CheckInput> = {}): CheckInput => ({
  lease: none,
  highRisk: false,
  uniqueNo: '1146-2015-001234',
  after: at('2026-11-23T00:00'),
  lastExtractAt: at('2026-11-22T10:00'),
  openCase: false,
  ...over,
})
/** Every slot from an instant until another one. */
function plansOf(over: Partial<CheckInput>, from: Date, to: Date): CheckPlan[] {
  const plans: CheckPlan[] = []
  for (let after = from; ;) {
    const plan = planCheck(ask({ ...over, after }))
    if (plan.at > to) return plans
    plans.push(plan)
    after = plan.at
  }
}
const ofDay = (over: Partial<CheckInput>, on: string) => plansOf(over, at(`${on}T00:00`), at(`${on}T23:59`))

describe('the slots of a day', () => {
  test.each([
    ['an ordinary day', {}, '2026-11-23', 'daily', 1, 24],
    ['Sunday', {}, '2026-11-22', 'daily', 1, 24],
    ['an open case', { openCase: true }, '2026-11-23', 'open-case', 5, 4],
    ['before the contract', { lease }, '2026-11-09', 'daily', 1, 24],
    ['the day of the contract', { lease }, '2026-11-10', 'before-move-in', 5, 4],
    ['between contract and balance', { lease, openCase: true }, '2026-11-23', 'before-move-in', 5, 4],
    ['the balance day', { lease }, '2026-11-25', 'balance-day', 18, 1],
    ['the day of moving in', { lease }, '2026-11-26', 'before-move-in', 5, 4],
    ['after it', { lease }, '2026-11-27', 'daily', 1, 24],
    [
      'balance day not told: the move-in day',
      { lease: { ...lease, balanceOn: null } },
      '2026-11-26',
      'balance-day',
      18,
      1,
    ],
    ['contract not told', { lease: { ...lease, contractOn: null } }, '2026-11-02', 'before-move-in', 5, 4],
    [
      'no day told but the contract',
      { lease: { ...none, contractOn: day('2026-11-10') } },
      '2027-02-08',
      'before-move-in',
      5,
      4,
    ],
    ['and after three months', { lease: { ...none, contractOn: day('2026-11-10') } }, '2027-02-09', 'daily', 1, 24],
  ])('%s', (_, over, on, slot, count, promiseHours) => {
    const plans = ofDay(over, on)
    expect(plans).toHaveLength(count)
    for (const plan of plans) expect(plan).toMatchObject({ slot, promiseHours })
  })

  test('every half hour of the office day on the balance day', () => {
    const times = ofDay({ lease }, '2026-11-25').map((p) => p.at.getTime())
    expect(new Set(times.slice(1).map((t, i) => t - (times[i] ?? 0)))).toEqual(new Set([30 * 60_000]))
    expect(times[0]).toBeGreaterThanOrEqual(at('2026-11-25T09:00').getTime())
    expect(times.at(-1)).toBeLessThan(at('2026-11-25T18:00').getTime())
  })

  test('homes are spread over the office day, and the dashes of a number move none', () => {
    const minutes = Array.from({ length: 540 }, (_, i) => {
      const { at: slot } = planCheck(ask({ uniqueNo: `1146-2015-${String(i).padStart(6, '0')}` }))
      return Math.floor((slot.getTime() - at('2026-11-23T09:00').getTime()) / 3_600_000)
    })
    const perHour = Array.from({ length: 9 }, (_, h) => minutes.filter((m) => m === h).length)
    expect(Math.min(...perHour)).toBeGreaterThan(30)
    expect(Math.max(...perHour)).toBeLessThan(100)
    expect(planCheck(ask({ uniqueNo: '11462015001234' }))).toEqual(planCheck(ask()))
  })
})

describe('full extracts', () => {
  const extracts = (over: Partial<CheckInput>, days: number) => {
    const from = at('2026-11-23T00:00')
    const done: Date[] = []
    let lastExtractAt: Date | null = over.lastExtractAt ?? from
    for (let after = from; ;) {
      const plan = planCheck(ask({ ...over, after, lastExtractAt }))
      if (plan.at > new Date(from.getTime() + days * 86_400_000)) return done
      if (plan.kind === 'extract') {
        lastExtractAt = plan.at
        done.push(plan.at)
      }
      after = plan.at
    }
  }
  test('one a month, always', () => {
    const months = extracts({}, 365).map((d) => dayInSeoul(d).slice(0, 7))
    expect(new Set(months).size).toBe(months.length)
    expect(months.length).toBeGreaterThanOrEqual(12)
  })
  test('one a week at high risk', () => {
    const list = extracts({ highRisk: true }, 70)
    expect(list).toHaveLength(10)
    expect(new Set(list.map((d) => d.getUTCDay())).size).toBe(1)
  })
  test('at once when none was ever read', () => {
    expect(planCheck(ask({ lastExtractAt: null })).kind).toBe('extract')
  })
  test('missed by a stopped worker: the next slot fetches it, and the day of the next one stays', () => {
    const own = extracts({ highRisk: true }, 20)
    const [first, second, third] = own
    if (!first || !second || !third) throw new Error('three weeks have three')
    const late = planCheck(ask({ highRisk: true, after: second, lastExtractAt: first }))
    expect(late.kind).toBe('extract')
    expect(late.at > second).toBe(true)
    const next = plansOf({ highRisk: true, lastExtractAt: late.at }, late.at, third).filter((p) => p.kind === 'extract')
    expect(next.map((p) => p.at)).toEqual([third])
  })
})

const anyDay = fc.integer({ min: -20, max: 60 }).map((n) => addDays(day('2026-11-23'), n))
const anyAsk = fc.record({
  lease: fc.record({
    contractOn: fc.option(anyDay),
    balanceOn: fc.option(anyDay),
    moveInOn: fc.option(anyDay),
    endsOn: fc.option(anyDay),
  }),
  highRisk: fc.boolean(),
  uniqueNo: fc.stringMatching(/^\d{4}-\d{4}-\d{6}$/),
  openCase: fc.boolean(),
})
const from = at('2026-11-23T00:00')

test('a late worker moves no slot: after any delays the slots are those without a delay', () => {
  fc.assert(
    fc.property(anyAsk, fc.array(fc.nat(3 * 24 * 60), { minLength: 1, maxLength: 12 }), (over, delays) => {
      const undelayed = plansOf(over, from, new Date(from.getTime() + 50 * 86_400_000)).map((p) => p.at.getTime())
      let after = from
      for (const minutes of delays) {
        const plan = planCheck(ask({ ...over, after }))
        expect(plan.at.getTime()).toBe(undelayed.find((t) => t > after.getTime()))
        after = new Date(plan.at.getTime() + minutes * 60_000)
      }
    }),
    { numRuns: 50 },
  )
})

test('every slot lies in office hours, after what was asked, never in the maintenance, and within a day', () => {
  fc.assert(
    fc.property(anyAsk, fc.nat(60 * 24 * 60), fc.option(fc.nat(60 * 24 * 60)), (over, minutes, extract) => {
      const after = new Date(from.getTime() + minutes * 60_000)
      const lastExtractAt = extract === null ? null : new Date(from.getTime() + extract * 60_000)
      const plan = planCheck(ask({ ...over, after, lastExtractAt }))
      expect(plan.at > after).toBe(true)
      expect(isShut(plan.at)).toBe(false)
      expect(officeHoursBetween(plan.at, new Date(plan.at.getTime() + 60_000))).toBeGreaterThan(0)
      expect(plan.at.getTime() - after.getTime()).toBeLessThanOrEqual(33 * 3_600_000)
      expect(dueBy(plan).getTime() - plan.at.getTime()).toBe(plan.promiseHours * 3_600_000)
    }),
  )
})

test('the slots are dense enough for the promises', () => {
  expect(slots.map(cadenceHours)).toEqual([0.5, 1.8, 1.8, 24])
  for (const on of ['2026-11-23', '2026-11-25', '2026-11-27'])
    for (const { slot, promiseHours } of ofDay({ lease }, on))
      expect(cadenceHours(slot)).toBeLessThanOrEqual(promiseHours)
})

describe('the order when not all can be done', () => {
  const plan = (
    slot: CheckPlan['slot'],
    promiseHours: CheckPlan['promiseHours'],
    highRisk = false,
    time = '10:00',
  ) => ({
    at: at(`2026-11-23T${time}`),
    slot,
    promiseHours,
    highRisk,
  })
  test('balance day, before moving in, open case, high risk, daily', () => {
    const list = [
      plan('balance-day', 1, false, '10:30'),
      plan('before-move-in', 4),
      plan('open-case', 4),
      plan('daily', 24, true),
      plan('daily', 24, false, '09:00'),
      plan('daily', 24, false, '09:10'),
    ]
    expect(list.toReversed().toSorted(byUrgency)).toEqual(list)
    expect(isUrgentFirst(plan('balance-day', 1), plan('daily', 24))).toBe(true)
    expect(isUrgentFirst(plan('daily', 24), plan('daily', 24))).toBe(false)
  })
})
