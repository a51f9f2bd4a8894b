import { addDays, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import type { Outcome } from '@jipsalpim/providers/outcome.ts'
import type { GatewayPayment } from '@jipsalpim/providers/payment/port.ts'
import type { Context } from '../../../kernel/context.ts'
import type { AttemptRow } from '../queries.ts'

/** A payment as reported by the gateway, with the day under which Payple files it. */
export type FetchedPayment = GatewayPayment & { paidOn: string | null }

/**
 * Everything that the gateway has under our number: every window and every try, not only the known one. `hints`:
 * payment ids from a browser or a webhook. The gateway's list may lag: a hinted payment that is not on it is fetched by
 * its id, and accepted only if the gateway confirms that it belongs to our order.
 */
export async function fetchPayments(
  ctx: Context,
  attempt: AttemptRow,
  hints: readonly string[] = [],
): Promise<Outcome<readonly FetchedPayment[]>> {
  if (attempt.vendor === 'free') return { ok: true, value: [] }
  const port = ctx.payment[attempt.vendor]
  const { merchant_uid: merchantUid } = attempt
  const listed = await port.listed(merchantUid)
  if (!listed.ok) return listed
  if (!listed.value) return fetchByDay(ctx, attempt, attempt.vendor, daysOf(attempt, ctx.now()))
  const stranger = listed.value.find((p) => p.merchantUid !== merchantUid)
  if (stranger) return rejectForeign(attempt, stranger)
  const found = listed.value.map((p): FetchedPayment => ({ ...p, paidOn: null }))
  for (const gatewayId of hints.filter((hint) => !found.some((p) => p.gatewayId === hint))) {
    const named = await port.inquire({ gatewayId, merchantUid, paidOn: null })
    if (!named.ok) return named
    if (named.value?.merchantUid === merchantUid) found.push({ ...named.value, paidOn: null })
    else ctx.log.warn({ attempt_seq: attempt.attempt_seq }, 'payment: a hint names no payment of its order')
  }
  return { ok: true, value: found }
}

/**
 * Whether the gateway captured money in a window opened in the last day: asks about today and yesterday only, so that
 * an open window costs one or two calls.
 */
export async function fetchLastDay(ctx: Context, attempt: AttemptRow): Promise<Outcome<readonly FetchedPayment[]>> {
  if (attempt.vendor !== 'payple') return fetchPayments(ctx, attempt)
  const today = dayInSeoul(ctx.now())
  const opened = dayInSeoul(attempt.opened_at)
  const days = [today, addDays(today, -1)].filter((d) => d >= opened)
  return fetchByDay(ctx, attempt, 'payple', days.map(filedUnder))
}

/** A gateway without a list has one payment per number and finds it only by its day. */
async function fetchByDay(
  ctx: Context,
  attempt: AttemptRow,
  vendor: 'portone' | 'payple',
  days: readonly string[],
): Promise<Outcome<readonly FetchedPayment[]>> {
  const { gateway_id: gatewayId, merchant_uid: merchantUid, method } = attempt
  for (const paidOn of days) {
    const found = await ctx.payment[vendor].inquire({ gatewayId, merchantUid, paidOn, method })
    if (!found.ok) return found
    if (!found.value) continue
    return found.value.merchantUid === merchantUid
      ? { ok: true, value: [{ ...found.value, paidOn }] }
      : rejectForeign(attempt, found.value)
  }
  return { ok: true, value: [] }
}

/** Rejects an answer about another order's payment. */
const rejectForeign = (attempt: AttemptRow, atGateway: GatewayPayment): Outcome<never> => ({
  ok: false,
  kind: 'unknown',
  why: 'malformed',
  message: `asked for ${attempt.merchant_uid}, told of ${atGateway.merchantUid}`,
})

/**
 * Payple finds a payment only by its day. If the day is not known: today and yesterday, and the days on which the
 * attempt began and its window was last opened, each with the next day, because a window may stay open past midnight.
 */
function daysOf(attempt: AttemptRow, now: Date): string[] {
  if (attempt.paid_on) return [attempt.paid_on]
  const today = dayInSeoul(now)
  const [opened, made] = [dayInSeoul(attempt.opened_at), dayInSeoul(attempt.created_at)]
  const days = [today, addDays(today, -1), opened, addDays(opened, 1), made, addDays(made, 1)]
  return [...new Set(days)].filter((d) => d >= made && d <= today).map(filedUnder)
}
const filedUnder = (d: Day): string => d.replaceAll('-', '')
