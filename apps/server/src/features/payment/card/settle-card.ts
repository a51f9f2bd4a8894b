import type { Context, TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { postPayment } from '../../ledger/post-payment.ts'
import type { Payable } from '../payable.ts'
import { cardOfOrder, leaveCard, registerCard, type CardRow } from './card-queries.ts'
import { savePostedKey } from './card-of-order.ts'
import { cardKey } from './change-card.ts'
import { retrySeconds, resolveKey } from '../settling/retry-seconds.ts'
import { payerNo } from '../opening/payer.ts'
import { moveAttempt, type AttemptRow } from '../queries.ts'
import { keyPlace } from './register-card.ts'
import type { SyncResult, Settled } from '../settling/settled.ts'

/**
 * Settles an order at price 0 whose window registered a card (AUTH): the card is checked at the gateway, and nothing is
 * charged. `hints`: Payple's key as sent by a browser.
 */
export async function settleCard(ctx: Context, attempt: AttemptRow, hints: readonly string[]): Promise<SyncResult> {
  const { vendor, order_seq } = attempt
  if (vendor === 'free' || attempt.state === 'paid') return answeredWith({ is: 'paid' })
  if (attempt.state === 'cancelled') return answeredWith({ is: 'cancelled' })
  const hint = hints.at(-1)
  if (vendor === 'payple' && hint !== undefined)
    await ctx.tx(async (tx) => savePostedKey(tx, await tx.hooks.payables.lock(tx, order_seq), hint))
  killPoint('card.told')
  const card = await cardOfOrder(ctx.db, order_seq)
  if (!card?.key_sealed) return answeredWith({ is: 'not-paid' })
  const { user_seq } = await ctx.hooks.payables.find(ctx, order_seq)
  const key = ctx.seal.open(keyPlace(card), card.key_sealed).reveal()
  const answer = await ctx.payment[vendor].cardOf(key, payerNo(user_seq))
  killPoint('card.answered')
  if (!answer.ok) {
    ctx.log.warn({ attempt_seq: attempt.attempt_seq, why: answer.message }, 'payment: a card is not known yet')
    const again = { afterSeconds: retrySeconds(attempt.checks), key: resolveKey(attempt) }
    await ctx.enqueue('payment.resolve', { attempt_seq: attempt.attempt_seq }, again)
    return { answered: false, settled: { is: 'checking' } }
  }
  if (!answer.value) return answeredWith({ is: 'not-paid' })
  const { cardName: card_name, cardNumber: card_number } = answer.value
  const settled = await ctx.tx(async (tx): Promise<Settled> => {
    const order = await tx.hooks.payables.lock(tx, order_seq)
    const saved = await registerCard(tx.db, card.card_seq, { card_name, card_number })
    const moved = await moveAttempt(tx.db, attempt.attempt_seq, ['pending', 'unknown', 'failed'], 'paid', {
      captured: 0,
    })
    if (!moved) return { is: order.state === 'completed' ? 'paid' : 'cancelled' }
    const borne = await tx.hooks.payables.onPaid(tx, order)
    if (borne) {
      await postPayment(tx, attempt.attempt_seq, 0, borne)
      return { is: 'paid' }
    }
    return abandonCard(tx, order, attempt, saved ?? card)
  })
  return answeredWith(settled)
}

const answeredWith = (settled: Settled): SyncResult => ({ answered: true, settled })

/** An order that can no longer be completed does not store its card. */
async function abandonCard(
  tx: TxContext,
  order: Payable,
  attempt: AttemptRow,
  { card_seq }: CardRow,
): Promise<Settled> {
  await moveAttempt(tx.db, attempt.attempt_seq, ['paid'], 'cancelled', { reason: 'order-closed' })
  await tx.hooks.payables.onEnded(tx, order.order_seq, 'cancelled', { reason: 'order-closed' }, ['pending'])
  if (await leaveCard(tx.db, card_seq, null)) await tx.enqueue('payment.card', { card_seq }, { key: cardKey(card_seq) })
  return { is: 'cancelled' }
}
