import { evidenceOfAll, found, lastDay, type Signal } from '../signal.ts'

/** 17: a former tenant had to register the lease to be paid; cancelled since. */
export const judge: Signal = (f) => {
  const entries = [...f.past('주택임차권'), ...f.past('상가임차권')]
  if (entries.length === 0) return null
  return found('past-tenancy-registration', 17, {
    evidence: evidenceOfAll(entries),
    numbers: { count: entries.length, last: lastDay(entries) },
  })
}
