import { maskPlace } from '@jipsalpim/engine/sharing/mask-place.ts'
import type { Context } from '../../../kernel/context.ts'
import { ownWatches } from '../queries.ts'
import { alertsPage } from './read-alerts.ts'
import { infosOf } from './read-info.ts'
import { lastStatement } from './read-statements.ts'

/** The watch of an order as its owner sees it, for the back office: without lot, unit, card and charges. */
export async function readMaskedWatch(ctx: Context, userSeq: number, orderSeq: number) {
  const own = (await ownWatches(ctx.db, userSeq)).find((w) => w.order_seq === orderSeq)
  const [info] = own ? await infosOf(ctx, userSeq, own.watch_seq) : []
  if (!own || !info) return null
  const fullAddress = maskPlace(info.fullAddress)
  const alerts = await alertsPage(ctx, userSeq, own.watch_seq, 1)
  return {
    watch: { ...info, fullAddress, cardName: null, cardNumber: null, card_seq: null, charges: [] },
    alerts: alerts.map((alert) => ({ ...alert, fullAddress })),
    month: { ...(await lastStatement(ctx, own)), fullAddress },
  }
}
