import type { orderBankAccount } from '@jipsalpim/contract/areas/order/cash.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { Payable } from '../payable.ts'
import { accountOfOrder, lastRefund, refundAccountOf, type AccountRow } from './account-queries.ts'
import { attemptBySeq } from '../queries.ts'

type AccountState = Output<typeof orderBankAccount>

export const readAccount: Action<typeof orderBankAccount> = async (ctx, { merchant_uid }, user) => {
  const order = await ctx.hooks.payables.findOwn(ctx, user.seq, merchant_uid)
  const account = order && (await accountOfOrder(ctx.db, order.order_seq))
  if (!order) throw new Fail('orderNotFound')
  if (!account) throw new Fail('paymentTypeInvalid')
  const attempt = await attemptBySeq(ctx.db, account.attempt_seq)
  const refund = await lastRefund(ctx.db, order.order_seq)
  const saved = await refundAccountOf(ctx.db, order.order_seq)
  return {
    state:
      attempt?.reason === 'wrong-amount'
        ? 'wrong-amount'
        : stateOf(order, account, { refunds: refund !== undefined, now: ctx.now() }),
    amount: order.price,
    bank_name: account.bank_name,
    number: account.number,
    holder: account.holder,
    due_at: account.due_at.toISOString(),
    refund: refund
      ? {
          state: refund.state === 'done' ? 'done' : saved ? 'going' : 'needed',
          amount: refund.amount,
          bank_code: saved?.bank_code ?? null,
        }
      : null,
  }
}

function stateOf(
  order: Payable,
  account: AccountRow,
  { refunds, now }: { refunds: boolean; now: Date },
): AccountState['state'] {
  if (order.state === 'completed') return 'paid'
  // Deposited for an order that had already ended: the deposit is refunded, though nothing was bought.
  if (refunds) return 'refunded'
  if (order.state === 'refunded') return 'refunded'
  if (account.state === 'refused') return 'refused'
  if (order.state !== 'pending') return now < account.due_at ? 'closed' : 'ended'
  return account.state === 'asked' ? 'opening' : 'waiting'
}
