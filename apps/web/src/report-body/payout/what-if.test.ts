import { assess } from '@jipsalpim/engine/assess.ts'
import { madeCase, madeRegister, mortgage, type MadeEntry } from '@jipsalpim/engine/risk/made-up-home.ts'
import { unknown } from '@jipsalpim/engine/values/known.ts'
import { expect, test } from 'vitest'
import { depositRange, whatIf } from './what-if.ts'

const seizure: MadeEntry = {
  section: '갑구',
  rank: '2',
  purpose: '압류',
  on: '2024-03-04',
  holder: '대한민국',
  role: '권리자',
}
const struck: MadeEntry = { ...mortgage('2', 90_000_000), strike: 'all' }

test('a stored report reaches its own figures again without the document', () => {
  for (const entries of [
    [],
    [mortgage('1', 120_000_000)],
    [mortgage('1', 120_000_000), struck],
    [seizure, mortgage('1', 60_000_000)],
  ]) {
    const stored = JSON.parse(JSON.stringify(assess(madeCase(entries)))) as ReturnType<typeof assess> // as if stored
    const again = whatIf(stored)?.({})
    expect(again).toMatchObject({ value: { low: 'value' in stored.recovery ? stored.recovery.value.low : null } })
  }
})
test('so does the report of a home whose ground carries debts of its own', () => {
  const { display } = madeRegister()
  const cells = ['화곡동 100-1', '별도등기 있음 1토지(을구 3번 근저당권설정)']
  const land = [{ no: '1', receivedAt: null, cells, struck: false, page: 1 }]
  const report = assess({ ...madeCase(), register: madeRegister([], { display: { ...display, land } }) })
  const low = 'value' in report.recovery ? report.recovery.value.low : null
  expect(whatIf(report)?.({})).toMatchObject({
    value: { low, assumptions: expect.arrayContaining(['land-separate-at-worst']) },
  })
})
test('a lower rate brings back less, a smaller deposit risks less', () => {
  const report = assess(madeCase([mortgage('1', 180_000_000)]))
  const tryIt = whatIf(report)
  const at = (change: { ratePercent?: number; deposit?: number }) => {
    const r = tryIt?.(change)
    return r && 'value' in r ? r.value : null
  }
  expect(at({ ratePercent: 60 })?.likely).toBeLessThan(at({ ratePercent: 100 })?.likely ?? 0)
  expect(at({ deposit: 80_000_000 })?.deposit).toBe(80_000_000)
})
test('the worth of the other homes of a joint debt shares it out anew; the worst sale is the same', () => {
  const debt = { ...mortgage('1', 240_000_000), fields: { 공동담보: '건물 서울특별시 강서구 화곡동 100-1 제302호' } }
  const tryIt = whatIf(assess(madeCase([debt])))
  const at = (jointHomes: number) => {
    const r = tryIt?.({ jointHomes })
    return r && 'value' in r ? r.value : null
  }
  expect(at(2_000_000_000)?.likely).toBeGreaterThan(at(100_000_000)?.likely ?? Number.NaN)
  expect(at(2_000_000_000)?.low).toBe(at(100_000_000)?.low)
})
test('no price, no slider', () => {
  const base = madeCase([])
  const none = {
    ...base,
    home: { ...base.home, statedPrice: unknown('not-given'), officialPrice: unknown('not-given') },
  }
  expect(whatIf(assess(none))).toBeNull()
})
test("a report whose figures are not the device's own has no slider", () => {
  const report = assess(madeCase([mortgage('1', 180_000_000)]))
  if (!('value' in report.recovery)) throw new Error('a price is given')
  const other = {
    ...report,
    recovery: { ...report.recovery, value: { ...report.recovery.value, low: report.recovery.value.low - 1 } },
  }
  expect(whatIf(other)).toBeNull()
})
test('the deposit moves in steps that people say', () => {
  expect(depositRange(150_000_000)).toEqual({ min: 0, max: 225_000_000, step: 5_000_000 })
  expect(depositRange(30_000_000)).toEqual({ min: 0, max: 45_000_000, step: 1_000_000 })
})
test('one try costs less than a frame', () => {
  const tryIt = whatIf(assess(madeCase([mortgage('1', 180_000_000), seizure])))
  const runs = Array.from({ length: 60 }, (_, i) => {
    const from = performance.now()
    tryIt?.({ ratePercent: 40 + i, deposit: 100_000_000 + i * 1_000_000 })
    return performance.now() - from
  }).toSorted((a, b) => a - b)
  expect(runs[30]).toBeLessThan(16)
})
