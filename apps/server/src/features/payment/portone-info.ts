import type { portoneInfo } from '@jipsalpim/contract/payment.ts'
import type { Action } from '../../http/serve.ts'
import { killPoint } from '../../testing/kill-point.ts'
import { payableOrder } from './payable-order.ts'
import { payerOf } from './payer.ts'
import { webhookPaths } from './paths.ts'
import { goodsName } from './words.ts'

/** The window's parameters. The amount is told to PortOne beforehand, so that a window with another one fails. */
export const readPortoneInfo: Action<typeof portoneInfo> = async (ctx, { merchant_uid }, user) => {
  const order = await payableOrder(ctx, user.seq, merchant_uid, 'portone')
  killPoint('portone.opened')
  const prepared = await ctx.payment.portone.prepare({ merchantUid: order.merchant_uid, amount: order.price })
  killPoint('portone.prepared')
  // Without it a tampered amount is still found when the payment is settled.
  if (!prepared.ok)
    ctx.log.warn({ order_seq: order.order_seq, why: prepared.message }, 'payment: amount not told beforehand')
  const payer = await payerOf(ctx, user.seq)
  const { impCode, channelKey, sdkUrl } = ctx.settings.portone
  return {
    sdk_url: sdkUrl,
    imp_code: impCode,
    channel_key: channelKey,
    merchant_uid: order.merchant_uid,
    name: goodsName(order),
    amount: order.price,
    tax_free: order.tax_free,
    buyer_name: payer.name,
    buyer_email: payer.email,
    buyer_tel: payer.phone,
    notice_url: ctx.settings.origin + webhookPaths.portone,
  }
}
