import type { Context } from '../../../kernel/context.ts'
import { isListed } from '../doubt/listed-queries.ts'
import type { Settled } from './settled.ts'
import { syncAttempt, settledAs } from './sync-attempt.ts'
import { attemptOf } from '../queries.ts'

/**
 * The outcome of an order's payment. `hint`: the gateway's payment id as sent by a browser. A settled order is not
 * checked again, unless the hint names a payment that the gateway has never reported: then another window was paid.
 */
export async function settlePayment(ctx: Context, merchantUid: string, hint: string | null = null): Promise<Settled> {
  const attempt = await attemptOf(ctx.db, merchantUid)
  if (!attempt) return { is: 'no-attempt' }
  const over = attempt.state === 'paid' || attempt.state === 'cancelled' ? settledAs(attempt) : null
  const news = hint !== null && attempt.vendor === 'portone' && !(await isListed(ctx.db, 'portone', hint))
  if (over && !news) return over
  return (await syncAttempt(ctx, attempt, hint === null ? [] : [hint])).settled
}
