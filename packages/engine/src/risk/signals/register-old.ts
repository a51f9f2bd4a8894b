import { printAge } from '../../property/print-age.ts'
import { found, type Signal } from '../signal.ts'

/** The print is older than a week: it lacks what was entered since. */
export const judge: Signal = (f) => {
  const age = printAge(f.register, f.day)
  if (age === null || age.days <= f.pack.thresholds.printDays.old) return null
  return found('register-old', 130, {
    numbers: age,
    ...(age.days > f.pack.thresholds.printDays.veryOld ? { severity: 'caution' as const } : {}),
  })
}
