import type { JobHandler } from '../../jobs/runner.ts'
import { killPoint } from '../../testing/kill-point.ts'
import { attemptOf, newestWebhook, noteWebhooksDone, webhookBySeq } from './queries.ts'
import { reconcilePaid } from './reconcile-paid.ts'
import { settlePayment } from './settle-payment.ts'

/** What a webhook hinted at, asked at the gateway. Order, copies and lies of webhooks make no difference. */
export const processWebhook: JobHandler<'payment.webhook'> = async (ctx, { webhook_seq }) => {
  const webhook = await webhookBySeq(ctx.db, webhook_seq)
  if (!webhook?.merchant_uid || webhook.processed_at) return
  const upTo = await newestWebhook(ctx.db, webhook)
  const attempt = await attemptOf(ctx.db, webhook.merchant_uid)
  killPoint('webhook.read')
  if (attempt?.state === 'paid') await reconcilePaid(ctx, attempt)
  else if (attempt) await settlePayment(ctx, webhook.merchant_uid)
  killPoint('webhook.settled')
  await noteWebhooksDone(ctx.db, webhook, upTo.webhook_seq)
}
