import { evidenceOfAll, found, holders, sumOf, type Signal } from '../signal.ts'

/** 가압류: a creditor attached the home for a claim; the owner has a money dispute. */
export const judge: Signal = (f) => {
  const rights = f.live('가압류')
  if (rights.length === 0) return null
  const { won, unread } = sumOf(rights)
  return found('provisional-seizure', 102, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, won, unread, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
