import type { Outcome } from '../outcome.ts'

/** 알림톡 by template, with the same text as SMS if it cannot be delivered. */
export type Notice = {
  to: string
  template: string
  variables: Readonly<Record<string, string>>
  fallbackText: string
  link: { name: string; url: string } | null
  /** Our id; the vendor stores it, so that a message can be found by it. */
  reference: string
}
/** A text message without 알림톡: SMS, or LMS if it is longer. */
export type TextMessage = Pick<Notice, 'to' | 'reference'> & { text: string }
/** `passedOver`: the vendors called before this one, which certainly did not send it, and why. */
export type Sent = { messageId: string; passedOver?: readonly string[] }
export type NoticeRefusal = 'bad-number' | 'bad-template' | 'no-balance'

/** A message that a vendor accepted at this time. */
export type Accepted = { messageId: string; at: Date }
/**
 * What happened to an accepted message at the phone. `text`: whether the vendor also tried the text that replaces an
 * 알림톡, as the request asks it to. `pending`: the vendor does not know it yet.
 */
export type Delivery =
  | { state: 'pending' }
  | { state: 'delivered' }
  | { state: 'failed'; why: string; text: 'tried' | 'not-tried' }
/** The most messages whose deliveries are requested in one call. */
export const MOST_DELIVERIES = 100

export interface MessagingPort {
  send(n: Notice): Promise<Outcome<Sent, NoticeRefusal>>
  sendText(t: TextMessage): Promise<Outcome<Sent, NoticeRefusal>>
  /** Looks a message up by our reference: used after an unknown outcome, before sending again. */
  find(reference: string): Promise<Outcome<{ messageId: string } | null>>
  /** By message id; without the messages that the vendor does not know. */
  deliveries(accepted: readonly Accepted[]): Promise<Outcome<ReadonlyMap<string, Delivery>>>
}
