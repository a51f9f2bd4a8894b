import type { Outcome } from '../outcome.ts'
import type { Accepted } from '../messaging/port.ts'

/** A plain-text mail: it cannot report that it was opened, and its contents are displayed literally. */
export type Mail = {
  to: string
  subject: string
  text: string
  /** Our id; the vendor stores it, so that a mail can be found by it. */
  reference: string
}
export type MailRefusal = 'bad-address'
/** What happened to an accepted mail at the recipient's server. `pending`: the vendor does not know it yet. */
export type MailDelivery = { state: 'pending' } | { state: 'delivered' } | { state: 'failed'; why: string }

export interface MailPort {
  send(m: Mail): Promise<Outcome<{ messageId: string }, MailRefusal>>
  /** Looks a mail up by our reference: used after an unknown outcome, before sending again. */
  find(reference: string): Promise<Outcome<{ messageId: string } | null>>
  /** By message id; without the mails that the vendor does not know. */
  deliveries(accepted: readonly Accepted[]): Promise<Outcome<ReadonlyMap<string, MailDelivery>>>
}
