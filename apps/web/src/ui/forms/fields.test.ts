import { day } from '@jipsalpim/engine/values/day.ts'
import { expect, test } from 'vitest'
import { dayFrom, dotted, padded, refusal, typedDay, weekday } from './day-field.tsx'
import { caretAfter, digitsOf } from './use-caret.ts'
import { domestic, hyphened } from './phone-field.tsx'
import { niceTop } from '../display/range-bar.tsx'
import { words } from '../words.ts'

test('the quick buttons say round sums as people do', () => {
  expect(words.quickAdd(10_000_000)).toBe('+1천만')
  expect(words.quickAdd(100_000_000)).toBe('+1억')
  expect(words.quickAdd(5_000_000)).toBe('+5백만')
  expect(words.quickAdd(500_000)).toBe('+50만')
  expect(words.quickAdd(150_000_000)).toBe('+1억 5천만')
})

test('a phone number is the same number however it is typed', () => {
  expect(domestic('+82 10-1234-5678')).toBe('01012345678')
  expect(domestic('+82 010 1234 5678')).toBe('01012345678')
  expect(domestic('010-1234-56789')).toBe('01012345678')
  expect(hyphened('01012345678')).toBe('010-1234-5678')
  expect(hyphened('0101234567')).toBe('010-123-4567')
  expect(hyphened('0212345678')).toBe('02-1234-5678')
  expect(hyphened('021234567')).toBe('02-123-4567')
  expect(hyphened('010')).toBe('010')
})

test('a day is refused only when it is whole', () => {
  const [min, max] = [day('2026-12-01'), day('2026-12-31')]
  expect(refusal('2026112', min, max)).toBeNull()
  expect(refusal('20260229')).toBe(words.dayNotReal)
  expect(refusal('20261130', min, max)).toBe(words.dayTooEarly(min))
  expect(refusal('20270101', min, max)).toBe(words.dayTooLate(max))
  expect(refusal('20261201', min, max)).toBeNull()
  expect(dayFrom('20261201')).toBe('2026-12-01')
  expect(dayFrom('2026120')).toBeNull()
  expect(dotted('202612')).toBe('2026. 12')
  expect(weekday(day('2026-11-21'))).toBe('토요일')
  expect(weekday(day('2024-02-29'))).toBe('목요일')
})

test('a day is read as people write it, pasted whole or typed digit by digit', () => {
  for (const text of ['2026.12.1', '2026. 12. 1.', '2026-12-01', '2026년 12월 1일', '20261201', '2026/12/1 (화)'])
    expect(typedDay(text, true), text).toBe('20261201')
  expect(typedDay('2026.1.5', true)).toBe('20260105')
  const typed = (keys: string) => [...keys].reduce((shown, key) => dotted(typedDay(shown + key, false)), '')
  expect(typed('20261215')).toBe('2026. 12. 15')
  expect(typed('2026.1.5')).toBe('2026. 01. 5')
  expect(typed('2026-12-15')).toBe('2026. 12. 15')
  expect(padded('2026015')).toBe('20260105')
  // Corrected in the middle: the digits close up, and nothing is invented.
  expect(typedDay('2026. 1. 15', false)).toBe('2026115')
})

test('the caret stays after its digit when separators come and go', () => {
  expect(caretAfter('1,850,000', 0)).toBe(0)
  expect(caretAfter('1,850,000', 1)).toBe(1)
  expect(caretAfter('1,850,000', 3)).toBe(4)
  expect(caretAfter('1,850,000', 7)).toBe(9)
  expect(digitsOf('２０２６. 1')).toBe('20261')
})

test('a range bar ends past both its range and its mark', () => {
  for (const most of [1, 9, 95_000_000, 100_000_000, 180_000_000, 999_999_999]) {
    expect(niceTop(most)).toBeGreaterThanOrEqual(most * 1.02)
    expect(niceTop(most)).toBeLessThan(most * 1.2 + 1)
  }
  expect(niceTop(0)).toBe(1)
})
