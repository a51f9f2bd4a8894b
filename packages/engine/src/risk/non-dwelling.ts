import type { Evidence } from '../assessment.ts'
import { isMainUseOf, notHomes } from '../property/home-kinds.ts'
import { printedUse } from '../property/printed-use.ts'
import { type UseKind, useKinds } from '../property/use.ts'
import { valueOf } from '../values/known.ts'
import type { RiskFacts } from './signal.ts'

type What = Exclude<UseKind, 'home'>
export type NonDwelling = { what: What; use: string; evidence: readonly Evidence[] }

/** Any document, or the user, names a use other than a dwelling: the register first, then the building ledger. */
export function nonDwelling(f: RiskFacts): NonDwelling | null {
  const kind = valueOf(f.input.home.kind)
  const printed = printedUse(f.register)
  const use = valueOf(f.input.home.use)
  const byRegister = printed === null || isMainUseOf(kind, printed.text) ? null : whatOf(printed.kinds)
  const byLedger = use === null || isMainUseOf(kind, use) ? null : whatOf(useKinds(use))
  const shownBy = (what: What, text: string): NonDwelling => ({
    what,
    use: text,
    evidence:
      byRegister === null || printed === null
        ? []
        : [{ section: '표제부', rank: printed.row.no, entry: null, page: printed.row.page }],
  })
  if (byRegister !== null && printed !== null) return shownBy(byRegister, printed.text)
  if (byLedger !== null && use !== null) return shownBy(byLedger, use)
  return kind !== null && notHomes.has(kind)
    ? shownBy(kind === '생활숙박시설' ? 'lodging' : 'neighbourhood', use ?? kind)
    : null
}

/** Null when the document names a dwelling beside other uses: it is unknown which one this unit is. */
const whatOf = (kinds: ReadonlySet<UseKind>): What | null =>
  kinds.has('home') ? null : (order.find((what) => kinds.has(what)) ?? null)
const order: readonly What[] = ['lodging', 'other', 'neighbourhood']

/** A document names this a dwelling, and none names another use for a part of the building. */
export function isDwellingByPaper(f: RiskFacts): boolean {
  const use = valueOf(f.input.home.use)
  const kinds = printedUse(f.register)?.kinds
  const mixed = kinds !== undefined && kinds.size > 1
  return use !== null && (!mixed || f.register.kind === '집합건물') && nonDwelling(f) === null
}
