import type { Kernel } from '../kernel/kernel.ts'
import { heldOrders, windowResult } from '../services/payple/order.ts'
import { actInWindow } from '../services/payple/window.ts'
import { buy } from '../services/portone/buy.ts'
import { heldPayments } from '../services/portone/payment.ts'

type Asked = {
  merchant_uid: string
  amount: number
  outcome: 'paid' | 'failed' | 'cancelled'
  gateway: 'portone' | 'payple'
}
const acts = { paid: 'pay', failed: 'fail', cancelled: 'cancel' } as const
const CARD = '4111111111111111'

/** Plays the buyer's window without a browser. Payple's result is what its form would post to the product. */
export function playBuyer(kernel: Kernel, { merchant_uid, amount, outcome, gateway }: Asked): object {
  if (gateway === 'portone') {
    const opening = { merchant_uid, amount, name: '결제', channel: 'pc' }
    return { imp_uid: buy(kernel.play('portone'), opening, acts[outcome], CARD).payment.imp_uid }
  }
  const ask = {
    PCD_PAY_OID: merchant_uid,
    PCD_PAY_TOTAL: String(amount),
    PCD_PAY_GOODS: '결제',
    PCD_PAY_TYPE: 'card',
    PCD_PAY_WORK: 'PAY',
  }
  const acted = actInWindow(kernel.play('payple'), ask, acts[outcome], CARD)
  return { imp_uid: merchant_uid, result: windowResult(acted, '') }
}

/** What both gateways believe, oldest first. */
export function listPayments(kernel: Kernel): readonly object[] {
  const portone = heldPayments(kernel.play('portone'))
    .all()
    .map(([, { payment }]) => ({
      gateway: 'portone',
      imp_uid: payment.imp_uid,
      merchant_uid: payment.merchant_uid,
      status: payment.status,
      amount: payment.amount,
      cancel_amount: payment.cancel_amount,
      cancels: payment.cancel_history.length,
    }))
  const payple = heldOrders(kernel.play('payple'))
    .all()
    .map(([, order]) => ({
      gateway: 'payple',
      imp_uid: order.oid,
      merchant_uid: order.oid,
      status: order.refunded >= order.total && order.state === 'paid' ? 'cancelled' : order.state,
      amount: order.total,
      cancel_amount: order.refunded,
      cancels: order.refunds,
    }))
  return [...portone, ...payple]
}
