import { assess } from '@jipsalpim/engine/assess.ts'
import { madeCase, madeLease, mortgage, type MadeEntry } from '@jipsalpim/engine/risk/made-up-home.ts'
import { unknown } from '@jipsalpim/engine/values/known.ts'
import { expect, test } from 'vitest'
import { rightsTimeline } from './rights-timeline.ts'

const struck: MadeEntry = { ...mortgage('1', 90_000_000, '2016-05-02'), strike: 'all' }
const undated: MadeEntry = { rank: '2', purpose: '근저당권설정', won: 60_000_000, holder: '가온은행' }

test('rights stand in the order of their days among the days of the person; a cancelled one stays', () => {
  const moments = rightsTimeline(assess(madeCase([struck, mortgage('3', 120_000_000, '2022-07-04')])))
  expect(moments.map((m) => [m.day, m.kind])).toEqual([
    ['2015-03-02', 'live'],
    ['2016-05-02', 'cancelled'],
    ['2022-07-04', 'live'],
    ['2026-11-20', 'ours'],
    ['2026-11-25', 'ahead'],
    ['2026-12-20', 'ahead'],
  ])
})
test('a right whose day could not be read keeps its printed place and says so', () => {
  const moments = rightsTimeline(assess(madeCase([struck, undated, mortgage('3', 1, '2022-07-04')])))
  expect(moments.slice(1, 4).map((m) => m.day)).toEqual(['2016-05-02', null, '2022-07-04'])
  expect(moments[2]?.note).toBe('가온은행 · 채권최고액 6,000만 원')
})
test('days that the person did not tell are not on it', () => {
  const lease = madeLease({ contractDate: unknown('not-given'), moveInDate: unknown('not-given') })
  expect(rightsTimeline(assess(madeCase([], { lease }))).filter((m) => m.entry === null)).toHaveLength(1)
})
