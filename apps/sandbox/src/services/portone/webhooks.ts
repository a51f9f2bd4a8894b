import type { Play } from '../../kernel/service.ts'
import type { Payment } from './payment.ts'

/** Sends the webhook, unsigned, as V1 does; five retries, a minute apart, until it is accepted. */
export function sendWebhook(play: Play, payment: Payment, noticeUrl: string, afterMs = 0): void {
  const last = payment.cancel_history.at(-1)
  const event = {
    imp_uid: payment.imp_uid,
    merchant_uid: payment.merchant_uid,
    status: last ? 'cancelled' : payment.status,
    ...(last && { cancellation_id: last.cancellation_id }),
  }
  const send = (body: object, delay: number) =>
    play.deliver({
      url: noticeUrl,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      afterMs: afterMs + delay,
      retries: 5,
      everyMs: 60_000,
    })
  if (play.take('forged-webhook')) {
    send({ ...event, imp_uid: 'imp_999999999999', status: 'paid' }, 0)
    send({ ...event, merchant_uid: `${payment.merchant_uid}-forged`, status: 'paid' }, 0)
  }
  if (play.take('lost-webhook')) return
  send(event, play.take('reorder-webhook') ? REORDER_MS : 0)
  if (play.take('duplicate-webhook')) send(event, 50)
}

/** Long enough for the next event of the payment to overtake it. */
const REORDER_MS = 2000

export const defaultNoticeUrl = (play: Play): string => `${play.origin()}/api/v1/webhooks/portone`
