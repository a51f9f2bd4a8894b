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
/** `passedOver`: the vendors called before this one, which certainly did not send it, and why. */
export type Sent = { messageId: string; passedOver?: readonly string[] }
export type NoticeRefusal = 'bad-number' | 'bad-template' | 'no-balance'
export type Delivery = 'pending' | 'delivered' | 'failed'

export interface MessagingPort {
  send(n: Notice): Promise<Outcome<Sent, NoticeRefusal>>
  /** Looks a message up by our reference: used after an unknown outcome, before sending again. */
  find(reference: string): Promise<Outcome<{ messageId: string; delivery: Delivery } | null>>
}
