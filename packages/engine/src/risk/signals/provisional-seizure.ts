import { evidenceOfAll, found, holders, sumOf, type Signal } from '../signal.ts'

/** 가압류: a creditor holds the home for a claim; its owner is in dispute over money. */
export const judge: Signal = (f) => {
  const rights = f.live('가압류')
  if (rights.length === 0) return null
  const { won, unread } = sumOf(rights)
  return found('provisional-seizure', 102, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, won, unread, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
