const SEOUL_MS = 9 * 3_600_000
const DAY_MS = 86_400_000
const THURSDAY = 4

/**
 * The registry's maintenance: on the first and the third Thursday of a month from 21:00 to 06:00 on Friday, in Seoul.
 */
export function isClosed(now: Date): boolean {
  const seoul = new Date(now.getTime() + SEOUL_MS)
  const hour = seoul.getUTCHours()
  const evening = hour >= 21 ? seoul : hour < 6 ? new Date(seoul.getTime() - DAY_MS) : null
  if (evening === null || evening.getUTCDay() !== THURSDAY) return false
  const nth = Math.ceil(evening.getUTCDate() / 7)
  return nth === 1 || nth === 3
}
