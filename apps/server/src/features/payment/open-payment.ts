import type { TxContext } from '../../kernel/context.ts'
import type { Payable } from './payable.ts'
import { openAttempt } from './open-attempt.ts'
import { reserveAccount } from './reserve-account.ts'

/** An order that is to be paid: its attempt, and with a deposit its account. In the transaction that makes it. */
export async function openPayment(tx: TxContext, order: Payable): Promise<void> {
  const attempt = await openAttempt(tx, order)
  if (order.pay_method === 'vbank') await reserveAccount(tx, attempt)
}
