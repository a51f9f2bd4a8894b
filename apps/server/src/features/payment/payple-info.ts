import type { paypleInfo, paypleInfoOrder } from '@jipsalpim/contract/payment.ts'
import type { Action } from '../../http/serve.ts'
import { payableOrder } from './payable-order.ts'
import { paypleReturnPath } from './paths.ts'
import { payerOf } from './payer.ts'
import { goodsName } from './words.ts'

export const readPaypleInfo: Action<typeof paypleInfo> = async (ctx) => ({
  sdk_url: ctx.settings.payple.sdkUrl,
  client_key: ctx.settings.payple.clientKey,
})

/** The window's parameters of one order, by the specification's section 5. */
export const readPaypleInfoOrder: Action<typeof paypleInfoOrder> = async (ctx, { merchant_uid, card_ver }, user) => {
  const order = await payableOrder(ctx, user.seq, merchant_uid, 'payple')
  const payer = await payerOf(ctx, user.seq)
  return {
    PCD_PAY_TYPE: 'card',
    PCD_PAY_WORK: order.price === 0 ? 'AUTH' : 'PAY',
    PCD_CARD_VER: card_ver === 'billing' ? '01' : '02',
    PCD_PAY_GOODS: goodsName,
    PCD_PAY_TOTAL: order.price,
    // Told only beside a tax-free amount, which a report does not have.
    PCD_PAY_TAXTOTAL: null,
    PCD_PAY_OID: order.merchant_uid,
    PCD_PAYER_NO: payer.no,
    PCD_PAYER_NAME: payer.name,
    PCD_PAYER_HP: payer.phone,
    PCD_PAYER_EMAIL: payer.email,
    PCD_RST_URL: ctx.settings.origin + paypleReturnPath,
  }
}
