import type { MailDelivery } from '@jipsalpim/providers/mail/port.ts'
import type { Delivery } from '@jipsalpim/providers/messaging/port.ts'
import { LIMIT_S, TEXT_OF_VENDOR_S, URGENT_S } from './delivery-times.ts'

/** `age`: seconds since the acceptance. `alert`: it may be sent by mail. */
export type AskedMessage = { channel: 'talk' | 'text' | 'mail'; urgent: boolean; alert: boolean; age: number }
/** `result`: null if it is asked for again. `next`: the channel on which it is now due, too. */
export type Judged = {
  result: 'delivered' | 'failed' | 'unknown' | null
  why: string | null
  next: 'text' | 'mail' | null
}

/**
 * What the vendor's answer means for a message. Undefined: no answer, or none about this message. Without a result by
 * the limit it is `unknown`, never delivered. An urgent 알림톡 is then sent as a text, and an alert's text as a mail: a
 * second copy does less harm than an alert that nobody reads. The vendor's silence is a reason for that only if it was
 * heard: it says itself that it does not know, or the limit has passed. A mail is followed by nothing.
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
