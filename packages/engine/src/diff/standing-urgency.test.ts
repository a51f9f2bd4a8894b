import { expect, test } from 'vitest'
import { madeCase, madeRegister, mortgage, type MadeEntry } from '../risk/made-up-home.ts'
import { day } from '../values/day.ts'
import { judgeChange } from './judge-change.ts'
import { standingUrgency } from './standing-urgency.ts'

const on = '2026-11-10'
const debt = mortgage('1', 120_000_000, on)
const cleared: MadeEntry = {
  section: '을구',
  rank: '2',
  purpose: '1번근저당권설정등기말소',
  on: '2026-11-15',
}
const urgencyOf = (after: readonly MadeEntry[]) => {
  const judged = judgeChange(madeCase([]), { ...madeCase([]), register: madeRegister(after) }, day('2026-11-21'))
  if ('refused' in judged) throw new Error(judged.refused.name)
  return [judged.urgency, standingUrgency(judged)]
}

test('a debt that was entered and cancelled again is none', () => {
  expect(urgencyOf([debt])).toEqual(['alarm', 'alarm'])
  expect(urgencyOf([{ ...debt, strike: 'all' }, cleared])).toEqual(['alarm', 'note'])
  expect(urgencyOf([{ ...debt, strike: 'all' }, cleared, mortgage('3', 10_000_000, '2026-11-18')])).toEqual([
    'alarm',
    'alarm',
  ])
})
