import { evidenceOfAll, found, lastDay, type Signal } from '../signal.ts'

/** Cancelled 압류 and 가압류: the home was seized for debts before. */
export const judge: Signal = (f) => {
  const entries = [...f.past('압류'), ...f.past('가압류')]
  if (entries.length === 0) return null
  return found('past-seizure', 122, {
    evidence: evidenceOfAll(entries),
    numbers: { count: entries.length, last: lastDay(entries) },
  })
}
