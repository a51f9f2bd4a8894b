import { purposeKind } from '../../register/vocabulary.ts'
import type { Right } from '../../register/model.ts'
import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'
import { squeeze } from '../../register/squeeze.ts'

/** A mortgage assigned as a claim (확정채권양도, 자산양도): typically a loan in default. */
export const judge: Signal = (f) => {
  const sold = [...f.live('근저당권'), ...f.live('저당권')]
    .map((right) => ({ right, transfers: transfersOf(right) }))
    .filter(({ transfers }) => transfers.length > 0)
  if (sold.length === 0) return null
  const rights = sold.map((s) => s.right)
  return found('mortgage-sold', 161, {
    evidence: evidenceOfAll(sold.flatMap((s) => s.transfers)),
    numbers: { count: rights.length, holders: holders(rights), since: sold[0]?.transfers[0]?.receivedAt ?? '' },
  })
}

const transfersOf = (right: Right) =>
  right.changes.filter(
    (e) => !e.cancelled && purposeKind(e) === '이전' && /채권양도|자산양도|대위변제|유동화/.test(squeezed(e.cause)),
  )
const squeezed = (cause: string | null): string => squeeze(cause ?? '')
