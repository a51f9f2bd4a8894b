import { isDemolitionClaim } from '../../property/demolition.ts'
import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/**
 * 가처분: a dispute over the title (demolition claims: see demolition-claim); a lease after it may be deleted (부동산등기규칙
 * 154조).
 */
export const judge: Signal = (f) => {
  const rights = f.live('가처분').filter((r) => !isDemolitionClaim(r))
  if (rights.length === 0) return null
  return found('provisional-disposition', 103, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
