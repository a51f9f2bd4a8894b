import type { Context } from '../../../kernel/context.ts'
import { attemptOf, saveHint, addsNothingNew } from '../queries.ts'

/**
 * A webhook is a hint that anyone can send: it is answered immediately, and the gateway is asked later. An order has
 * one row for its hints. While one is queued, further ones are not stored, and after a call to the gateway the next one
 * waits ten seconds: a flood of hints becomes one row and one call per ten seconds. Hints about payments that are not
 * ours are dropped.
 */
export async function receiveWebhook(
  ctx: Context,
  vendor: 'portone' | 'payple',
  body: string,
  { merchantUid, gatewayId }: { merchantUid: string | null; gatewayId: string | null },
): Promise<void> {
  const attempt = merchantUid === null ? undefined : await attemptOf(ctx.db, merchantUid)
  if (merchantUid === null || attempt?.vendor !== vendor) {
    ctx.log.debug({ vendor }, 'webhook: not about a payment of ours')
    return
  }
  const hint = { vendor, merchant_uid: merchantUid, gateway_id: gatewayId }
  if (await addsNothingNew(ctx.db, hint)) return
  const place = { table: 'payment_webhook', column: 'body_sealed', row: `${vendor}:${merchantUid}` }
  await ctx.tx(async (tx) => {
    const saved = await saveHint(tx.db, { ...hint, body_sealed: tx.seal.sealPacked(place, body) })
    if (!saved) return
    const { webhook_seq, recent } = saved
    await tx.enqueue('payment.webhook', { webhook_seq }, { afterSeconds: recent ? 10 : 0, key: webhookKey(hint) })
  })
}

/** Job key: at most one call about an order's hints is queued. */
export const webhookKey = (w: { vendor: string; merchant_uid: string | null }): string =>
  `${w.vendor}:${w.merchant_uid}`
