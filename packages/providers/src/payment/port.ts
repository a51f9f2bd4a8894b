import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Outcome } from '../outcome.ts'
import type { Decline } from './decline.ts'

export type PaymentState = 'ready' | 'paid' | 'failed' | 'cancelled'
/** What the gateway has stored. Compared with our own row; never accepted from a browser. */
export type GatewayPayment = {
  /** imp_uid, or Payple's PCD_PAY_OID-bound key. */
  gatewayId: string
  merchantUid: string
  state: PaymentState
  amount: Won
  /** The refunded amount; null if the gateway does not report it. */
  cancelledAmount: Won | null
  paidAt: Date | null
  method: string | null
  cardName: string | null
  cardNumber: string | null
  receiptUrl: string | null
  failReason: string | null
}
/** The wallets pay from a card; 'vbank' is a transfer to a virtual account that was opened for the order. */
export type PayMethod = 'kakaopay' | 'naverpay' | 'tosspay' | 'card' | 'transfer' | 'vbank'
/** A user's own account; codes are the banks' standard three digits. */
export type BankAccount = { bankCode: string; number: string; holder: string }
/** 'not-asked': the gateway refused at the authentication, so nothing was done and it is safe to retry. */
export type RefundRefusal = 'already-refunded' | 'over-balance' | 'not-found' | 'not-asked'

export interface PaymentPort {
  vendor: 'portone' | 'payple'
  /** Whether an inquiry reports refunds. If not, a partial refund with an unknown outcome is not retried. */
  reportsRefunds: boolean
  /** The actual state of a payment; `null` if the gateway does not know it. Payple needs `paidOn` ('YYYYMMDD'). */
  inquire(ref: {
    gatewayId: string | null
    merchantUid: string
    paidOn: string | null
    /** Payple needs the method to find a transfer. */
    method?: PayMethod
  }): Promise<Outcome<GatewayPayment | null>>
  /**
   * `balance` is what we believe is still refundable. A gateway that compares it refuses a mismatch, which makes a
   * retry safe; one that does not (`reportsRefunds` is false) refuses only more than the rest, so that a refund of the
   * whole rest is safe to retry and a partial one is not.
   */
  refund(r: {
    gatewayId: string
    merchantUid: string
    amount: Won
    balance: Won
    reason: string
    paidOn: string | null
    method?: PayMethod
    /** The account for the refund of a bank transfer: the gateway knows only our own account. */
    to?: BankAccount | null
    /** The tax-free part of the amount. */
    taxFree?: Won
  }): Promise<Outcome<true, RefundRefusal>>
  /** The gateway's own list of payments started between two instants, page by page from 1; null if it has none. */
  books(r: {
    from: Date
    to: Date
    page: number
  }): Promise<Outcome<{ payments: readonly GatewayPayment[]; more: boolean } | null>>
  /** Everything that the gateway lists under one of our order numbers; null if it has no list. */
  listed(merchantUid: string): Promise<Outcome<readonly GatewayPayment[] | null>>
  /** Pre-registers the amount, so that a window with another amount fails (PortOne); otherwise a no-op. */
  prepare(r: { merchantUid: string; amount: Won }): Promise<Outcome<true, 'duplicate'>>
}

/** Accepts one order's money until `dueAt`. */
export type DepositAccount = {
  gatewayId: string
  bankCode: string
  bankName: string
  number: string
  holder: string
  dueAt: Date
}
export interface AccountPort {
  /** The order's account: the existing one, else a new one. Safe to retry. */
  openAccount(r: {
    merchantUid: string
    amount: Won
    bankCode: string
    dueAt: Date
    holder: string
    goods: string
    noticeUrl: string
  }): Promise<Outcome<DepositAccount, 'declined'>>
  /** Stops further deposits. Refused after a deposit was made. */
  closeAccount(gatewayId: string): Promise<Outcome<true, 'deposited'>>
}

/** 현금영수증: 'person' for an income tax deduction, 'company' as proof of expenditure. */
export type ReceiptKind = 'person' | 'company'
export type CashReceipt = { receiptId: string; amount: Won | null }
export type ReceiptOf = { gatewayId: string; merchantUid: string; paidOn: string | null }
export interface ReceiptPort {
  /**
   * For the rest of a cash payment, of which `taxFree` is without tax. `number`: a phone number, or a company's ten
   * digits.
   */
  issueReceipt(
    r: ReceiptOf & { amount: Won; taxFree?: Won; kind: ReceiptKind; number: string },
  ): Promise<Outcome<CashReceipt, 'not-cash' | 'wrong-number'>>
  cancelReceipt(r: ReceiptOf & { amount: Won; kind: ReceiptKind; number: string }): Promise<Outcome<true, 'not-found'>>
  /** The current receipt; null if there is none. */
  receiptOf(r: ReceiptOf): Promise<Outcome<CashReceipt | null>>
}

/**
 * The card of a billing key, masked by the gateway. PortOne's key is ours, created before its window opens; Payple
 * creates its own.
 */
export type BillingCard = { cardName: string | null; cardNumber: string | null }
export type CardCharge = {
  key: string
  payer: { no: string; name: string; email: string; phone: string }
  merchantUid: string
  amount: Won
  /** The tax-free part of the amount. */
  taxFree: Won
  goods: string
  /** Where the gateway reports the result, if it does. */
  noticeUrl: string
}
/** 'not-asked': refused at the authentication, so nothing was started. */
export type ChargeRefusal = Decline | 'not-asked'
export interface BillingPort {
  /** Null if the key has no card, or if the gateway reports another member number than `payerNo`. */
  cardOf(key: string, payerNo: string): Promise<Outcome<BillingCard | null>>
  /** The key can no longer be charged. Idempotent. */
  deleteKey(key: string): Promise<Outcome<true>>
  /**
   * Charges the card of a key. Only the gateway's own list shows whether the money was taken: an answer is a hint for
   * the next inquiry. A gateway that has a charge under an order number never makes a second one.
   */
  charge(r: CardCharge): Promise<Outcome<GatewayPayment, ChargeRefusal>>
}
