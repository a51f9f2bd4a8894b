import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/**
 * 가등기: once its 본등기 follows, a lease after it is extinguished (부동산등기법 91조, 92조). Unknown kinds count as the worse
 * one.
 */
export const judge: Signal = (f) => {
  const rights = [...f.live('가등기'), ...f.live('담보가등기')]
  if (rights.length === 0) return null
  return found('provisional-registration', 104, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
