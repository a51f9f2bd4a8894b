import type { operatorRefund } from '@jipsalpim/contract/areas/operator/back-office.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { lockForPayment } from '../../order/paying/lock-for-payment.ts'
import { refundByOperator, needPossible } from './refund-by-operator.ts'
import { refundLimit } from './refund-limit.ts'
import { refundedAlone, insertRequest, lockRefundsOf, openRequestOf } from './refund-queries.ts'
import { storyHead } from '../story/story-queries.ts'

/** One operator may refund up to the limit; above it, a request for a second one's approval is inserted. */
export const refundByHand: Action<typeof operatorRefund> = async (ctx, input, operator) => {
  const { order_seq, amount, seen_back, reason } = input
  if (!(await storyHead(ctx.db, order_seq))) throw new Fail('notFound')
  const waits = { refund_seq: null, amount, due_on: null, state: 'waits' as const }
  return ctx.tx(async (tx) => {
    const order = await lockForPayment(tx, order_seq)
    const waiting = await openRequestOf(tx.db, order_seq)
    // A repeat after a lost answer is the same request.
    if (waiting?.made_by === operator.seq && waiting.amount === amount) return waits
    if (waiting) throw new Fail('operatorBehind')
    const part = { amount, seenBack: seen_back }
    const needs_second = await isAboveLimit(tx, { order_seq, amount, by: operator.seq })
    const request = { order_seq, amount, seen_back, reason, made_by: operator.seq, needs_second }
    if (needs_second) {
      await needPossible(tx, order, part)
      await insertRequest(tx.db, { ...request, refund_seq: null })
      return waits
    }
    const { refund_seq, due_on } = await refundByOperator(tx, order, { ...part, askedAt: tx.now() })
    await insertRequest(tx.db, { ...request, refund_seq })
    return { refund_seq, amount, due_on, state: 'live' as const }
  })
}

type Asked = { order_seq: number; amount: number; by: number }
async function isAboveLimit(tx: TxContext, { order_seq, amount, by }: Asked): Promise<boolean> {
  await lockRefundsOf(tx.db, by)
  const limit = refundLimit.at(dayInSeoul(tx.now()))?.value
  const given = await refundedAlone(tx.db, order_seq, by)
  return !limit || given.order + amount > limit.order || given.day + amount > limit.day
}
