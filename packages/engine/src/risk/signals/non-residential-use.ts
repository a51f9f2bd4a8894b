import { valueOf } from '../../values/known.ts'
import { found, type Signal } from '../signal.ts'

/** 근린생활시설, 생활숙박시설: lived in, yet not a dwelling by its papers. No guarantee, no lease loan. */
export const judge: Signal = (f) => {
  const use = valueOf(f.input.home.use)
  const kind = valueOf(f.kind)
  const byUse = use !== null && shop.test(use) && !dwelling.test(use)
  if (!byUse && kind !== '근린생활시설' && kind !== '생활숙박시설') return null
  return found('non-residential-use', 114, {
    evidence: byUse ? [] : [{ section: '표제부', rank: '', entry: null, page: null }],
    numbers: { use: use ?? kind ?? '' },
  })
}

const shop = /근린\s*생활|점포|소매점|사무소|생활\s*숙박|고시원|창고|공장|노유자/
const dwelling = /주택|아파트|오피스텔|연립|다세대/
