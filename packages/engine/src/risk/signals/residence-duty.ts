import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** 거주의무, 전매제한: the owner may be obliged to live there. */
export const judge: Signal = (f) => {
  const rights = f.live('전매제한')
  if (rights.length === 0) return null
  return found('residence-duty', 133, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
