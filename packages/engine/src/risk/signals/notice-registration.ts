import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** 예고등기: a lawsuit to cancel a title; an auction does not extinguish it. */
export const judge: Signal = (f) => {
  const rights = f.live('예고등기')
  if (rights.length === 0) return null
  return found('notice-registration', 125, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
