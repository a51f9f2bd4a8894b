import { officeReasons } from './office-reasons.ts'
import type { StepName } from '../queries.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Seconds to wait after the first, second … run without an answer. After the last one, the source counts as down. */
const essential = [5, 20, MINUTE, 3 * MINUTE]
const optional = [2, 5, 10, 20]
/** The registry is closed at night and while it processes a case: retried for a day. */
const officeHours = Array.from({ length: 23 }, () => HOUR)

/** Without these there is no report; without any other the report is made and shows what is missing. */
export const isEssential = (step: StepName): boolean => step === 'find' || step === 'register'

/** Seconds until the next run, or null: no more. `attempts` includes the run without an answer. */
export function waitAfter(step: StepName, why: string, attempts: number): number | null {
  const waits = officeReasons.includes(why) ? officeHours : isEssential(step) ? essential : optional
  return waits[attempts - 1] ?? null
}
export const isLast = (step: StepName, attempts: number): boolean => waitAfter(step, '', attempts) === null
