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
  cancelledAmount: Won
  paidAt: Date | null
  method: string | null
  cardName: string | null
  cardNumber: string | null
  receiptUrl: string | null
  failReason: string | null
}
export type RefundRefusal = 'already-refunded' | 'over-balance' | 'not-found'

export interface PaymentPort {
  vendor: 'portone' | 'payple'
  /** The truth about a payment; `null` when the gateway does not know it. `paidOn` 'YYYYMMDD' is needed by Payple. */
  inquire(ref: {
    gatewayId: string | null
    merchantUid: string
    paidOn: string | null
  }): Promise<Outcome<GatewayPayment | null>>
  /** `balance` is what we believe is still refundable: a mismatch is refused by the gateway, which makes it safe to repeat. */
  refund(r: {
    gatewayId: string
    merchantUid: string
    amount: Won
    balance: Won
    reason: string
    paidOn: string | null
  }): Promise<Outcome<GatewayPayment, RefundRefusal>>
  /** Pre-registers the amount so that a window with another amount fails (PortOne); a no-op answer where there is none. */
  prepare(r: { merchantUid: string; amount: Won }): Promise<Outcome<true, 'duplicate'>>
}
