import { assess } from '@jipsalpim/engine/assess.ts'
import { madeCase, madeLease } from '@jipsalpim/engine/risk/made-up-home.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { known, unknown } from '@jipsalpim/engine/values/known.ts'
import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

const signs = madeLease({
  contractDate: known(day('2026-12-01'), '입력'),
  moveInDate: known(day('2026-12-20'), '입력'),
})
const made = assess(madeCase([], { lease: signs }))
const of = (nextAct: (typeof made)['nextAct'], lease = signs) => ({ ...made, nextAct, lease })
const act = (id: string, due: string | null) => ({ id, due: due === null ? null : day(due), numbers: {} })

test('how long there is until signing, moving in or another day is said with its weekday', () => {
  const today = day('2026-11-23')
  expect(daysLeft(of(act('do-not-pay', null)), today)).toBe('계약 예정일 12월 1일(화)까지 8일 남았어요')
  expect(daysLeft(of(act('check-payee', '2026-12-20')), today)).toBe('이사 예정일 12월 20일(일)까지 27일 남았어요')
  expect(daysLeft(of(act('report-lease', '2026-12-31')), today)).toBe('12월 31일(목)까지 38일 남았어요')
  expect(daysLeft(of(act('do-not-pay', null)), day('2026-12-01'))).toBe('오늘이 계약 예정일 12월 1일(화)이에요')
})

test('no day is counted where there is none, where signing has passed, or where the home is to be given up', () => {
  const today = day('2026-11-23')
  expect(daysLeft(of(act('do-not-sign', null)), today)).toBeNull()
  expect(daysLeft(of(act('do-not-pay', null), madeLease({ contractDate: unknown('not-given') })), today)).toBeNull()
  expect(daysLeft(of(act('do-not-pay', null)), day('2026-12-02'))).toBeNull()
  expect(daysLeft(of(act('report-lease', '2026-12-31')), day('2027-01-02'))).toContain('지났어요')
})
