import { valueOf } from '../values/known.ts'
import type { RiskFacts } from './signal.ts'

export type NonDwelling = { what: 'neighbourhood' | 'lodging' | 'other'; use: string; byLedger: boolean }

/** What the papers call a home that is no dwelling: by the ledger's use, else by the kind that was told or is printed. */
export function nonDwelling(f: RiskFacts): NonDwelling | null {
  const use = valueOf(f.input.home.use)
  const kind = valueOf(f.kind)
  if (kind === '근린생활시설' || kind === '생활숙박시설') {
    return { what: kind === '생활숙박시설' ? 'lodging' : 'neighbourhood', use: use ?? kind, byLedger: false }
  }
  if (use === null || dwelling.test(use)) return null
  const what = uses.find(([pattern]) => pattern.test(use))?.[1]
  // the ledger's main use may print alone: 업무시설 of an officetel, 노유자시설 of a 노인복지주택
  const own = (kind === '오피스텔' && /업무/.test(use)) || (kind === '노인복지주택' && /노유자/.test(use))
  if (what === undefined || own) return null
  return { what, use, byLedger: true }
}

const dwelling = /주택|아파트|오피스텔|연립|다세대/
const uses: readonly (readonly [RegExp, NonDwelling['what']])[] = [
  [/생활\s*숙박/, 'lodging'],
  [/근린\s*생활/, 'neighbourhood'],
  [/점포|소매점|사무소|사무실|고시원|창고|공장|노유자|업무\s*시설|숙박|교육연구|의료/, 'other'],
]
