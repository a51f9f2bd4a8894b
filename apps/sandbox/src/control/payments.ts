import type { Kernel } from '../kernel/kernel.ts'
import { storedOrders, windowResult } from '../services/payple/order.ts'
import { actInWindow } from '../services/payple/window.ts'
import { buy } from '../services/portone/buy.ts'
import { storedPayments } from '../services/portone/payment.ts'
import { standingReceipt } from '../services/portone/receipts.ts'
import { deposit, openVbank } from '../services/portone/vbank.ts'

type Asked = {
  merchant_uid: string
  amount: number
  outcome: 'paid' | 'failed' | 'cancelled'
  gateway: 'portone' | 'payple'
  /** At Payple: by transfer. At PortOne: an open virtual account takes the deposit anyway. */
  method: 'card' | 'transfer'
  /** At PortOne: the card is stored under this key. */
  customer_uid?: string | undefined
  /** At Payple: the shop's member number. */
  payer_no?: string | undefined
  /**
   * At PortOne: the tax-free part of the amount. If absent, the gateway does not know it, and does not limit refunds by
   * it.
   */
  tax_free?: number | undefined
  card_number?: string | undefined
}
const acts = { paid: 'pay', failed: 'fail', cancelled: 'cancel' } as const
const CARD = '4111111111111111'

/** Simulates the buyer's window without a browser. Payple's result is what its form would post to the product. */
export function playBuyer(kernel: Kernel, asked: Asked): object {
  const {
    merchant_uid,
    amount,
    outcome,
    gateway,
    method,
    customer_uid,
    payer_no,
    tax_free,
    card_number: card = CARD,
  } = asked
  if (gateway === 'portone') {
    const play = kernel.play('portone')
    const account = openVbank(play, merchant_uid)
    if (account && outcome === 'paid') return { imp_uid: deposit(play, account, amount).imp_uid }
    const opening = {
      merchant_uid,
      amount,
      name: '결제',
      channel: 'pc',
      ...(customer_uid && { customer_uid }),
      ...(tax_free !== undefined && { taxFree: tax_free }),
    }
    return { imp_uid: buy(play, opening, acts[outcome], card).payment.imp_uid }
  }
  const ask = {
    PCD_PAY_OID: merchant_uid,
    PCD_PAY_TOTAL: String(amount),
    PCD_PAY_GOODS: '결제',
    PCD_PAY_TYPE: method,
    PCD_PAY_WORK: amount === 0 ? 'AUTH' : 'PAY',
    PCD_CARD_VER: amount === 0 ? '01' : '02',
    ...(payer_no && { PCD_PAYER_NO: payer_no }),
  }
  const acted = actInWindow(kernel.play('payple'), ask, acts[outcome], card)
  return { imp_uid: merchant_uid, result: windowResult(acted, '') }
}

/** The payments stored at both gateways, oldest first. */
export function listPayments(kernel: Kernel): readonly object[] {
  const portone = storedPayments(kernel.play('portone'))
    .all()
    .map(([, { payment }]) => ({
      gateway: 'portone',
      imp_uid: payment.imp_uid,
      merchant_uid: payment.merchant_uid,
      status: payment.status,
      amount: payment.amount,
      cancel_amount: payment.cancel_amount,
      cancels: payment.cancel_history.length,
      method: payment.pay_method,
      receipt: standingReceipt(kernel.play('portone'), payment.imp_uid)?.amount ?? null,
      receipt_vat: standingReceipt(kernel.play('portone'), payment.imp_uid)?.vat ?? null,
    }))
  const payple = storedOrders(kernel.play('payple'))
    .all()
    .map(([, order]) => ({
      gateway: 'payple',
      imp_uid: order.oid,
      merchant_uid: order.oid,
      status: order.refunded >= order.total && order.state === 'paid' ? 'cancelled' : order.state,
      amount: order.total,
      cancel_amount: order.refunded,
      cancels: order.refunds,
      method: order.type,
      receipt: order.receipt?.amount ?? null,
      receipt_vat: null,
    }))
  return [...portone, ...payple]
}
