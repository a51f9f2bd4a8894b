import { assess } from '@jipsalpim/engine/assess.ts'
import { madeCase, mortgage, type MadeEntry } from '@jipsalpim/engine/risk/made-up-home.ts'
import { expect, test } from 'vitest'
import { rightsLanes } from './rights-lanes.ts'

const first: MadeEntry = { ...mortgage('1', 90_000_000, '2016-05-02'), strike: 'all' }
const end: MadeEntry = { rank: '2', purpose: '1번근저당권설정등기말소', on: '2020-05-02' }
const undated: MadeEntry = { rank: '3', purpose: '근저당권설정', won: 60_000_000, holder: '가온은행' }
const sale: MadeEntry = {
  section: '갑구',
  rank: '2',
  purpose: '소유권이전',
  on: '2021-03-02',
  holder: '박예시',
  role: '소유자',
}
const lanesOf = (...entries: MadeEntry[]) => {
  const drawn = rightsLanes(assess(madeCase(entries))) ?? expect.fail()
  return drawn.lanes.map(({ entry, from, to, ends }) => ({ rank: `${entry.section} ${entry.rank}`, from, to, ends }))
}

test('a cancelled right ends where it was cancelled, and the cancellation is no lane of its own', () => {
  const lanes = lanesOf(first, end, mortgage('4', 120_000_000, '2022-07-04'))
  expect(lanes.map((l) => [l.rank, l.ends])).toEqual([
    ['갑구 1', 'goes-on'],
    ['을구 1', 'cancelled'],
    ['을구 4', 'goes-on'],
  ])
  const [owner, cancelled, live] = lanes
  expect(owner).toMatchObject({ from: 0, to: 100 })
  expect(cancelled?.to).toBeGreaterThan(cancelled?.from ?? 100)
  expect(cancelled?.to).toBeLessThan(live?.from ?? 0)
})
test('an owner ends where the whole home is passed on', () => {
  const [before, after] = lanesOf(sale)
  expect(before).toMatchObject({ ends: 'passed-on', to: after?.from })
  expect(after).toMatchObject({ ends: 'goes-on', to: 100 })
})
test('what the register does not say is no place on the axis', () => {
  expect(lanesOf({ ...first, strike: 'all' }, undated)).toContainEqual({
    rank: '을구 3',
    from: null,
    to: 100,
    ends: 'goes-on',
  })
  expect(lanesOf(first).find((l) => l.rank === '을구 1')).toMatchObject({ to: null, ends: 'cancelled' })
})
test('at most four years are written, the last among them', () => {
  const drawn = rightsLanes(assess(madeCase([mortgage('1', 1, '1999-05-02')]))) ?? expect.fail()
  expect(drawn.years.length).toBeLessThanOrEqual(5)
  expect(drawn.years.at(-1)?.year).toBe(2026)
})
