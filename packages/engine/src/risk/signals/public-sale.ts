import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** 공매공고: a public sale for unpaid taxes. */
export const judge: Signal = (f) => {
  const rights = f.live('공매').filter((r) => !f.shareAuctions.includes(r))
  if (rights.length === 0) return null
  return found('public-sale', 106, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
