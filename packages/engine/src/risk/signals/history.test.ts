import { expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import { gap } from '../finding-cases.ts'
import { madeCase } from '../made-up-home.ts'

const past = (purpose: string, clearing: string) => [
  gap(purpose, { strike: 'all' }),
  gap(clearing, { rank: '3', on: '2024-06-01' }),
]

test.each([
  ['압류', '2번압류등기말소', 'past-seizure'],
  ['가압류', '2번가압류등기말소', 'past-seizure'],
  ['임의경매개시결정', '2번임의경매개시결정등기말소', 'past-dispute'],
  ['공매공고', '2번공매공고등기말소', 'past-dispute'],
  ['가처분', '2번가처분등기말소', 'past-dispute'],
  ['소유권이전청구권가등기', '2번가등기말소', 'past-dispute'],
  ['회생절차개시', '2번회생절차개시등기말소', 'past-dispute'],
])('a cancelled %s is told as history, takes few points and caps nothing', (purpose, clearing, id) => {
  const a = assess(madeCase(past(purpose, clearing)))
  const found = a.findings.find((f) => f.id === id)
  expect(found).toMatchObject({ severity: 'note', numbers: { count: 1, last: '2024-03-04' } })
  expect(found?.evidence.map((e) => e.entry)).toEqual(['갑구 2'])
  // open look-ups limit the score; no finding does
  expect([a.grade, a.caps.filter((cap) => cap.open === undefined)]).toEqual(['양호', []])
})

test('a live one is a danger and no history', () => {
  const ids = assess(madeCase([gap('가처분')])).findings.map((f) => f.id)
  expect(ids).toContain('provisional-disposition')
  expect(ids).not.toContain('past-dispute')
})
