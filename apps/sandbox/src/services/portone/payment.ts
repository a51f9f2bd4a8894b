import type { Play } from '../../kernel/service.ts'
import { cardCodeOf } from '../../magic.ts'

/** The vendor's payment object, field for field. Instants are unix seconds, 0 if there is none. */
export type Payment = {
  imp_uid: string
  merchant_uid: string
  pay_method: string
  channel: string
  pg_provider: string
  emb_pg_provider: string | null
  pg_tid: string
  pg_id: string
  sandbox: boolean
  escrow: boolean
  apply_num: string | null
  bank_code: string | null
  bank_name: string | null
  card_code: string | null
  card_name: string | null
  card_issuer_code: string | null
  card_issuer_name: string | null
  card_publisher_code: string | null
  card_publisher_name: string | null
  card_quota: number
  card_number: string | null
  card_type: number | null
  name: string
  amount: number
  cancel_amount: number
  currency: string
  buyer_name: string | null
  buyer_email: string | null
  buyer_tel: string | null
  buyer_addr: string | null
  buyer_postcode: string | null
  custom_data: string | null
  user_agent: string | null
  status: 'ready' | 'paid' | 'cancelled' | 'failed'
  started_at: number
  paid_at: number
  failed_at: number
  cancelled_at: number
  fail_reason: string | null
  cancel_reason: string | null
  receipt_url: string | null
  cancel_history: readonly Cancellation[]
  cancel_receipt_urls: readonly string[]
  cash_receipt_issued: boolean
  customer_uid: string | null
  customer_uid_usage: 'issue' | 'payment' | null
  vbank_code: string | null
  vbank_name: string | null
  vbank_num: string | null
  vbank_holder: string | null
  vbank_date: number
  vbank_issued_at: number
  promotion: null
}
export type Cancellation = {
  pg_tid: string
  amount: number
  cancelled_at: number
  reason: string
  cancellation_id: string
  receipt_url: string
}
/** What the gateway stores with it: the webhook URL, and the tax-free part of the rest; absent if it was not sent. */
export type StoredPayment = { payment: Payment; noticeUrl: string; taxFreeLeft?: number }

export const storedPayments = (play: Play) => play.state.rows<StoredPayment>('payments')

export const unixNow = (play: Play): number => Math.floor(play.now().getTime() / 1000)

/** Payments of an order, newest first. */
export const paymentsOf = (play: Play, merchantUid: string): readonly Payment[] =>
  storedPayments(play)
    .all()
    .map(([, stored]) => stored.payment)
    .filter((p) => p.merchant_uid === merchantUid)
    .toReversed()

export type Opening = Pick<Payment, 'merchant_uid' | 'amount' | 'name' | 'channel'> & Partial<Payment>

export function openPayment(play: Play, opening: Opening): Payment {
  const n = String(play.state.next('imp_uid')).padStart(12, '0')
  return {
    imp_uid: `imp_${n}`,
    pay_method: 'card',
    pg_provider: 'nice_v2',
    emb_pg_provider: null,
    pg_tid: `nictest00m0101${n}`,
    pg_id: 'nictest00m',
    sandbox: true,
    escrow: false,
    apply_num: null,
    bank_code: null,
    bank_name: null,
    card_code: null,
    card_name: null,
    card_issuer_code: null,
    card_issuer_name: null,
    card_publisher_code: null,
    card_publisher_name: null,
    card_quota: 0,
    card_number: null,
    card_type: null,
    cancel_amount: 0,
    currency: 'KRW',
    buyer_name: null,
    buyer_email: null,
    buyer_tel: null,
    buyer_addr: null,
    buyer_postcode: null,
    custom_data: null,
    user_agent: null,
    status: 'ready',
    started_at: unixNow(play),
    paid_at: 0,
    failed_at: 0,
    cancelled_at: 0,
    fail_reason: null,
    cancel_reason: null,
    receipt_url: null,
    cancel_history: [],
    cancel_receipt_urls: [],
    cash_receipt_issued: false,
    customer_uid: null,
    customer_uid_usage: null,
    vbank_code: null,
    vbank_name: null,
    vbank_num: null,
    vbank_holder: null,
    vbank_date: 0,
    vbank_issued_at: 0,
    promotion: null,
    ...opening,
  }
}

export function asPaid(play: Play, payment: Payment, card: { name: string; number: string }): Payment {
  return {
    ...payment,
    status: 'paid',
    paid_at: unixNow(play),
    apply_num: payment.imp_uid.slice(-8),
    card_code: cardCodeOf(card.name),
    card_name: card.name,
    card_issuer_code: cardCodeOf(card.name),
    card_issuer_name: card.name,
    card_publisher_code: cardCodeOf(card.name),
    card_publisher_name: card.name,
    card_number: maskCard(card.number),
    card_type: 0,
    receipt_url: `${play.origin()}/sandbox/portone/receipts/${payment.imp_uid}`,
  }
}

export const asFailed = (play: Play, payment: Payment, reason: string): Payment => ({
  ...payment,
  status: 'failed',
  failed_at: unixNow(play),
  fail_reason: reason,
})

/** Refunds `amount` of the rest; the status changes only when nothing is left. */
export function asCancelled(play: Play, payment: Payment, amount: number, reason: string): Payment {
  const at = unixNow(play)
  const left = payment.amount - payment.cancel_amount - amount
  const receipt = `${play.origin()}/sandbox/portone/receipts/${payment.imp_uid}?cancel=${payment.cancel_history.length + 1}`
  const cancellation: Cancellation = {
    pg_tid: payment.pg_tid,
    amount,
    cancelled_at: at,
    reason,
    receipt_url: receipt,
    cancellation_id: `${payment.imp_uid}-c${payment.cancel_history.length + 1}`,
  }
  return {
    ...payment,
    status: left === 0 ? 'cancelled' : payment.status,
    cancel_amount: payment.cancel_amount + amount,
    cancelled_at: at,
    cancel_reason: reason,
    cancel_history: [...payment.cancel_history, cancellation],
    cancel_receipt_urls: [...payment.cancel_receipt_urls, receipt],
  }
}

/** The deposited amount is the paid amount, whatever had been requested. */
export const asDeposited = (play: Play, payment: Payment, amount: number): Payment => ({
  ...payment,
  amount,
  status: 'paid',
  paid_at: unixNow(play),
  receipt_url: `${play.origin()}/sandbox/portone/receipts/${payment.imp_uid}`,
})

const maskCard = (number: string) => `${number.slice(0, 4)}********${number.slice(-4)}`
