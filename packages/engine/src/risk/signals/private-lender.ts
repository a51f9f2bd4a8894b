import { lenderOf } from '../../property/lender.ts'
import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** A non-bank lender holds a mortgage (대부업체, 캐피탈, a person): banks probably refused. */
export const judge: Signal = (f) => {
  const rights = [...f.live('근저당권'), ...f.live('저당권')].filter((r) =>
    r.holder.some((p) => lenderOf(p) === 'private'),
  )
  if (rights.length === 0) return null
  return found('private-lender', 160, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
