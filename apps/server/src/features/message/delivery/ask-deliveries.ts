import { performance } from 'node:perf_hooks'
import type { Delivery } from '@jipsalpim/providers/messaging/port.ts'
import type { TxContext } from '../../../kernel/context.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { claimDeliveries, insertTexts, settleDeliveries, type DueDelivery, type Settled } from './delivery-queries.ts'
import { judgeDelivery } from './judge-delivery.ts'

/** After this time the rest is left to the next run, so that the job ends well before its time limit. */
const ROUND_MS = 60_000

/** Asks the vendors what happened to the messages that they accepted, many at once. */
export const askDeliveries: JobHandler<'message.deliveries'> = async (ctx) => {
  const started = performance.now()
  for (let due = await claimDeliveries(ctx.db); due.length > 0; due = await claimDeliveries(ctx.db)) {
    killPoint('delivery.noted')
    const answer = await ctx.messaging.deliveries(due.map((d) => ({ messageId: d.message_id, at: d.sent_at })))
    killPoint('delivery.answered')
    if (!answer.ok) ctx.log.warn({ why: answer.message }, 'deliveries: no answer')
    const known = answer.ok ? answer.value : new Map<string, Delivery>()
    await ctx.tx((tx) => saveDeliveries(tx, due, known))
    killPoint('delivery.kept')
    if (!answer.ok || performance.now() - started > ROUND_MS) return
  }
}

/** The text and its job are committed with the result that makes it due. */
async function saveDeliveries(
  tx: TxContext,
  due: readonly DueDelivery[],
  known: ReadonlyMap<string, Delivery>,
): Promise<void> {
  const settled: Settled[] = []
  const texts: number[] = []
  for (const message of due) {
    const { result, why, text } = judgeDelivery(message, known.get(message.message_id))
    if (result) settled.push({ notice_seq: message.notice_seq, result, why })
    if (text) texts.push(message.notice_seq)
    if (result === 'failed' || result === 'unknown')
      tx.log.warn({ notice_seq: message.notice_seq, result, why, text }, 'notice: accepted, and not delivered')
  }
  if (settled.length > 0) await settleDeliveries(tx.db, settled)
  if (texts.length === 0) return
  for (const made of await insertTexts(tx.db, texts))
    await tx.enqueue('message.send', made, { key: `notice:${made.notice_seq}` })
}
