import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** 특약, 약정: terms on the register that bind a later lease. */
export const judge: Signal = (f) => {
  const rights = f.live('특약')
  if (rights.length === 0) return null
  return found('special-terms', 134, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
