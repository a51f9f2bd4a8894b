/** Minutes of the day in Seoul: the banks are closed from 23:30 to 00:30, and decline charges that they would accept. */
const [CLOSED_FROM, OPEN_FROM] = [23 * 60 + 30, 30]
const [DAY, SEOUL] = [24 * 60, 9 * 60]

export function areBanksClosed(at: Date): boolean {
  const minute = minuteOf(at)
  return minute >= CLOSED_FROM || minute < OPEN_FROM
}

/** The end of the closed hour that contains this instant. */
export function bankOpening(closed: Date): Date {
  const left = (OPEN_FROM - minuteOf(closed) + DAY) % DAY
  return new Date((Math.floor(closed.getTime() / 60_000) + left) * 60_000)
}

const minuteOf = (at: Date): number => (Math.floor(at.getTime() / 60_000) + SEOUL) % DAY
