import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** 가처분: a dispute over the title; a lease after it may be wiped out (부동산등기규칙 154조). */
export const judge: Signal = (f) => {
  const rights = f.live('가처분')
  if (rights.length === 0) return null
  return found('provisional-disposition', 103, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
