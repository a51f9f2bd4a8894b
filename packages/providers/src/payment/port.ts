import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Outcome } from '../outcome.ts'

export type PaymentState = 'ready' | 'paid' | 'failed' | 'cancelled'
/** What the gateway says it holds. Compared with our own row; never trusted from a browser. */
export type GatewayPayment = {
  /** imp_uid, or Payple's PCD_PAY_OID-bound key. */
  gatewayId: string
  merchantUid: string
  state: PaymentState
  amount: Won
  /** What has gone back of it; null where the gateway does not tell. */
  cancelledAmount: Won | null
  paidAt: Date | null
  method: string | null
  cardName: string | null
  cardNumber: string | null
  receiptUrl: string | null
  failReason: string | null
}
/** 'vbank': deposited into an account that was made for the order. */
export type PayMethod = 'card' | 'transfer' | 'vbank'
/** A person's own; codes are the banks' standard three digits. */
export type BankAccount = { bankCode: string; number: string; holder: string }
/** 'not-asked': the gateway let us in no further than its door, so nothing was done and it may be asked again. */
export type RefundRefusal = 'already-refunded' | 'over-balance' | 'not-found' | 'not-asked'

export interface PaymentPort {
  vendor: 'portone' | 'payple'
  /** Whether an inquiry tells what went back. Where it does not, a part whose outcome is unknown is not asked for again. */
  tellsRefunds: boolean
  /** The truth about a payment; `null` when the gateway does not know it. `paidOn` 'YYYYMMDD' is needed by Payple. */
  inquire(ref: {
    gatewayId: string | null
    merchantUid: string
    paidOn: string | null
    /** Payple looks a transfer up as one. */
    method?: PayMethod
  }): Promise<Outcome<GatewayPayment | null>>
  /**
   * `balance` is what we believe is still refundable. A gateway that compares it refuses a mismatch, which makes a repeat
   * safe; one that does not (`tellsRefunds` is false) refuses only more than there is, so that all of the rest may be
   * repeated and a part of it may not.
   */
  refund(r: {
    gatewayId: string
    merchantUid: string
    amount: Won
    balance: Won
    reason: string
    paidOn: string | null
    method?: PayMethod
    /** Where a deposit goes back to: its gateway knows an account of ours only. */
    to?: BankAccount | null
    /** The part of it that bears no tax. */
    taxFree?: Won
  }): Promise<Outcome<true, RefundRefusal>>
  /** The gateway's own list of what was begun there between two moments, page by page from 1; null where it keeps none. */
  books(r: {
    from: Date
    to: Date
    page: number
  }): Promise<Outcome<{ payments: readonly GatewayPayment[]; more: boolean } | null>>
  /** Everything that the gateway lists under one number of ours; null where it keeps no list. */
  listed(merchantUid: string): Promise<Outcome<readonly GatewayPayment[] | null>>
  /** Pre-registers the amount so that a window with another amount fails (PortOne); a no-op answer where there is none. */
  prepare(r: { merchantUid: string; amount: Won }): Promise<Outcome<true, 'duplicate'>>
}

/** Takes one order's money until `dueAt`. */
export type DepositAccount = {
  gatewayId: string
  bankCode: string
  bankName: string
  number: string
  holder: string
  dueAt: Date
}
export interface AccountPort {
  /** The order's account: the one that there is, else a new one. Safe to repeat. */
  openAccount(r: {
    merchantUid: string
    amount: Won
    bankCode: string
    dueAt: Date
    holder: string
    goods: string
    noticeUrl: string
  }): Promise<Outcome<DepositAccount, 'declined'>>
  /** Nothing can be deposited any more. Refused once something was. */
  closeAccount(gatewayId: string): Promise<Outcome<true, 'deposited'>>
}

/** 현금영수증: 'person' for the income tax, 'company' for its books. */
export type ReceiptKind = 'person' | 'company'
export type CashReceipt = { receiptId: string; amount: Won | null }
export type ReceiptOf = { gatewayId: string; merchantUid: string; paidOn: string | null }
export interface ReceiptPort {
  /** Over what is held of a payment in cash, `taxFree` of it without tax. `number`: a telephone, or a company's ten digits. */
  issueReceipt(
    r: ReceiptOf & { amount: Won; taxFree?: Won; kind: ReceiptKind; number: string },
  ): Promise<Outcome<CashReceipt, 'not-cash' | 'wrong-number'>>
  cancelReceipt(r: ReceiptOf & { amount: Won; kind: ReceiptKind; number: string }): Promise<Outcome<true, 'not-found'>>
  /** The one that stands; null where none does. */
  receiptOf(r: ReceiptOf): Promise<Outcome<CashReceipt | null>>
}

/** A card behind a billing key, as the gateway masks it. PortOne's key is ours, made before its window opens; Payple makes its own. */
export type BillingCard = { cardName: string | null; cardNumber: string | null }
export interface BillingPort {
  /** Null where no card stands behind the key, or another member's of ours than `payerNo`, where the gateway knows. */
  cardOf(key: string, payerNo: string): Promise<Outcome<BillingCard | null>>
  /** Nothing can be charged to it any more; done again it is done. */
  deleteKey(key: string): Promise<Outcome<true>>
}
