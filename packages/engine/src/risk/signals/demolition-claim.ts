import { isDemolitionClaim } from '../../property/demolition.ts'
import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** 가처분 of a landowner who claims demolition of the building (건물철거·토지인도 청구권). */
export const judge: Signal = (f) => {
  const rights = f.live('가처분').filter(isDemolitionClaim)
  if (rights.length === 0) return null
  return found('demolition-claim', 185, {
    evidence: evidenceOfAll(rights),
    numbers: {
      count: rights.length,
      holders: holders(rights),
      since: rights[0]?.since ?? '',
      claim: rights[0]?.entry.fields['피보전권리'] ?? '',
    },
  })
}
