import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/**
 * 강제관리: a court-appointed administrator collects the rents; the owner may neither let the home nor take rent (민사집행법
 * 163조, 164조).
 */
export const judge: Signal = (f) => {
  const rights = f.live('강제관리')
  if (rights.length === 0) return null
  return found('compulsory-administration', 174, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
