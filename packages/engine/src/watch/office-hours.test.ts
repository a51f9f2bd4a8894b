import { expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { atMinute, isShut, maintenanceOf, officeHoursBetween } from './office-hours.ts'

const at = (text: string) => new Date(`${text}:00+09:00`)

test('a minute of a Seoul day, and past midnight', () => {
  expect(atMinute(day('2026-11-23'), 9 * 60 + 5)).toEqual(at('2026-11-23T09:05'))
  expect(atMinute(day('2026-11-23'), 30 * 60)).toEqual(at('2026-11-24T06:00'))
})

test('the source is shut on the first and the third Thursday, 21:00 until Friday 06:00', () => {
  const november = Array.from({ length: 30 }, (_, i) => day(`2026-11-${String(i + 1).padStart(2, '0')}`))
  expect(november.filter((d) => maintenanceOf(d) !== null)).toEqual(['2026-11-05', '2026-11-19'])
  expect(
    ['2026-11-19T20:59', '2026-11-19T21:00', '2026-11-20T05:59', '2026-11-20T06:00'].map((t) => isShut(at(t))),
  ).toEqual([false, true, true, false])
  expect(isShut(at('2026-11-26T22:00'))).toBe(false)
  // the first Thursday is the first day of the month, and its night reaches into the second
  expect(isShut(at('2026-10-02T01:00'))).toBe(true)
})

test('office hours between two instants', () => {
  expect(officeHoursBetween(at('2026-11-23T10:00'), at('2026-11-23T11:30'))).toBe(1.5)
  expect(officeHoursBetween(at('2026-11-23T17:00'), at('2026-11-24T10:00'))).toBe(2)
  expect(officeHoursBetween(at('2026-11-23T18:00'), at('2026-11-24T09:00'))).toBe(0)
  expect(officeHoursBetween(at('2026-11-24T09:00'), at('2026-11-23T09:00'))).toBe(0)
})
