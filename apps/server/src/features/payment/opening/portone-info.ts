import type { portoneInfo } from '@jipsalpim/contract/areas/payment/calls.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import type { Payable } from '../payable.ts'
import { savesCard, keyOfOrder } from '../card/card-of-order.ts'
import { payableOrder } from '../payable-order.ts'
import { payerOf } from './payer.ts'
import { webhookPaths } from './paths.ts'
import { goodsName } from '@jipsalpim/contract/areas/order/goods-words.ts'

/**
 * The window's parameters. The amount is registered with PortOne in advance, so that a window with another amount
 * fails.
 */
export const readPortoneInfo: Action<typeof portoneInfo> = async (ctx, { merchant_uid, pg_name }, user) => {
  if (pg_name !== undefined && pg_name !== 'portone') throw new Fail('paymentTypeInvalid')
  const order = await payableOrder(ctx, user.seq, merchant_uid, 'portone')
  killPoint('portone.opened')
  const customer_uid = savesCard(order) ? await ctx.tx((tx) => keyUnderLock(tx, order)) : null
  if (customer_uid === null) await prepare(ctx, order)
  killPoint('portone.prepared')
  const payer = await payerOf(ctx, user.seq)
  const { impCode, channelKey, sdkUrl, walletChannels } = ctx.settings.portone
  return {
    sdk_url: sdkUrl,
    imp_code: impCode,
    channel_key: walletChannels[order.pay_method] ?? channelKey,
    pay_method: order.pay_method,
    merchant_uid: order.merchant_uid,
    name: goodsName(order),
    amount: order.price,
    tax_free: order.tax_free,
    buyer_name: payer.name,
    buyer_email: payer.email,
    buyer_tel: payer.phone,
    notice_url: ctx.settings.origin + webhookPaths.portone,
    customer_uid,
  }
}

async function prepare(ctx: Context, { order_seq, merchant_uid, price }: Payable): Promise<void> {
  const prepared = await ctx.payment.portone.prepare({ merchantUid: merchant_uid, amount: price })
  // Not fatal: a tampered amount is also detected when the payment is settled.
  if (!prepared.ok)
    ctx.log.warn({ order_seq, why: prepared.message }, 'payment: the amount was not registered beforehand')
}

const keyUnderLock = async (tx: TxContext, { order_seq }: Payable): Promise<string> =>
  keyOfOrder(tx, await tx.hooks.payables.lock(tx, order_seq))
