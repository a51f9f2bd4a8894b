import { Fail } from '../../kernel/serve.ts'
import type { Context } from '../../kernel/context.ts'
import type { Payable } from './payable.ts'
import { openAttempt } from './open-attempt.ts'
import { noteOpened } from './queries.ts'

/** The person's own order with an open attempt, before its window opens. An outcome in doubt keeps the window shut. */
export const payableOrder = (
  ctx: Context,
  userSeq: number,
  merchantUid: string,
  vendor: 'portone' | 'payple',
): Promise<Payable> =>
  ctx.tx(async (tx) => {
    const order = await tx.hooks.payables.holdOwn(tx, userSeq, { merchant: merchantUid })
    if (!order) throw new Fail('orderNotFound')
    // Taken over by another tab, or bought there: no window opens for it any more.
    await tx.hooks.payables.refuseTakenOver(tx, order)
    if (order.state !== 'pending') throw new Fail('orderNotFound')
    if (order.pg_name !== vendor || order.pay_method === 'vbank') throw new Fail('paymentTypeInvalid')
    const attempt = await openAttempt(tx, order)
    if (attempt.state !== 'pending') throw new Fail('analysisInProgress')
    await noteOpened(tx.db, attempt.attempt_seq)
    return order
  })
