import { thresholds } from '../../law/signal-thresholds.ts'
import { daysBetween, isDay } from '../../values/day.ts'
import { valueOf } from '../../values/known.ts'
import { found, type Signal } from '../signal.ts'

/** The print is older than a week: what was entered since is not on it. */
export const judge: Signal = (f) => {
  const viewed = (valueOf(f.register.viewedAt) ?? '').slice(0, 10)
  if (!isDay(viewed)) return null
  const days = daysBetween(viewed, f.day)
  if (days <= thresholds.printDays.old) return null
  return found('register-old', 130, {
    numbers: { days, viewed },
    ...(days > thresholds.printDays.veryOld ? { severity: 'caution' as const } : {}),
  })
}
