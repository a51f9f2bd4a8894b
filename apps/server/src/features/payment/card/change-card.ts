import type { portoneCardChange } from '@jipsalpim/contract/areas/payment/calls.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { cardBySeq, countCardCheck, deleteCard, leaveCard, lockOwnCard, ownCard } from './card-queries.ts'
import { retrySeconds } from '../settling/retry-seconds.ts'
import { keyPlace, presentCard } from './register-card.ts'

/** Replaces a card by another one; a job deletes the old key at the gateway. A repeat returns the same answer. */
export const changeCard: Action<typeof portoneCardChange> = (ctx, { from, card_seq }, user) =>
  ctx.tx(async (tx) => {
    const [old, next] = [await lockOwnCard(tx.db, user.seq, from), await ownCard(tx.db, user.seq, card_seq)]
    if (!old || !next || from === card_seq) throw new Fail('paymentRecordNotFound')
    if (next.state !== 'registered') throw new Fail('paymentAuthFailed', { reason: next.state })
    if (old.replaced_by === card_seq) return { card: presentCard(next) }
    if (!(await leaveCard(tx.db, from, card_seq))) throw new Fail('paymentRecordNotFound')
    await tx.enqueue('payment.card', { card_seq: from }, { key: cardKey(from) })
    killPoint('card.changing')
    return { card: presentCard(next) }
  })

/** Deletes a key that is no longer needed, so that it cannot be charged. */
export const dropCard: JobHandler<'payment.card'> = async (ctx, { card_seq }) => {
  const row = await cardBySeq(ctx.db, card_seq)
  if (row?.state !== 'leaving' || !row.key_sealed) return
  const checks = await countCardCheck(ctx.db, card_seq)
  killPoint('card.leaving')
  const answer = await ctx.payment[row.vendor].deleteKey(ctx.seal.open(keyPlace(row), row.key_sealed).reveal())
  killPoint('card.left')
  if (answer.ok) return void (await deleteCard(ctx.db, card_seq))
  ctx.log.warn({ card_seq, checks, why: answer.message }, 'payment: a card is not deleted yet')
  await ctx.enqueue('payment.card', { card_seq }, { afterSeconds: retrySeconds(checks - 1), key: cardKey(card_seq) })
}

export const cardKey = (cardSeq: number): string => `card:${cardSeq}`
