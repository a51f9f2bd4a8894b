import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Outcome } from '@jipsalpim/providers/outcome.ts'
import type { GatewayPayment } from '@jipsalpim/providers/payment/port.ts'
import type { Context } from '../../kernel/context.ts'
import type { AttemptRow } from './queries.ts'

/** A payment as the gateway holds it, with the day that Payple files it under. */
export type Held = GatewayPayment & { paidOn: string | null }

/**
 * Everything that the gateway has under our number: of every window and every try, not only of the one we know. `hints`
 * are ids that a browser or a webhook told. The gateway's list may be behind: one that it does not show is asked about by
 * itself, and believed only when the gateway says that it is of our order.
 */
export async function askGateway(
  ctx: Context,
  attempt: AttemptRow,
  hints: readonly string[] = [],
): Promise<Outcome<readonly Held[]>> {
  if (attempt.vendor === 'free') return { ok: true, value: [] }
  const port = ctx.payment[attempt.vendor]
  const { merchant_uid: merchantUid } = attempt
  const listed = await port.listed(merchantUid)
  if (!listed.ok) return listed
  if (!listed.value) return askByDay(ctx, attempt, attempt.vendor)
  const stranger = listed.value.find((p) => p.merchantUid !== merchantUid)
  if (stranger) return elsewhere(attempt, stranger)
  const found = listed.value.map((p): Held => ({ ...p, paidOn: null }))
  for (const gatewayId of hints.filter((hint) => !found.some((p) => p.gatewayId === hint))) {
    const named = await port.inquire({ gatewayId, merchantUid, paidOn: null })
    if (!named.ok) return named
    if (named.value?.merchantUid === merchantUid) found.push({ ...named.value, paidOn: null })
    else ctx.log.warn({ attempt_seq: attempt.attempt_seq }, 'payment: a hint names no payment of its order')
  }
  return { ok: true, value: found }
}

/** A gateway without a list has one payment a number, and shows it under its day. */
async function askByDay(
  ctx: Context,
  attempt: AttemptRow,
  vendor: 'portone' | 'payple',
): Promise<Outcome<readonly Held[]>> {
  const { gateway_id: gatewayId, merchant_uid: merchantUid, method } = attempt
  for (const paidOn of daysOf(attempt, ctx.now())) {
    const found = await ctx.payment[vendor].inquire({ gatewayId, merchantUid, paidOn, method })
    if (!found.ok) return found
    if (!found.value) continue
    return found.value.merchantUid === merchantUid
      ? { ok: true, value: [{ ...found.value, paidOn }] }
      : elsewhere(attempt, found.value)
  }
  return { ok: true, value: [] }
}

/** Another order's payment is no answer to our question. */
const elsewhere = (attempt: AttemptRow, told: GatewayPayment): Outcome<never> => ({
  ok: false,
  kind: 'unknown',
  why: 'malformed',
  message: `asked for ${attempt.merchant_uid}, told of ${told.merchantUid}`,
})

/**
 * Payple finds a payment only under its day: the one that is known; else today and yesterday, the day on which the
 * window was last opened and the day of the attempt, each with the day after it, as a window may stand over midnight.
 */
function daysOf(attempt: AttemptRow, now: Date): string[] {
  if (attempt.paid_on) return [attempt.paid_on]
  const today = dayInSeoul(now)
  const [opened, made] = [dayInSeoul(attempt.opened_at), dayInSeoul(attempt.created_at)]
  const days = [today, addDays(today, -1), opened, addDays(opened, 1), made, addDays(made, 1)]
  return [...new Set(days)].filter((d) => d >= made && d <= today).map((d) => d.replaceAll('-', ''))
}
