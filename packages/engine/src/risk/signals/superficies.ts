import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** 지상권, 지역권: on the land, often securing a lender's loan. */
export const judge: Signal = (f) => {
  const rights = [...f.live('지상권'), ...f.live('지역권')]
  if (rights.length === 0) return null
  return found('superficies', 118, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
