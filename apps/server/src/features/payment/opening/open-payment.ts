import type { TxContext } from '../../../kernel/context.ts'
import type { Payable } from '../payable.ts'
import { openAttempt } from './open-attempt.ts'
import { reserveAccount } from '../account/reserve-account.ts'

/**
 * Opens the payment of an order: its attempt and, for a deposit, its account. Runs in the transaction that inserts the
 * order.
 */
export async function openPayment(tx: TxContext, order: Payable): Promise<void> {
  const attempt = await openAttempt(tx, order)
  if (order.pay_method === 'vbank') await reserveAccount(tx, attempt)
}
