import type { JobHandler } from '../../../kernel/job.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { syncAttempt } from '../settling/sync-attempt.ts'
import { attemptOf, markHintsAsked, markHintsDone, webhookBySeq } from '../queries.ts'
import { webhookKey } from './receive-webhook.ts'

/** Delay before a gateway that did not answer is asked again; until then its hints are not marked as processed. */
const AGAIN_SECONDS = 60

/**
 * Asks the gateway about the payment that a webhook named. The result does not depend on order, duplicates or false
 * content of webhooks.
 */
export const processWebhook: JobHandler<'payment.webhook'> = async (ctx, { webhook_seq }) => {
  const webhook = await webhookBySeq(ctx.db, webhook_seq)
  if (!webhook?.merchant_uid || webhook.processed_at) return
  const { vendor, merchant_uid } = webhook
  const hints = await markHintsAsked(ctx.db, { vendor, merchant_uid })
  const attempt = await attemptOf(ctx.db, merchant_uid)
  killPoint('webhook.read')
  const named = [...new Set(hints.flatMap((hint) => hint.gateway_ids))].slice(-HINTS_ASKED)
  if (attempt && !(await syncAttempt(ctx, attempt, named)).answered)
    return ctx.enqueue('payment.webhook', { webhook_seq }, { afterSeconds: AGAIN_SECONDS, key: webhookKey(webhook) })
  killPoint('webhook.settled')
  await markHintsDone(ctx.db, hints)
}
/** Payments named in hints are fetched one by one, and anyone can send a hint: hence a limit. */
const HINTS_ASKED = 3
