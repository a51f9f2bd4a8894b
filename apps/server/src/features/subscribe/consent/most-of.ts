import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { consentClock } from '@jipsalpim/engine/watch/billing.ts'
import type { TxContext } from '../../../kernel/context.ts'
import type { PeriodRow, WatchRow } from '../queries.ts'
import { isDeclinedPlan, offerOf } from './consent-queries.ts'

/** What a whole period costs so far: days up to another charge day are a part of one. */
export const priceSoFar = (periods: readonly PeriodRow[]): number =>
  periods.find((p) => p.state === 'paid' && !p.bridge)?.price ?? 0

/**
 * The most that may be charged for a period: as before, or a higher price that was agreed to and told of in time (전자상거래법
 * 제13조제6항). Null: it was asked for and not agreed to, so the watch ends. A rise that was never asked for is not charged;
 * a free time that could not be asked about any more, as when its card came late, ends, or it would be free for ever.
 */
export async function mostOf(
  tx: TxContext,
  watch: WatchRow,
  periods: readonly PeriodRow[],
  next: { nth: number; chargeOn: Day },
): Promise<number | null> {
  const before = priceSoFar(periods)
  const offer = await offerOf(tx.db, watch.watch_seq, next.nth)
  if (!offer || isDeclinedPlan(offer)) return before > 0 || mayStillAsk(tx, next.chargeOn) ? before : null
  if (!offer.agreed) return null
  return offer.noticed_at === null ? before : offer.price
}

const mayStillAsk = (tx: Pick<TxContext, 'now'>, chargeOn: Day): boolean =>
  dayInSeoul(tx.now()) <= consentClock(chargeOn).askUntil
