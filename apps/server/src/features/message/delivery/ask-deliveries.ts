import { performance } from 'node:perf_hooks'
import type { MailDelivery } from '@jipsalpim/providers/mail/port.ts'
import type { Accepted, Delivery } from '@jipsalpim/providers/messaging/port.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { claimDeliveries, settleDeliveries, type DueDelivery, type Settled } from './delivery-queries.ts'
import { judgeDelivery } from './judge-delivery.ts'
import { postMails } from './post-mails.ts'
import { postTexts } from './post-texts.ts'

/** After this time the run ends and the next one continues, so that the job stays below its time limit. */
const ROUND_MS = 60_000

/** Fetches the results of accepted messages and mails from the vendors, in batches. */
export const askDeliveries: JobHandler<'message.deliveries'> = async (ctx) => {
  const started = performance.now()
  for (let due = await claimDeliveries(ctx.db); due.length > 0; due = await claimDeliveries(ctx.db)) {
    killPoint('delivery.noted')
    const { known, isAnswered } = await ask(ctx, due)
    killPoint('delivery.answered')
    await ctx.tx((tx) => saveDeliveries(tx, due, known, ctx.mail !== null))
    killPoint('delivery.kept')
    if (!isAnswered || performance.now() - started > ROUND_MS) return
  }
}

type Known = ReadonlyMap<number, Delivery | MailDelivery>
/**
 * `isAnswered`: false if the messaging vendors do not answer, which ends the run. An outage of the mail vendor does not:
 * there are few mails and many messages.
 */
async function ask(ctx: Context, due: readonly DueDelivery[]): Promise<{ known: Known; isAnswered: boolean }> {
  const mails = due.filter((d) => d.channel === 'mail')
  const messages = due.filter((d) => d.channel !== 'mail')
  const [ofMails, ofMessages] = await Promise.all([
    ctx.mail?.deliveries(acceptedOf(mails)),
    ctx.messaging.deliveries(acceptedOf(messages)),
  ])
  const known = new Map<number, Delivery | MailDelivery>()
  for (const [asked, answer] of [
    [mails, ofMails],
    [messages, ofMessages],
  ] as const) {
    if (answer && !answer.ok) ctx.log.warn({ why: answer.message }, 'deliveries: no answer')
    for (const { notice_seq, message_id } of asked) {
      const delivery = answer?.ok ? answer.value.get(message_id) : undefined
      if (delivery) known.set(notice_seq, delivery)
    }
  }
  return { known, isAnswered: ofMessages.ok }
}
const acceptedOf = (due: readonly DueDelivery[]): Accepted[] =>
  due.map((d) => ({ messageId: d.message_id, at: d.sent_at }))

/** Stores the results. A text or mail that becomes due is inserted with its job in the same transaction. */
async function saveDeliveries(
  tx: TxContext,
  due: readonly DueDelivery[],
  known: Known,
  hasMail: boolean,
): Promise<void> {
  const settled: Settled[] = []
  const next: Record<'text' | 'mail', number[]> = { text: [], mail: [] }
  for (const message of due) {
    const judged = judgeDelivery(message, known.get(message.notice_seq))
    const { result, why } = judged
    if (result) settled.push({ notice_seq: message.notice_seq, result, why })
    if (judged.next) next[judged.next].push(message.notice_seq)
    if (result === 'failed' || result === 'unknown')
      tx.log.warn({ ...judged, notice_seq: message.notice_seq }, 'notice: accepted, and not delivered')
  }
  if (settled.length > 0) await settleDeliveries(tx.db, settled)
  await postTexts(tx, next.text)
  if (hasMail) await postMails(tx, next.mail)
}
