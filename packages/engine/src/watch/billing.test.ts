import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day, type Day, dayOf, daysBetween } from '../values/day.ts'
import {
  bridge,
  consentClock,
  dunning,
  periodAt,
  periodOf,
  type Plan,
  refundByDays,
  refundTable,
  type RefundInput,
} from './billing.ts'

const dayOfMonth = (d: Day) => Number(d.slice(8))
const monthEnd = (y: number, m: number) => new Date(Date.UTC(y, m, 0)).getUTCDate()
const lastDayOf = (d: Day) => monthEnd(Number(d.slice(0, 4)), Number(d.slice(5, 7)))
/** Every day of the year as an anchor: up to 31 days in each of twelve months. */
const anchors = Array.from({ length: 12 }, (_, m) =>
  Array.from({ length: monthEnd(2024, m + 1) }, (_, d) => dayOf(2024, m + 1, d + 1)),
).flat()

describe('periods', () => {
  test.each<Plan>(['month', 'year'])(
    'by the %s: every anchor, sixty periods, without a gap and on the anchor day',
    (plan) => {
      const wrong: string[] = []
      for (const anchor of anchors)
        for (let n = 0; n < 60; n++) {
          const { from, to, chargeOn } = periodOf(anchor, plan, n)
          const isAnchorDay = dayOfMonth(chargeOn) === Math.min(dayOfMonth(anchor), lastDayOf(from))
          const isWhole = chargeOn === from && addDays(to, 1) === periodOf(anchor, plan, n + 1).from
          if (!isAnchorDay || !isWhole) wrong.push(`${anchor} ${n}`)
        }
      expect(wrong).toEqual([])
    },
  )

  test('the 31st stays the 31st', () => {
    const charges = Array.from({ length: 5 }, (_, n) => periodOf(day('2026-12-31'), 'month', n).chargeOn)
    expect(charges).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
    expect(periodOf(day('2024-02-29'), 'year', 4).chargeOn).toBe('2028-02-29')
  })

  test('of a day: the one that has it', () => {
    for (const anchor of anchors)
      for (const plan of ['month', 'year'] as const)
        for (const n of [0, 1, 13]) {
          const { from, to } = periodOf(anchor, plan, n)
          for (const on of [from, to]) expect(periodAt(anchor, plan, on)).toMatchObject({ n, from, to })
        }
    expect(periodAt(day('2026-11-23'), 'month', day('2026-11-22'))).toBeNull()
  })
})

const year = periodOf(day('2026-01-01'), 'year', 0)
const ask = (over: Partial<RefundInput> = {}): RefundInput => ({
  price: 39_000,
  from: year.from,
  to: year.to,
  cancelledOn: addDays(year.from, 151),
  checksDone: 152,
  paid: 39_000,
  refunded: 0,
  ...over,
})

describe('what comes back', () => {
  test('39,000 won a year, stopped on day 152: 22,758 won', () => expect(refundByDays(ask())).toBe(22_758))
  test.each<[string, Partial<RefundInput>, number]>([
    ['on the first day: that day is used', { cancelledOn: year.from }, 38_893],
    ['on the last day: nothing', { cancelledOn: year.to }, 0],
    ['after it: nothing', { cancelledOn: addDays(year.to, 40) }, 0],
    ['before it began: everything', { cancelledOn: addDays(year.from, -3) }, 39_000],
    ['no check was done: everything', { checksDone: 0 }, 39_000],
    ['part came back before', { refunded: 30_000 }, 9_000],
    ['all came back before', { refunded: 39_000 }, 0],
    ['paid with a coupon', { paid: 10_000, checksDone: 0 }, 10_000],
    ['nothing was paid', { paid: 0 }, 0],
  ])('%s', (_, over, expected) => expect(refundByDays(ask(over))).toBe(expected))

  test('the table of a period: a sum a day, falling, and the sum of each day is the refund', () => {
    const { cancelledOn: _, ...rest } = ask()
    const table = refundTable(rest)
    expect(table).toHaveLength(365)
    expect(table[151]).toEqual({ on: addDays(year.from, 151), won: 22_758 })
    expect(table.every((r, i) => i === 0 || r.won <= (table[i - 1]?.won ?? 0))).toBe(true)
    expect(table.at(-1)?.won).toBe(0)
  })

  test('never less than nothing, never more than was paid, never a fraction', () => {
    const won = fc.nat(1_000_000)
    fc.assert(
      fc.property(
        won,
        won,
        won,
        fc.integer({ min: -10, max: 400 }),
        fc.nat(3),
        (price, paid, refunded, used, checksDone) => {
          const back = refundByDays(ask({ price, paid, refunded, checksDone, cancelledOn: addDays(year.from, used) }))
          expect(Number.isSafeInteger(back)).toBe(true)
          expect(back).toBeGreaterThanOrEqual(0)
          expect(back + refunded).toBeLessThanOrEqual(Math.max(paid, refunded))
        },
      ),
    )
  })
})

describe('another charge day', () => {
  test('the bridge is paid by days of the whole period, and the day stays', () => {
    expect(bridge(day('2026-11-10'), 'month', 0, 25, 3_900)).toEqual({
      from: '2026-12-10',
      to: '2026-12-24',
      days: 15,
      // 15 of 31 days
      won: 1_887,
      anchor: '2026-12-25',
      n: 0,
      nextChargeOn: '2026-12-25',
    })
    expect(bridge(day('2026-11-10'), 'month', 0, 10, 3_900)).toMatchObject({ from: null, to: null, days: 0, won: 0 })
    const end = bridge(day('2026-11-10'), 'month', 4, 31, 3_900)
    expect(end).toMatchObject({ nextChargeOn: '2027-04-30', anchor: '2027-03-31', n: 1 })
    expect(periodOf(end.anchor, 'month', end.n + 1).chargeOn).toBe('2027-05-31')
  })

  test('from every day to every day: no day twice, none left out, and the wished day from then on', () => {
    const wrong: string[] = []
    for (const anchor of anchors)
      for (const plan of ['month', 'year'] as const)
        for (let to = 1; to <= 31; to++) {
          const b = bridge(anchor, plan, 2, to, 3_900)
          const isWhole = addDays(periodOf(anchor, plan, 3).from, b.days) === b.nextChargeOn && b.days <= 31
          const goesOn = periodOf(b.anchor, plan, b.n).from === b.nextChargeOn
          const seventh = periodOf(b.anchor, plan, b.n + 7).from
          const isWished = plan === 'year' || dayOfMonth(seventh) === Math.min(to, lastDayOf(seventh))
          if (!isWhole || !goesOn || !isWished) wrong.push(`${anchor} ${plan} ${to}`)
        }
    expect(wrong).toEqual([])
  })
})

describe('a charge that failed', () => {
  const failed = day('2026-11-23')
  test('is tried again four times, on other days and hours, and then the watch is paused', () => {
    const steps = [0, 1, 2, 3, 4, 9].map((tried) => dunning(failed, tried, 'soft'))
    expect(steps.map((s) => (s.next === 'retry' ? [daysBetween(failed, s.on), s.hour] : s.next))).toEqual([
      [1, 10],
      [3, 14],
      [5, 19],
      [7, 11],
      'paused',
      'paused',
    ])
    expect(steps.every((s) => s.graceUntil === '2026-11-30')).toBe(true)
  })
  test('never between 23:30 and 00:30', () => {
    for (let tried = 0; tried < 4; tried++) {
      const step = dunning(failed, tried, 'soft')
      if (step.next === 'retry') expect(step.hour >= 1 && step.hour <= 22).toBe(true)
    }
  })
  test('with a lost card is not tried: a card is asked for', () => {
    expect(dunning(failed, 0, 'hard')).toEqual({ next: 'ask-card', graceUntil: '2026-11-30' })
  })
})

test('consent from 30 to 8 days before, the text on the seventh, a word on the eve; by two laws', () => {
  const clock = consentClock(day('2026-12-31'))
  expect(clock).toMatchObject({
    askFrom: '2026-12-01',
    askUntil: '2026-12-23',
    noticeOn: '2026-12-24',
    courtesyOn: '2026-12-30',
    chargeOn: '2026-12-31',
    rules: {
      consent: { title: expect.stringContaining('전자상거래'), article: expect.stringContaining('제13조제6항') },
      notice: { title: expect.stringContaining('여신전문금융업감독규정') },
    },
  })
  const days: Day[] = [clock.askFrom, clock.askUntil, clock.noticeOn, clock.courtesyOn, clock.chargeOn]
  expect(days).toEqual(days.toSorted())
})
