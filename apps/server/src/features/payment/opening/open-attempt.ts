import { Fail } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import type { Payable } from '../payable.ts'
import { attemptOf, insertAttempt, type AttemptRow } from '../queries.ts'

type Opened = Pick<Payable, 'order_seq' | 'merchant_uid' | 'pg_name' | 'price' | 'pay_method'>

/** The open attempt of an order, inserted before its window opens; a new one after a definite failure. */
export async function openAttempt(tx: Pick<TxContext, 'db'>, order: Opened): Promise<AttemptRow> {
  const made = await insertAttempt(tx.db, {
    order_seq: order.order_seq,
    vendor: order.pg_name,
    merchant_uid: order.merchant_uid,
    amount: order.price,
    method: order.pay_method,
  })
  const open = made ?? (await attemptOf(tx.db, order.merchant_uid))
  if (!open) throw new Fail('tryLater')
  return open
}
