import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** 강제관리: a court's administrator takes the rents; the owner may neither let the home nor be paid (민사집행법 163조, 164조). */
export const judge: Signal = (f) => {
  const rights = f.live('강제관리')
  if (rights.length === 0) return null
  return found('compulsory-administration', 174, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
