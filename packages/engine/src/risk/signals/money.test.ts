import { describe, expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import type { Assessment } from '../../assessment.ts'
import { accidentOdds } from '../../law/accident-rates.ts'
import { currentWeights, pointsFor } from '../../law/risk-weights.ts'
import { thresholds } from '../../law/signal-thresholds.ts'
import { addDays, day } from '../../values/day.ts'
import { known, unknown, valueOf } from '../../values/known.ts'
import { findings as en } from '../../words/en/findings.ts'
import { findingBodies } from '../../words/ko/findings.ts'
import { findings as vi } from '../../words/vi/findings.ts'
import { findings as zh } from '../../words/zh/findings.ts'
import { fallingTrades, withTrades } from '../finding-cases.ts'
import { madeCase, madeHome, madeLease, type MadeEntry, mortgage } from '../made-up-home.ts'

const eok = 100_000_000
const at = (deposit: number, entries: MadeEntry[] = []) =>
  assess(madeCase(entries, { lease: madeLease({ deposit: known(deposit, '입력') }) }))
const find = (a: ReturnType<typeof assess>, id: string) => a.findings.find((f) => f.id === id)

test.each([
  [1.79 * eok, null, null],
  [1.8 * eok, 'jeonse-notable', 138],
  [2.09 * eok, 'jeonse-notable', 138],
  [2.1 * eok, 'jeonse-high', 51],
  [2.39 * eok, 'jeonse-high', 51],
  [2.4 * eok, 'jeonse-high', 52],
  [2.69 * eok, 'jeonse-high', 52],
  [2.7 * eok, 'jeonse-high', 53],
])('a deposit of %d on a price of 3억: %s %s', (deposit, id, code) => {
  const found = at(deposit).findings.filter((f) => f.id.startsWith('jeonse-'))
  expect(found.map((f) => [f.id, f.code])).toEqual(id === null ? [] : [[id, code]])
})

test.each([
  [0.2 * eok, 56],
  [0.6 * eok, 61],
  [0.9 * eok, 62],
  [1.2 * eok, 63],
])('a mortgage of %d before a deposit of 1.5억 on 3억: %d', (won, code) => {
  expect(find(at(1.5 * eok, [mortgage('1', won)]), 'secured-debts')?.code).toBe(code)
})

test.each([
  [0.89 * eok, null],
  [0.9 * eok, 41],
  [1.62 * eok, 42],
  [2.4 * eok, 43],
])('채권최고액 %d on 3억: %s', (won, code) => {
  expect(find(at(1.5 * eok, [mortgage('1', won)]), 'mortgage-high')?.code ?? null).toBe(code)
})

test('what the deposit takes by itself is taken once: deposit and debts together cost what their sum costs', () => {
  for (const [deposit, debt] of [
    [1.9, 0.5],
    [2.2, 0.2],
    [1.5, 1.3],
    [2.5, 0.3],
  ] as const) {
    const a = at(deposit * eok, [mortgage('1', debt * eok)])
    const ids = ['jeonse-notable', 'jeonse-high', 'secured-debts']
    const taken = a.findings.filter((f) => ids.includes(f.id)).reduce((n, f) => n + f.weight, 0)
    const percent = ((deposit + debt) / 3) * 100
    expect(taken).toBe(currentWeights.odds.findLast((s) => percent >= s.fromPercent)?.weight)
  }
})

test('the points of a step are fifteen times the logarithm of its odds', () => {
  for (const { odds, weight } of accidentOdds.rows.at(-1)?.value ?? []) expect(weight).toBe(pointsFor(odds))
  // 4 % of the guarantees of landlords of one or two homes ended in an accident
  const odds = (percent: number) => percent / (100 - percent)
  for (const [homes, percent, weight] of [
    [3, 10.4, 15],
    [11, 46, 45],
    [51, 62.5, 55],
  ] as const) {
    const a = assess(madeCase([], { landlord: { homes: known(homes, '입력') } }))
    expect(find(a, 'many-homes')).toMatchObject({ weight, numbers: { homes, accidents: percent } })
    expect(weight).toBe(pointsFor(odds(percent) / odds(4)))
  }
})

test.each([
  // 공시가격 2억 × 140 % × 90 % = 2.52억
  [2.52 * eok, 0, '다세대', false],
  [2.52 * eok + 1, 0, '다세대', true],
  [2 * eok, 0.6 * eok, '연립', true],
  [2.6 * eok, 0, '아파트', false],
] as const)('deposit %d and a mortgage of %d in a %s, official price 2억: %s', (deposit, debt, kind, over) => {
  const a = assess(
    madeCase(debt === 0 ? [] : [mortgage('1', debt)], {
      lease: madeLease({ deposit: known(deposit, '입력') }),
      home: madeHome({ kind: known(kind, '입력'), officialPrice: known(2 * eok, '공동주택가격') }),
    }),
  )
  expect(find(a, 'deposit-over-official') !== undefined).toBe(over)
})

test('prices that fall are drawn on to the end of a lease of two years', () => {
  const a = assess(withTrades(fallingTrades))
  const found = find(a, 'falling-price')
  expect(found?.numbers['drift']).toBeGreaterThan(0.3)
  expect(Number(found?.numbers['later'])).toBeLessThan(Number(found?.numbers['price']))
  const level = withTrades(fallingTrades.map((t) => ({ ...t, won: 270_000_000 })))
  expect(find(assess(level), 'falling-price')).toBeUndefined()
})

test('a fast fall of the last months is drawn on for months, not for the whole lease', () => {
  const sold = (i: number, won: number, back: number) =>
    fallingTrades
      .slice(0, 1)
      .map((t) => ({ ...t, won, day: addDays(day('2026-11-21'), -back), name: `가온빌라 ${i}동` }))
  const turned = Array.from({ length: 10 }, (_, i) => [
    sold(i, 270_000_000, 400),
    sold(i, 270_000_000, 140 + i),
    sold(i, 240_000_000, 45 + i),
  ]).flat(2)
  const found = find(assess(withTrades(turned)), 'falling-price')
  expect(found?.numbers['drift']).toBeGreaterThan(2)
  expect(found?.numbers['months']).toBe(10)
})

test('a new home whose price no trade has tested; an old one, or one with trades, is none', () => {
  const built = (on: string, trades = false) =>
    assess(
      madeCase([], {
        home: madeHome({
          approvedOn: known(day(on), '건축물대장'),
          ...(trades ? { statedPrice: unknown('not-given'), trades: withTrades(fallingTrades).home.trades } : {}),
        }),
      }),
    )
  expect(find(built('2024-11-21'), 'price-untested')).toMatchObject({ severity: 'caution' })
  expect(find(built('2024-11-20'), 'price-untested')).toBeUndefined()
  expect(find(built('2026-01-01', true), 'price-untested')).toBeUndefined()
})

test.each([
  ['1150010300', true], // 강서구 2.3 %, 59 accidents
  ['1147010100', false], // 양천구 1.1 %
  ['1221010100', true], // 광주 동구 6.3 %, under its code since 2026-07-01
  ['4572010100', false], // a county with one accident: one is too few for a rate
])('accidents of the district %s: %s', (code, notable) => {
  const a = assess(madeCase([], { home: madeHome({ dongCode: known(code, '입력') }) }))
  expect(find(a, 'accident-area') !== undefined).toBe(notable)
})

test('a 다가구 of one household has no others, told or not', () => {
  const home = (over: object) => madeHome({ kind: known('다가구', '입력'), households: known(1, '입력'), ...over })
  const lease = madeLease({ deposit: known(2 * eok, '입력') })
  const blind = assess(madeCase([], { lease, home: home({}) }))
  const shown = assess(madeCase([], { lease, home: home({ otherDeposits: known(0, '입력') }) }))
  expect([blind.grade, blind.score]).toEqual([shown.grade, shown.score])
  expect(find(blind, 'other-deposits-unknown')).toBeUndefined()
})

test.each([
  [6, 0.5 * eok, true], // others 1,000만 each in five homes, ours 1.5억
  [6, 2.25 * eok, false], // 30 % of ours
  [2, 0, true],
  [1, 0, false],
])('%d households with %d in all: suspiciously little %s', (households, sum, low) => {
  const home = madeHome({
    kind: known('다가구', '입력'),
    households: known(households, '입력'),
    otherDeposits: known(sum, '입력'),
  })
  expect(find(assess(madeCase([], { home })), 'other-deposits-low') !== undefined).toBe(low)
})

describe('a debt in foreign money is of unknown size, never nought', () => {
  const alone = assess(madeCase([mortgage('1', null)]))
  const beside = assess(madeCase([mortgage('1', 50_000_000), mortgage('2', null)]))
  const format = (a: Assessment) => a.findings.find((f) => f.id === 'secured-debts') ?? expect.fail()
  test('no sentence says nought won, in any language', () => {
    for (const bodies of [findingBodies, en, zh, vi]) {
      const body = bodies['secured-debts'](format(alone).numbers)
      expect(body).not.toMatch(/(^|[^0-9])0원|₩0|(^|[^0-9])0 ?(won|韩元)/)
      expect(bodies['secured-debts'](format(beside).numbers)).not.toBe(
        bodies['secured-debts']({ ...format(beside).numbers, unread: 0 }),
      )
    }
  })
  test('it is a caution at least, the guarantee is not known to take it, and no figures are told as if it were not', () => {
    expect(format(alone)).toMatchObject({ severity: 'caution', numbers: { senior: 0, unread: 1 } })
    expect(alone.guarantee).toMatchObject({ verdict: 'unknown', headroom: null })
    expect(alone.guarantee.needs).toContain('amount-unread')
    expect(alone.guarantee.basis).toMatchObject({ unknown: 'not-given' })
    expect(valueOf(alone.recovery)).toMatchObject({ low: 0, likely: 0 })
  })
})

test('a percent is told to the nearest tenth', () => {
  const price = known(300_000_000, '입력')
  const lease = madeLease({ deposit: known(250_000_000, '입력') })
  const high = assess(madeCase([], { home: madeHome({ statedPrice: price }), lease })).findings.find(
    (f) => f.id === 'jeonse-high',
  )
  expect(high?.numbers['percent']).toBe(83.3)
})

describe('a won below a limit, at it and above it: the verdict and the percent that is told agree', () => {
  const price = 300_000_000
  const sides = (percent: number) => [
    [(price * percent) / 100 - 1, percent - 0.1],
    [(price * percent) / 100, percent],
    [(price * percent) / 100 + 1, percent + 0.1],
  ]
  const { odds, mortgage: steps, underwater } = currentWeights
  test.each(thresholds.jeonse.steps)('전세가율 $fromPercent %: $code', ({ fromPercent, code }) => {
    const found = sides(fromPercent).map(([deposit = 0]) => {
      const { findings } = at(deposit, [])
      const high = findings.find((f) => f.id === 'jeonse-high' || f.id === 'jeonse-notable')
      return [high?.code, high?.numbers['percent']]
    })
    const below = thresholds.jeonse.steps.findLast((s) => s.fromPercent < fromPercent)?.code ?? 138
    expect(found).toEqual(sides(fromPercent).map(([, told], i) => [i === 0 ? below : code, told]))
  })
  test.each(thresholds.debts)('부채비율 $fromPercent %: $code', ({ fromPercent, code }) => {
    const found = sides(fromPercent).map(([sum = 0]) => {
      const debts = find(at(sum - 0.2 * eok, [mortgage('1', 0.2 * eok)]), 'secured-debts')
      return [debts?.code, debts?.numbers['percent'], debts?.numbers['fromPercent']]
    })
    const below = thresholds.debts.findLast((s) => s.fromPercent < fromPercent)?.code ?? 56
    const step = odds.findLast((s) => s.fromPercent < fromPercent)?.fromPercent
    expect(found).toEqual(
      sides(fromPercent).map(([, told], i) => (i === 0 ? [below, told, step] : [code, told, fromPercent])),
    )
  })
  test.each(steps)('채권최고액 $fromPercent %: $code', ({ fromPercent, code }) => {
    const found = sides(fromPercent).map(([won = 0]) => {
      const high = find(at(1.5 * eok, [mortgage('1', won)]), 'mortgage-high')
      return [high?.code, high?.numbers['percent']]
    })
    const below = steps.findLast((s) => s.fromPercent < fromPercent)?.code
    expect(found).toEqual(
      sides(fromPercent).map(([, told], i) => [
        i === 0 ? below : code,
        i === 0 && below === undefined ? undefined : told,
      ]),
    )
  })
  test('a home that the debts fill to the last won but one is not underwater', () => {
    const capped = sides(underwater.fromPercent).map(([deposit = 0]) =>
      at(deposit, []).caps.some((c) => c.score === underwater.score && c.finding === 'jeonse-high'),
    )
    expect(capped).toEqual([false, true, true])
  })
})
