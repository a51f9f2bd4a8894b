import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** 금지사항등기: while in force, the developer may not lease, pledge or sell without the buyers' consent (주택법 61조). */
export const judge: Signal = (f) => {
  const rights = f.live('금지사항')
  if (rights.length === 0) return null
  return found('prohibition', 126, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
