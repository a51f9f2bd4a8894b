import { evidenceOfAll, found, holders, sumOf, type Signal } from '../signal.ts'

/** 전세권: another person has a registered jeonse on this home. */
export const judge: Signal = (f) => {
  const rights = f.live('전세권')
  if (rights.length === 0) return null
  const { won, unread } = sumOf(rights)
  return found('jeonse-right', 109, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, won, unread, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
