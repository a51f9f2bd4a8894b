import type { subscribePaymentCard } from '@jipsalpim/contract/areas/subscribe/paying.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { storedCard } from '../../payment/card/stored-card.ts'
import { presentCard } from '../../payment/card/register-card.ts'
import { replaceCard } from '../../payment/card/replace-card.ts'
import { chargeOrder, countCharges } from '../../payment/charging/charge-order.ts'
import { changeWatch, watchBySeq, type PeriodRow, type WatchRow } from '../queries.ts'
import { areBanksClosed, bankOpening } from './bank-hours.ts'
import { recheckAt, payableOrder, recordCharged } from './charge-period.ts'
import { mostOf } from '../consent/most-of.ts'
import { withWatch, type LockedWatch } from './with-watch.ts'
import { nextPeriod } from './next-charge.ts'
import { openPeriod } from './owed.ts'
import { changePeriod, paysAnother, periodBySeq } from './renew-queries.ts'

/**
 * Changes the card of one watch. An owed amount is charged to it once, in addition to the planned retries; the same card
 * is charged again too, since there may be money on it now. While the banks are closed, the charge is left to the
 * renewal job, which makes it after they have opened.
 */
export const changeWatchCard: Action<typeof subscribePaymentCard> = async (ctx, { subscribe_seq, card_seq }, user) => {
  const { card, owed } = await withWatch(ctx, user.seq, subscribe_seq, async (tx, held) => {
    const next = await storedCard(tx.db, card_seq)
    if (next?.user_seq !== user.seq) throw new Fail('paymentRecordNotFound')
    return { card: presentCard(next), owed: await change(tx, held, next.card_seq) }
  })
  if (owed !== null && !owed.isLater)
    await recordCharged(ctx, owed.period_seq, await chargeOrder(ctx, owed.order_seq, owed.after))
  const watch = await watchBySeq(ctx.db, subscribe_seq)
  const period = owed && (await periodBySeq(ctx.db, owed.period_seq))
  return {
    card,
    retried: period ? retriedOf(period.state, owed.isLater) : null,
    state: watch?.state ?? 'ended',
  }
}

const retriedOf = (state: PeriodRow['state'], isLater: boolean) => {
  if (state === 'asked') return isLater ? 'later' : 'checking'
  return state === 'paid' ? 'paid' : 'declined'
}

/**
 * Returns the owed period, which is charged now, or after the banks have opened. Refused while a charge is running, to
 * avoid a second one.
 */
async function change(tx: TxContext, held: LockedWatch, card_seq: number) {
  const { watch } = held
  const open = openPeriod(held.periods)
  if (open?.state === 'asked') throw new Fail('analysisInProgress')
  const isOnce = watch.card_seq === null
  if (isOnce && !(await mayBeAsked(tx, held))) throw new Fail('watchState')
  const now = await changeWatch(tx.db, watch.watch_seq, { card_seq, ...(isOnce && { ends_on: null }) })
  await leaveOld(tx, watch, card_seq)
  if (!open || (open.state === 'due' && open.order_seq === null) || watch.state === 'ending') return null
  const order_seq = await payableOrder(tx, now, open)
  if (order_seq === null) return null
  const after = await countCharges(tx.db, order_seq)
  const isLater = areBanksClosed(tx.now())
  const next_try_at = isLater ? bankOpening(tx.now()) : recheckAt(tx)
  const charging = { state: 'asked', order_seq, charges_before: after, next_try_at } as const
  await changePeriod(tx.db, open.period_seq, charging)
  return { period_seq: open.period_seq, order_seq, after, isLater }
}

/**
 * A watch that was begun without a card ends with its period: the user agreed to no other charge, and a card alone is no
 * consent. After a free period the price is asked for, while there is time, and the watch ends without a yes.
 */
async function mayBeAsked(tx: TxContext, { watch, periods }: LockedWatch): Promise<boolean> {
  const next = nextPeriod(watch, periods)
  return watch.state === 'active' && next !== null && (await mostOf(tx, watch, periods, next)) === 0
}

/** Deletes the old card's key at the gateway if it pays for nothing else. */
async function leaveOld(tx: TxContext, { watch_seq, card_seq: old }: WatchRow, next: number): Promise<void> {
  if (old !== null && old !== next && !(await paysAnother(tx.db, old, watch_seq))) await replaceCard(tx, old, next)
}
