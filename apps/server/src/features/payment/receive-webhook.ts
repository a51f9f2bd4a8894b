import { createHash } from 'node:crypto'
import type { Context } from '../../main/context.ts'
import { attemptOf, insertWebhook, newestWebhook } from './queries.ts'

/**
 * A webhook is a hint that anybody can send: kept once, answered at once, and the gateway is asked later. A flood about
 * one payment comes to one question in ten seconds; one about a payment that is not ours is not even kept.
 */
export async function receiveWebhook(
  ctx: Context,
  vendor: 'portone' | 'payple',
  body: string,
  merchantUid: string | null,
): Promise<void> {
  const attempt = merchantUid === null ? undefined : await attemptOf(ctx.db, merchantUid)
  if (merchantUid === null || attempt?.vendor !== vendor) {
    ctx.log.warn({ vendor }, 'webhook: not about a payment of ours')
    return
  }
  const event_key = createHash('sha256').update(body).digest('hex')
  const place = { table: 'payment_webhook', column: 'body_sealed', row: `${vendor}:${event_key}` }
  await ctx.tx(async (tx) => {
    const body_sealed = tx.seal.sealPacked(place, body)
    const kept = await insertWebhook(tx.db, { vendor, event_key, body_sealed, merchant_uid: merchantUid })
    if (!kept) return
    const { recent } = await newestWebhook(tx.db, { vendor, merchant_uid: merchantUid })
    await tx.enqueue('payment.webhook', kept, { afterSeconds: recent > 1 ? 10 : 0, key: `${vendor}:${merchantUid}` })
  })
}
