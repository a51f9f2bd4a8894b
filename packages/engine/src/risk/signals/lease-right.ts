import { evidenceOfAll, found, holders, sumOf, type Signal } from '../signal.ts'

/** 임차권설정 (민법 621조): another person has a registered lease on this home. */
export const judge: Signal = (f) => {
  const rights = f.live('임차권')
  if (rights.length === 0) return null
  const { won, unread } = sumOf(rights)
  return found('lease-right', 135, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, won, unread, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
