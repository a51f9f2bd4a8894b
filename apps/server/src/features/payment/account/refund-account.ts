import type { BankAccount } from '@jipsalpim/providers/payment/port.ts'
import type { SealPlace } from '../../../crypto/seal.ts'
import type { Context } from '../../../kernel/context.ts'
import { refundAccountOf } from './account-queries.ts'

/** The account to which an order's deposit is refunded; null if the user has not entered one. */
export async function readRefundAccount(
  ctx: Pick<Context, 'db' | 'seal'>,
  orderSeq: number,
): Promise<BankAccount | null> {
  const saved = await refundAccountOf(ctx.db, orderSeq)
  if (!saved?.number_sealed || !saved.holder_sealed) return null
  return {
    bankCode: saved.bank_code,
    number: ctx.seal.open(refundPlace(orderSeq, 'number_sealed'), saved.number_sealed).reveal(),
    holder: ctx.seal.open(refundPlace(orderSeq, 'holder_sealed'), saved.holder_sealed).reveal(),
  }
}

export const refundPlace = (orderSeq: number, column: 'number_sealed' | 'holder_sealed'): SealPlace => ({
  table: 'payment_refund_account',
  column,
  row: orderSeq,
})
