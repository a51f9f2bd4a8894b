import { randomBytes } from 'node:crypto'
import type { portoneBillingKey } from '@jipsalpim/contract/areas/payment/calls.ts'
import type { SealPlace } from '../../../crypto/seal.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { insertCard, saveKey, ownCard, registerCard, type CardRow } from './card-queries.ts'
import { payerNo, payerOf } from '../opening/payer.ts'
import { cardWindowName } from '../words.ts'

/** Without a card: opens the window in which one is entered. With one: asks the gateway whether it is registered. */
export const registerBillingKey: Action<typeof portoneBillingKey> = (ctx, { card_seq }, user) =>
  card_seq === null ? open(ctx, user) : confirm(ctx, card_seq, user)

async function open(ctx: Context, user: User) {
  const key = newKey()
  // The encrypted key is committed before a card can be registered under it.
  const { card_seq } = await ctx.tx(async (tx) => {
    const row = await insertCard(tx.db, { user_seq: user.seq, vendor: 'portone' })
    await saveKey(tx.db, row.card_seq, tx.seal.seal(keyPlace(row), key))
    return row
  })
  killPoint('card.opened')
  const payer = await payerOf(ctx, user.seq)
  const { impCode, channelKey, sdkUrl } = ctx.settings.portone
  return {
    card_seq,
    card: null,
    window: {
      sdk_url: sdkUrl,
      imp_code: impCode,
      channel_key: channelKey,
      merchant_uid: `nzc${card_seq}${randomBytes(8).toString('hex')}`,
      customer_uid: key,
      name: cardWindowName,
      amount: 0,
      buyer_name: payer.name,
      buyer_email: payer.email,
      buyer_tel: payer.phone,
    },
  }
}

async function confirm(ctx: Context, cardSeq: number, user: User) {
  const row = await ownCard(ctx.db, user.seq, cardSeq)
  if (!row?.key_sealed) throw new Fail('paymentRecordNotFound')
  if (row.state === 'registered') return { card_seq: cardSeq, window: null, card: presentCard(row) }
  const key = ctx.seal.open(keyPlace(row), row.key_sealed).reveal()
  const answer = await ctx.payment[row.vendor].cardOf(key, payerNo(user.seq))
  killPoint('card.answered')
  if (!answer.ok) throw new Fail('tryLater')
  if (!answer.value) throw new Fail('paymentAuthFailed', { reason: 'no-card' })
  const { cardName: card_name, cardNumber: card_number } = answer.value
  const saved = await registerCard(ctx.db, cardSeq, { card_name, card_number })
  if (!saved) throw new Fail('paymentRecordNotFound')
  return { card_seq: cardSeq, window: null, card: presentCard(saved) }
}

/** A key of ours, for a gateway that lets the shop choose it. */
export const newKey = (): string => `nzk${randomBytes(18).toString('hex')}`
export const keyPlace = ({ card_seq }: Pick<CardRow, 'card_seq'>): SealPlace => ({
  table: 'payment_card',
  column: 'key_sealed',
  row: card_seq,
})
export function presentCard({ card_seq, card_name, card_number, registered_at }: CardRow) {
  if (!registered_at) throw new Error(`card ${card_seq} is not registered`)
  return { card_seq, card_name, card_number, registered_at: registered_at.toISOString() }
}
