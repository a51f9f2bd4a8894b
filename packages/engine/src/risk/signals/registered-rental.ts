import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** 민간임대주택: 5 % cap, and the landlord must buy the 임대보증금 보증. Informative, costs no points. */
export const judge: Signal = (f) => {
  const rights = f.live('민간임대')
  if (rights.length === 0) return null
  return found('registered-rental', 131, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
