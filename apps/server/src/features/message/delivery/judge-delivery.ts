import type { Delivery } from '@jipsalpim/providers/messaging/port.ts'
import { LIMIT_S, TEXT_OF_VENDOR_S, URGENT_S } from './delivery-times.ts'

/** `age`: seconds since the acceptance. */
export type AskedMessage = { channel: 'talk' | 'text'; urgent: boolean; age: number }
/** `result`: null if it is asked for again. `text`: a text message is due. */
export type Judged = { result: 'delivered' | 'failed' | 'unknown' | null; why: string | null; text: boolean }

/**
 * What the vendor's answer means for a message. Undefined: no answer, or none about this message. Without a result by
 * the limit it is `unknown`, never delivered. An urgent message is then sent as a text: a second copy does less harm
 * than an alert that nobody reads. The vendor's silence is a reason for that only if it was heard: it says itself that
 * it does not know, or the limit has passed. A text is followed by nothing.
 */
export function judgeDelivery({ channel, urgent, age }: AskedMessage, delivery: Delivery | undefined): Judged {
  const isTalk = channel === 'talk'
  if (delivery?.state === 'delivered') return { result: 'delivered', why: null, text: false }
  if (delivery?.state === 'failed') {
    const isTextDue = isTalk && delivery.text === 'not-tried'
    if (isTextDue && age < TEXT_OF_VENDOR_S) return { result: null, why: null, text: false }
    return { result: 'failed', why: delivery.why, text: isTextDue }
  }
  if (age >= LIMIT_S) return { result: 'unknown', why: null, text: isTalk && urgent }
  return { result: null, why: null, text: isTalk && urgent && age >= URGENT_S && delivery !== undefined }
}
