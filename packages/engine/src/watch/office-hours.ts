import { addDays, type Day, day, dayInSeoul, daysBetween } from '../values/day.ts'

const minute = 60_000
/** The hours in which the registry accepts applications: 09:00 to 18:00 in Seoul, as minutes of the day. Assumed. */
export const officeOpens = 9 * 60
export const officeCloses = 18 * 60

/** The instant of a minute of a Seoul day; minutes past midnight continue into the next day. */
export function atMinute(on: Day, minutes: number): Date {
  // Called for many homes with the same day.
  if (on !== midnight.of) midnight = { of: on, at: Date.parse(`${on}T00:00:00+09:00`) }
  return new Date(midnight.at + minutes * minute)
}
let midnight: { of: Day | null; at: number } = { of: null, at: 0 }

/** The registry's maintenance: every first and third Thursday, 21:00 until Friday 06:00 in Seoul. */
export function maintenanceOf(on: Day): { from: Date; to: Date } | null {
  // 1970-01-01 was a Thursday
  if (daysBetween(day('1970-01-01'), on) % 7 !== 0) return null
  const nth = Math.ceil(Number(on.slice(8)) / 7)
  return nth === 1 || nth === 3 ? { from: atMinute(on, 21 * 60), to: atMinute(on, 30 * 60) } : null
}

/** The source is closed for maintenance at this instant. */
export function isShut(at: Date): boolean {
  // A shortcut for most instants: the source is open in the daytime.
  if (isDaytime(at)) return false
  const today = dayInSeoul(at)
  return [addDays(today, -1), today].some((d) => {
    const shut = maintenanceOf(d)
    return shut !== null && at >= shut.from && at < shut.to
  })
}

/** After the maintenance of a night, and before that of the next one. */
const isDaytime = (at: Date): boolean => {
  const minuteOfDay = (Math.floor(at.getTime() / minute) + 9 * 60) % (24 * 60)
  return minuteOfDay >= 6 * 60 && minuteOfDay < 21 * 60
}

/** Hours between two instants that are within office hours, on any calendar day. 0 if `to` is not later. */
export function officeHoursBetween(from: Date, to: Date): number {
  let total = 0
  for (let on = dayInSeoul(from); on <= dayInSeoul(to); on = addDays(on, 1)) {
    const begin = Math.max(from.getTime(), atMinute(on, officeOpens).getTime())
    const end = Math.min(to.getTime(), atMinute(on, officeCloses).getTime())
    total += Math.max(0, end - begin)
  }
  return total / (60 * minute)
}
