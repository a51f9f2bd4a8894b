import type { MailDelivery } from '@jipsalpim/providers/mail/port.ts'
import type { Delivery } from '@jipsalpim/providers/messaging/port.ts'
import { LIMIT_S, TEXT_OF_VENDOR_S, URGENT_S } from './delivery-times.ts'

/** `age`: seconds since the vendor accepted it. `alert`: it may also be sent by mail. */
export type AskedMessage = { channel: 'talk' | 'text' | 'mail'; urgent: boolean; alert: boolean; age: number }
/** `result`: null if the vendor is asked again. `next`: the channel on which it is sent next; null: none. */
export type Judged = {
  result: 'delivered' | 'failed' | 'unknown' | null
  why: string | null
  next: 'text' | 'mail' | null
}

/**
 * What the vendor's answer means for a message. Undefined: no answer, or none about this message. Without a result by
 * the limit it is `unknown`, never delivered.
 *
 * An urgent 알림톡 without a result is also sent as a text, and the text of an alert also as a mail: a duplicate does less
 * harm than an alert that nobody reads. Before the limit this requires that the vendor answered 'pending': otherwise an
 * outage of the vendor would duplicate every alert. After a mail, nothing else is sent.
 */
export function judgeDelivery(message: AskedMessage, delivery: Delivery | MailDelivery | undefined): Judged {
  const { channel, alert, age } = message
  const later = { result: null, why: null, next: null }
  if (delivery?.state === 'delivered') return { ...later, result: 'delivered' }
  if (delivery?.state === 'failed') {
    const isTextDue = channel === 'talk' && 'text' in delivery && delivery.text === 'not-tried'
    if (isTextDue && age < TEXT_OF_VENDOR_S) return later
    const next = isTextDue ? 'text' : channel !== 'mail' && alert ? 'mail' : null
    return { result: 'failed', why: delivery.why, next }
  }
  const next = afterSilence(message)
  if (age >= LIMIT_S) return { ...later, result: 'unknown', next }
  return { ...later, next: age >= URGENT_S && delivery !== undefined ? next : null }
}

function afterSilence({ channel, urgent, alert }: AskedMessage): Judged['next'] {
  if (channel === 'talk') return urgent ? 'text' : null
  return channel === 'text' && alert ? 'mail' : null
}
