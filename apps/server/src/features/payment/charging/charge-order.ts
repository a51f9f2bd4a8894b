import { goodsName } from '@jipsalpim/contract/areas/order/goods-words.ts'
import { declineOf, type Decline } from '@jipsalpim/providers/payment/decline.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import type { CardRow } from '../card/card-queries.ts'
import { storedCard } from '../card/stored-card.ts'
import { keyPlace } from '../card/register-card.ts'
import { openAttempt } from '../opening/open-attempt.ts'
import { webhookPaths } from '../opening/paths.ts'
import { payerOf } from '../opening/payer.ts'
import type { Payable } from '../payable.ts'
import { attemptBySeq, moveAttempt, type AttemptRow } from '../queries.ts'
import { syncAttempt } from '../settling/sync-attempt.ts'
import { resolveKey } from '../settling/retry-seconds.ts'
import { settleFree } from '../settling/settle-free.ts'
import { NO_CARD } from '../words.ts'
import { beginCharge, chargesOf } from './charge-queries.ts'

export type Charged =
  | { is: 'paid' }
  /** No money was taken. */
  | { is: 'declined'; kind: Decline; reason: string }
  /** The gateway has not answered, or was not called: a later call continues from here. */
  | { is: 'checking' }
  /** The order no longer waits for a payment; anything captured is refunded automatically. */
  | { is: 'closed' }

/**
 * Charges an open order to its stored card. Three phases: the attempt is committed, the gateway is called outside a
 * transaction, and the payments on the gateway's list are booked. A repeat reads that list first, and charges again
 * only under the same number, once the gateway has had time to list the first charge. `after`: how many charges of this
 * order had ended when this one was decided (`countCharges`). A repeat after a kill has the same number, and makes no
 * second charge.
 */
export async function chargeOrder(ctx: Context, orderSeq: number, after: number): Promise<Charged> {
  const begun = await ctx.tx((tx) => begin(tx, orderSeq, after))
  if ('is' in begun) return begun
  killPoint('charge.begun')
  if (begun.fresh) return requestCharge(ctx, begun)
  const synced = await syncCharge(ctx, begun.attempt, null)
  if (synced) return synced
  const again = await ctx.tx(async (tx) => {
    await tx.hooks.payables.lock(tx, orderSeq)
    const attempt = await attemptBySeq(tx.db, begun.attempt.attempt_seq)
    return attempt?.state === 'pending' ? beginUnderLock(tx, attempt, begun.card) : undefined
  })
  return again ? requestCharge(ctx, { ...begun, attempt: again }) : { is: 'checking' }
}

/** Must be read under the same lock as the decision to charge again. */
export const countCharges = async (db: Context['db'], orderSeq: number): Promise<number> =>
  (await chargesOf(db, orderSeq)).length

type Begun = { order: Payable; card: CardRow; attempt: AttemptRow; fresh: boolean }

/** Under the order's lock: a closed order is never charged, and concurrent charges result in one. */
async function begin(tx: TxContext, orderSeq: number, after: number): Promise<Begun | Charged> {
  const order = await tx.hooks.payables.lock(tx, orderSeq)
  if (order.state === 'completed') return { is: 'paid' }
  if (order.state !== 'pending') return { is: 'closed' }
  if (order.price === 0) {
    await settleFree(tx, order)
    return { is: 'paid' }
  }
  const made = await chargesOf(tx.db, orderSeq)
  const last = made.at(-1)
  if (made.length > after && last?.state === 'failed') return declined(last.reason)
  const card = order.card_seq === null ? undefined : await storedCard(tx.db, order.card_seq)
  const fits = card?.user_seq === order.user_seq && card.vendor === order.pg_name && card.key_sealed !== null
  const attempt = await openAttempt(tx, order)
  if (attempt.state === 'paid' || attempt.state === 'cancelled') return { is: 'closed' }
  const fresh = attempt.charged_at === null && attempt.state === 'pending'
  if (!card || !fits) return fresh ? noCard(tx, attempt) : { is: 'checking' }
  if (!fresh) return { order, card, attempt, fresh }
  const charging = await beginUnderLock(tx, attempt, card)
  return charging ? { order, card, attempt: charging, fresh } : { is: 'checking' }
}

async function beginUnderLock(tx: TxContext, attempt: AttemptRow, { card_seq }: CardRow) {
  const charging = await beginCharge(tx.db, attempt, card_seq)
  // If the process is killed here, the resolver finds out what the gateway did.
  if (charging)
    await tx.enqueue(
      'payment.resolve',
      { attempt_seq: charging.attempt_seq },
      { afterSeconds: LOOK_AFTER_SECONDS, key: resolveKey(charging) },
    )
  return charging
}
/** Longer than the gateway's maximum response time. */
const LOOK_AFTER_SECONDS = 60

async function noCard(tx: TxContext, attempt: AttemptRow): Promise<Charged> {
  await moveAttempt(tx.db, attempt.attempt_seq, ['pending'], 'failed', { reason: NO_CARD })
  return declined(NO_CARD)
}

async function requestCharge(ctx: Context, { order, card, attempt }: Begun): Promise<Charged> {
  if (!card.key_sealed) return { is: 'checking' }
  const answer = await ctx.payment[card.vendor].charge({
    key: ctx.seal.open(keyPlace(card), card.key_sealed).reveal(),
    payer: await payerOf(ctx, order.user_seq),
    merchantUid: attempt.merchant_uid,
    amount: attempt.amount,
    taxFree: order.tax_free,
    goods: goodsName(order),
    noticeUrl: ctx.settings.origin + webhookPaths.portone,
  })
  killPoint('charge.answered')
  if (!answer.ok)
    ctx.log.warn({ attempt_seq: attempt.attempt_seq, kind: answer.kind, why: answer.message }, 'payment: not charged')
  if (answer.ok) return (await syncCharge(ctx, attempt, null, [answer.value.gatewayId])) ?? { is: 'checking' }
  if (answer.kind !== 'refused') return (await syncCharge(ctx, attempt, null)) ?? { is: 'checking' }
  // A definite refusal leaves no doubt; the gateway's list is still authoritative.
  await moveAttempt(ctx.db, attempt.attempt_seq, ['unknown'], 'pending', { reason: answer.message.slice(0, 200) })
  killPoint('charge.refused')
  if (answer.reason === 'not-asked') return { is: 'checking' }
  return (await syncCharge(ctx, attempt, { kind: answer.reason, reason: answer.message })) ?? { is: 'checking' }
}

/** Books the payments on the gateway's list. Null: it has none under our number. */
async function syncCharge(
  ctx: Context,
  { attempt_seq, order_seq }: AttemptRow,
  refusal: { kind: Decline; reason: string } | null,
  hints: readonly string[] = [],
): Promise<Charged | null> {
  const attempt = await attemptBySeq(ctx.db, attempt_seq)
  if (!attempt) return { is: 'checking' }
  const { settled } = await syncAttempt(ctx, attempt, attempt.vendor === 'portone' ? hints : [])
  killPoint('charge.looked')
  if (settled.is === 'checking') return { is: 'checking' }
  if (settled.is === 'failed') return { ...declined(settled.reason ?? refusal?.reason ?? null), ...refusal }
  if (settled.is !== 'not-paid') {
    const { state } = await ctx.hooks.payables.find(ctx, order_seq)
    return state === 'completed' ? { is: 'paid' } : { is: 'closed' }
  }
  if (!refusal) return null
  const over = { reason: refusal.reason.slice(0, 200) }
  const failed = await moveAttempt(ctx.db, attempt_seq, ['pending'], 'failed', over)
  return failed ? { is: 'declined', ...refusal } : { is: 'checking' }
}

const declined = (reason: string | null): Extract<Charged, { is: 'declined' }> => ({
  is: 'declined',
  kind: declineOf(null, reason ?? ''),
  reason: reason ?? '',
})
