import { expect, test } from 'vitest'
import type { LeaseInput } from '../assessment.ts'
import { type Day, day } from '../values/day.ts'
import { known, type Known, unknown } from '../values/known.ts'
import { madeLease } from './made-up-home.ts'
import { type Deadline, dueOn, type Stage, stageOf, stageToSpeakTo } from './stage.ts'

const on = (d: string | null): Known<Day> => (d === null ? unknown('not-given') : known(day(d), '입력'))
const leaseOf = (contract: string | null, moved: string | null, end: string | null = null): LeaseInput =>
  madeLease({ contractDate: on(contract), moveInDate: on(moved), endDate: on(end) })
const today = day('2026-11-21')

test.each<[string | null, string | null, string | null, Stage | null]>([
  ['2026-11-22', '2026-12-20', null, 'before-contract'],
  ['2026-11-21', '2026-12-20', null, 'contract-day'],
  ['2026-11-20', '2026-12-20', null, 'balance-day'],
  ['2026-11-01', '2026-11-21', null, 'balance-day'],
  ['2026-11-01', '2026-11-20', null, 'living'],
  [null, '2026-12-20', null, 'before-contract'],
  [null, '2026-11-21', null, 'balance-day'],
  [null, '2025-01-01', null, 'living'],
  ['2026-11-22', null, null, 'before-contract'],
  ['2026-11-21', null, null, 'contract-day'],
  // signed some time ago; unknown whether the user lives there
  ['2026-01-01', null, null, null],
  [null, null, null, null],
  ['2024-11-01', '2024-12-20', '2026-12-19', 'ending'],
  ['2025-11-01', '2025-12-20', '2027-12-19', 'living'],
  ['2022-11-01', '2022-12-20', '2024-12-19', 'ending'],
])('contract %s, moved %s, ends %s: %s', (contract, moved, end, stage) => {
  const given = stageOf(leaseOf(contract, moved, end), today)
  expect('value' in given ? given.value : null).toBe(stage)
  expect(stageToSpeakTo(leaseOf(contract, moved, end), today)).toBe(stage ?? 'before-contract')
})

test.each<[Deadline, string | null]>([
  ['now', '2026-11-21'],
  ['contract', '2026-11-25'],
  ['balance', '2026-12-20'],
  ['half-term', '2027-12-19'],
  ['court-notice', null],
  // must arrive before the day that is two months ahead begins
  ['notice', '2028-10-18'],
  ['end', '2028-12-19'],
])('%s is due on %s', (by, due) => {
  expect(dueOn(by, leaseOf('2026-11-25', '2026-12-20', '2028-12-19'), today)).toBe(due)
})

test('a month that is shorter: the notice for the last of May must have arrived by the 30th of March', () => {
  expect(dueOn('notice', leaseOf(null, null, '2027-05-31'), today)).toBe('2027-03-30')
})

test('what nobody told has no day', () => {
  for (const by of ['contract', 'balance', 'half-term', 'notice', 'end'] as const) {
    expect(dueOn(by, leaseOf(null, null), today)).toBeNull()
  }
})
