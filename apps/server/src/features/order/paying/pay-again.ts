import type { WalletMethod } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import { supportsMethod } from './supports-method.ts'
import type { payOrderPayment } from '@jipsalpim/contract/areas/pay-order/calls.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { openAttempt } from '../../payment/opening/open-attempt.ts'
import { copyOrder } from '../placing/copy-order.ts'
import { isPaidAs, orderOfDraft } from '../placing/draft-order.ts'
import { newMerchantUid } from '../placing/merchant-uid.ts'
import { againOf, type Again } from '../placing/order-again.ts'
import type { OrderRow } from '../order-row.ts'
import { insertAlone } from '../placing/alone/one-purchase.ts'
import { taxFreeOf } from '../price/price-of.ts'
import { insertCuts, insertOrderEvent, lockOwnOrder } from '../queries.ts'
import { reorderByTicket } from '../placing/reorder-by-ticket.ts'

/**
 * Orders a re-order or a price difference. Runs under the lock of the original order, so that it is exchanged only
 * once. The same draft key returns the same order as long as it is open or paid.
 */
export const payAgain: Action<typeof payOrderPayment> = (ctx, input, user) =>
  ctx.tx(async (tx) => {
    const from = await lockOwnOrder(tx.db, user.seq, { order_seq: input.order_seq })
    if (!from) throw new Fail('orderNotFound')
    if (input.pg_name === 'ticket') return reorderByTicket(tx, from, input)
    const { pg_name, pay_method } = input
    const { wanted, shown_price } = input
    const isSame = (o: OrderRow) =>
      o.from_order_seq === from.order_seq &&
      o.again === wanted.kind &&
      o.price === shown_price &&
      (o.state === 'completed' || isPaidAs(o, pg_name, pay_method))
    const before = await orderOfDraft(tx, user.seq, input.draft_key, isSame)
    if (before) return before
    const again = await againOf(tx, from, input.wanted, user)
    const price = again.kind === 'reorder' ? again.price.price : again.price
    if (input.shown_price !== price) throw new Fail('paymentRequestFailed', { price })
    if (!supportsMethod(price, { pg_name, pay_method })) throw new Fail('paymentTypeInvalid')
    const order = await insertAgain(tx, from, again, { pg_name, pay_method, draft_key: input.draft_key })
    killPoint('again.made')
    await openAttempt(tx, order)
    return { merchant_uid: order.merchant_uid, order_seq: order.order_seq, price, state: 'pending' }
  })

async function insertAgain(
  tx: TxContext,
  from: OrderRow,
  again: Again,
  { pg_name, pay_method, draft_key }: { pg_name: 'portone' | 'payple'; pay_method: WalletMethod; draft_key: string },
): Promise<OrderRow> {
  const terms = { pg_name, pay_method, draft_key, from_order_seq: from.order_seq, again: again.kind }
  if (again.kind === 'reorder') {
    const { full, price, discount } = again.price
    const order = await copyOrder(tx, again.from, {
      ...terms,
      price,
      discount: full - price,
      tax_free: taxFreeOf(again.price, price),
    })
    if (discount) await insertCuts(tx.db, order.order_seq, [discount])
    return order
  }
  const { product, price, taxFree, tickets } = again
  const merchant_uid = newMerchantUid(tx.now())
  const order = await insertAlone(
    tx,
    { ...terms, merchant_uid, user_seq: from.user_seq, product, price, tax_free: taxFree, tickets },
    null,
  )
  await insertOrderEvent(tx.db, order.order_seq, 'created', { product, price, pg_name, from: from.order_seq })
  return order
}
