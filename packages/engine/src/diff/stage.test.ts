import { expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'
import { stageOf, type Stage } from './stage.ts'

const toKnown = (on: string | null) => (on === null ? unknown('not-given') : known(day(on), '입력'))

test.each<[string, string | null, string | null, string | null, string, Stage]>([
  ['the balance is paid a week before the move', '2026-11-01', '2026-11-28', '2026-12-05', '2026-11-28', 'balance-day'],
  ['before that', '2026-11-01', '2026-11-28', '2026-12-05', '2026-11-27', 'before-balance'],
  ['paid, and not moved in', '2026-11-01', '2026-11-28', '2026-12-05', '2026-12-02', 'balance-day'],
  ['paid and moved in', '2026-11-01', '2026-11-28', '2026-12-05', '2026-12-06', 'moved-in'],
  ['moved in, and not paid', '2026-11-01', '2026-12-20', '2026-12-05', '2026-12-10', 'before-balance'],
  ['the day of paying alone is known', null, '2026-11-28', null, '2026-11-28', 'balance-day'],
  ['and over', null, '2026-11-28', null, '2026-11-29', 'moved-in'],
  ['without it the day of moving in counts', '2026-11-01', null, '2026-12-05', '2026-12-05', 'balance-day'],
  ['no day is known', null, null, null, '2026-12-05', 'unknown'],
])('%s', (_, contract, balance, moveIn, on, stage) => {
  const lease = { contractDate: toKnown(contract), balanceDate: toKnown(balance), moveInDate: toKnown(moveIn) }
  expect(stageOf(lease, day(on))).toBe(stage)
})
