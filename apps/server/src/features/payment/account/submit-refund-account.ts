import type { orderRefundAccount } from '@jipsalpim/contract/areas/order/cash.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { saveRefundAccount, waitingRefunds } from './account-queries.ts'
import { enqueueRefund } from '../refund/create-refund.ts'
import { refundPlace } from './refund-account.ts'

/** Stores the account for the refund of a deposit; refunds waiting for it start immediately. */
export const submitRefundAccount: Action<typeof orderRefundAccount> = (ctx, input, user) =>
  ctx.tx(async (tx) => {
    const order = await tx.hooks.payables.lockOwn(tx, user.seq, { merchant: input.merchant_uid })
    if (!order) throw new Fail('orderNotFound')
    if (order.pay_method !== 'vbank') throw new Fail('paymentTypeInvalid')
    const { order_seq } = order
    await saveRefundAccount(tx.db, {
      order_seq,
      bank_code: input.bank_code,
      number_sealed: tx.seal.seal(refundPlace(order_seq, 'number_sealed'), input.number),
      holder_sealed: tx.seal.seal(refundPlace(order_seq, 'holder_sealed'), input.holder),
    })
    await tx.hooks.payables.note(tx, order_seq, 'refund-account', { bank_code: input.bank_code })
    for (const refund of await waitingRefunds(tx.db, order_seq)) await enqueueRefund(tx, refund)
    return { kept: true }
  })
