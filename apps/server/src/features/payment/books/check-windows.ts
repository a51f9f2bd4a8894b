import type { Context } from '../../../kernel/context.ts'
import { fetchLastDay } from '../settling/fetch-payments.ts'
import { markAsked, openAttemptsBetween } from '../queries.ts'
import { compareOrder, GatewayDown, type TimeRange, type Vendor } from './compare-orders.ts'

/** Enough to check a thousand windows left open in one evening within five hours. */
const AT_MOST = 200
/** Well below the job's time limit, however slowly the gateway answers. */
const SECONDS = 180
/** A single missing answer may be a slow bank; several in a row mean that the gateway is down. */
const GIVES_UP_AFTER = 3

/**
 * Asks a gateway without a list about each window that was opened in the period and has no known payment, least
 * recently checked first; the rest waits for the next hour. Only orders for which the gateway has money are compared.
 */
export async function checkWindows(ctx: Context, vendor: Vendor, { from, to }: TimeRange): Promise<void> {
  const until = performance.now() + SECONDS * 1000
  const open = await openAttemptsBetween(ctx.db, vendor, from, to)
  const asked = new Set<string>()
  let unanswered = 0
  for (const attempt of open) {
    if (asked.has(attempt.merchant_uid)) continue
    if (asked.size >= AT_MOST || performance.now() > until) break
    asked.add(attempt.merchant_uid)
    await markAsked(ctx.db, attempt.attempt_seq)
    const answer = await fetchLastDay(ctx, attempt)
    if (!answer.ok) {
      if (++unanswered >= GIVES_UP_AFTER) throw new GatewayDown(`payment ${attempt.attempt_seq}: ${answer.message}`)
      continue
    }
    if (answer.value.some((p) => p.state === 'paid' || p.state === 'cancelled'))
      await compareOrder(ctx, vendor, attempt.merchant_uid, null)
  }
  const waiting = new Set(open.map((a) => a.merchant_uid)).size - asked.size
  if (waiting > 0) ctx.log.warn({ asked: asked.size, waiting }, 'payment: more open windows than an hour asks about')
}
