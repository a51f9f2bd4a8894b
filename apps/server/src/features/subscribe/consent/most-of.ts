import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { consentClock } from '@jipsalpim/engine/watch/billing.ts'
import type { TxContext } from '../../../kernel/context.ts'
import type { PeriodRow, WatchRow } from '../queries.ts'
import { isDeclinedPlan, offerOf } from './consent-queries.ts'

/** The current price of a whole period: a bridge to another charge day covers only part of one, and is not counted. */
export const priceSoFar = (periods: readonly PeriodRow[]): number =>
  periods.find((p) => p.state === 'paid' && !p.bridge)?.price ?? 0

/**
 * The most that may be charged for a period: the previous price, or a higher one that was agreed to and announced in
 * time (전자상거래법 제13조제6항). Null: consent was asked for and not given, so the watch ends. A rise without a question is not
 * charged; but a free period ends if its price can no longer be asked, for example because the card came late, or it
 * would stay free.
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
