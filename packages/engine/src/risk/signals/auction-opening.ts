import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** 경매개시결정: a lease made after it does not bind the buyer. */
export const judge: Signal = (f) => {
  const rights = f.auctions
  if (rights.length === 0) return null
  return found('auction-opening', 105, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
