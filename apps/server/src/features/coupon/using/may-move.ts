import type { TxContext } from '../../../kernel/context.ts'
import { usedBy } from '../queries.ts'
import { refuse, whyNotInRegion } from '../code/refusal.ts'

/** Refuses a home outside the regions of the order's coupon: it was given for homes there. */
export async function refuseOutsideRegion(tx: TxContext, orderSeq: number, dongCode: string | null): Promise<void> {
  const used = await usedBy(tx.db, orderSeq)
  const why = used && whyNotInRegion(used.regions, dongCode)
  if (why) throw refuse(why)
}
