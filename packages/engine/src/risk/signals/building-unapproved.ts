import { unapprovedRow } from '../../property/unapproved.ts'
import { found, type Signal } from '../signal.ts'

/** '건축법상 사용승인 받지 않은 건물임': entered by court order before the building was approved for use (부동산등기법 66조). */
export const judge: Signal = (f) => {
  const row = unapprovedRow(f.register)
  if (row === null) return null
  return found('building-unapproved', 181, {
    evidence: [{ section: '표제부', rank: row.no, entry: null, page: row.page }],
  })
}
