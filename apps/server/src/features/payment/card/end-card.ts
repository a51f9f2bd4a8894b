import type { portoneCardEnd } from '@jipsalpim/contract/areas/payment/calls.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { leaveCard, ownCard } from './card-queries.ts'
import { cardKey } from './change-card.ts'

/** Removes a card: it is no longer charged, and a job deletes its key at the gateway. */
export const endCard: Action<typeof portoneCardEnd> = (ctx, { card_seq }, user) =>
  ctx.tx(async (tx) => {
    const card = await ownCard(tx.db, user.seq, card_seq)
    if (!card) throw new Fail('paymentRecordNotFound')
    if (card.state === 'opened') throw new Fail('paymentAuthFailed', { reason: card.state })
    if (await leaveCard(tx.db, card_seq, null))
      await tx.enqueue('payment.card', { card_seq }, { key: cardKey(card_seq) })
    return { card_seq }
  })
