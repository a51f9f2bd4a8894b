import { addDays, day, daysBetween, type Day } from '../values/day.ts'

/**
 * The n-th business day after a day, which itself does not count (민법 제157조). Unknown holidays count as business days,
 * so our own due days are too early, never too late.
 */
export function addBusinessDays(from: Day, n: number): Day {
  let at = from
  for (let left = n; left > 0;) {
    at = addDays(at, 1)
    if (isBusinessDay(at)) left -= 1
  }
  return at
}

export const isBusinessDay = (d: Day): boolean => !holidays.has(d) && !isWeekend(d)

// 1970-01-03 was a Saturday.
const isWeekend = (d: Day): boolean => ((daysBetween(day('1970-01-03'), d) % 7) + 7) % 7 < 2

/** 관공서의 공휴일에 관한 규정 제2조·제3조: the certain ones that are weekdays, maintained by hand. */
const holidays: ReadonlySet<string> = new Set([
  '2026-01-01',
  '2026-02-16',
  '2026-02-17',
  '2026-02-18',
  '2026-03-02',
  '2026-05-05',
  '2026-05-25',
  '2026-06-03',
  '2026-08-17',
  '2026-09-24',
  '2026-09-25',
  '2026-10-05',
  '2026-10-09',
  '2026-12-25',
  '2027-01-01',
  '2027-02-08',
  '2027-02-09',
  '2027-03-01',
  '2027-05-05',
  '2027-05-13',
  '2027-08-16',
  '2027-09-14',
  '2027-09-15',
  '2027-09-16',
  '2027-10-04',
  '2027-10-11',
  '2027-12-27',
])
