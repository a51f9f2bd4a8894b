import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** 환매특약: the seller may buy the home back and end later leases. */
export const judge: Signal = (f) => {
  const rights = f.live('환매')
  if (rights.length === 0) return null
  return found('redemption', 124, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
