import type { TxContext } from '../../../kernel/context.ts'
import { homeBySeq } from '../queries.ts'
import { checkKey } from '../checking/check-key.ts'
import { saveSchedule } from '../checking/claim-queries.ts'

/** Makes the list and the register of a home due now, or its first register if that has not been read yet. */
export async function scheduleCheckNow(tx: TxContext, homeSeq: number): Promise<void> {
  const home = await homeBySeq(tx.db, homeSeq)
  const next_kind = home?.unique_no ? 'extract' : 'first'
  // No rows of the feed were stored while the home had no watch.
  const resetListing = home?.idle_since ? { listed_at: null } : {}
  const now = { next_at: tx.now(), due_by: tx.now(), asked_at: tx.now() }
  await saveSchedule(tx.db, homeSeq, { ...resetListing, ...now, idle_since: null, next_kind })
  await tx.enqueue('subscribe.check', { home_seq: homeSeq }, { key: checkKey(homeSeq) })
}
