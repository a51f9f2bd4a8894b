import { Fail } from '../../kernel/serve.ts'
import type { Context } from '../../kernel/context.ts'
import type { Payable } from './payable.ts'
import { openAttempt } from './opening/open-attempt.ts'
import { markOpened } from './queries.ts'

/**
 * The user's own order with an open attempt, before its window opens. While its outcome is unknown, no window opens.
 */
export const payableOrder = (
  ctx: Context,
  userSeq: number,
  merchantUid: string,
  vendor: 'portone' | 'payple',
): Promise<Payable> =>
  ctx.tx(async (tx) => {
    const order = await tx.hooks.payables.lockOwn(tx, userSeq, { merchant: merchantUid })
    if (!order) throw new Fail('orderNotFound')
    // Replaced by an order in another tab, or already bought there: no window opens for this one.
    await tx.hooks.payables.refuseTakenOver(tx, order)
    if (order.state !== 'pending') throw new Fail('orderNotFound')
    if (order.pg_name !== vendor || order.pay_method === 'vbank') throw new Fail('paymentTypeInvalid')
    const attempt = await openAttempt(tx, order)
    if (attempt.state !== 'pending') throw new Fail('analysisInProgress')
    await markOpened(tx.db, attempt.attempt_seq)
    return order
  })
