import type { paypleInfo, paypleInfoOrder } from '@jipsalpim/contract/areas/payment/calls.ts'
import { vatOf } from '@jipsalpim/engine/law/vat.ts'
import type { Action } from '../../../kernel/serve.ts'
import { savesCard } from '../card/card-of-order.ts'
import { payableOrder } from '../payable-order.ts'
import { paypleReturnPath } from './paths.ts'
import { payerOf } from './payer.ts'
import { goodsName } from '@jipsalpim/contract/areas/order/goods-words.ts'

export const readPaypleInfo: Action<typeof paypleInfo> = async (ctx) => ({
  sdk_url: ctx.settings.payple.sdkUrl,
  client_key: ctx.settings.payple.clientKey,
})

/** The window's parameters of one order, by the specification's section 5. */
export const readPaypleInfoOrder: Action<typeof paypleInfoOrder> = async (ctx, { merchant_uid, card_ver }, user) => {
  const order = await payableOrder(ctx, user.seq, merchant_uid, 'payple')
  const payer = await payerOf(ctx, user.seq)
  return {
    PCD_PAY_TYPE: order.pay_method === 'transfer' ? 'transfer' : 'card',
    PCD_PAY_WORK: savesCard(order) ? 'AUTH' : 'PAY',
    // a card is registered only as a billing key
    PCD_CARD_VER: card_ver === 'billing' || savesCard(order) ? '01' : '02',
    PCD_PAY_METHOD: order.pay_method === 'naverpay' ? 'naverPay' : order.pay_method === 'kakaopay' ? 'kakaoPay' : null,
    PCD_PAY_GOODS: goodsName(order),
    PCD_PAY_TOTAL: order.price,
    PCD_PAY_ISTAX: order.price > 0 && order.tax_free === order.price ? 'N' : 'Y',
    // Sent only with a tax-free amount: otherwise the gateway computes the VAT of the whole price.
    PCD_PAY_TAXTOTAL: order.tax_free > 0 ? vatOf(order.price - order.tax_free) : null,
    PCD_PAY_OID: order.merchant_uid,
    PCD_PAYER_NO: payer.no,
    PCD_PAYER_NAME: payer.name,
    PCD_PAYER_HP: payer.phone,
    PCD_PAYER_EMAIL: payer.email,
    PCD_RST_URL: ctx.settings.origin + paypleReturnPath,
  }
}
