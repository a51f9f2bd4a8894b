import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Outcome } from '@jipsalpim/providers/outcome.ts'
import type { GatewayPayment } from '@jipsalpim/providers/payment/port.ts'
import type { Context } from '../../main/context.ts'
import type { AttemptRow } from './queries.ts'

/** A payment as the gateway holds it, with the day that Payple files it under. */
export type Held = GatewayPayment & { paidOn: string | null }

/**
 * The truth about an attempt. `hint` is the gateway's number as a browser told it: asked for first, and believed only
 * when the gateway says that it is of our order; else the gateway is asked by our own number.
 */
export async function inquirePayment(
  ctx: Context,
  attempt: AttemptRow,
  hint: string | null = null,
): Promise<Outcome<Held | null>> {
  if (attempt.vendor === 'free') return { ok: true, value: null }
  const port = ctx.payment[attempt.vendor]
  if (attempt.vendor === 'portone' && hint !== null && attempt.gateway_id === null) {
    const hinted = await port.inquire({ gatewayId: hint, merchantUid: attempt.merchant_uid, paidOn: null })
    if (!hinted.ok) return hinted
    if (hinted.value?.merchantUid === attempt.merchant_uid)
      return { ok: true, value: { ...hinted.value, paidOn: null } }
  }
  for (const paidOn of attempt.vendor === 'payple' ? daysOf(attempt, ctx.now()) : [null]) {
    const found = await port.inquire({
      gatewayId: attempt.gateway_id,
      merchantUid: attempt.merchant_uid,
      paidOn,
      method: attempt.method,
    })
    if (!found.ok) return found
    if (found.value) return ours(found.value, attempt, paidOn)
  }
  return { ok: true, value: null }
}

/** Another order's payment is no answer to our question. */
function ours(payment: GatewayPayment, attempt: AttemptRow, paidOn: string | null): Outcome<Held> {
  if (payment.merchantUid === attempt.merchant_uid) return { ok: true, value: { ...payment, paidOn } }
  return {
    ok: false,
    kind: 'unknown',
    why: 'malformed',
    message: `asked for ${attempt.merchant_uid}, told of ${payment.merchantUid}`,
  }
}

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
