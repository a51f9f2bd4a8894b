import type { JobHandler } from '../../../kernel/job.ts'
import { failSentMessage } from './share-queries.ts'

/** Seconds from the acceptance to the first request of the result, and from each request to the next one. */
const askedAfter = [60, 300, 1800, 10_800, 64_800] as const
export const firstAskedAfter = askedAfter[0]

/**
 * Asks the vendor whether the message with a link reached the phone. If it did not, the list of shares says so: the user
 * can give the link in another way. Without a result after a day, none is expected.
 */
export const askShareDelivery: JobHandler<'report.share-delivery'> = async (ctx, asked) => {
  const { share_seq, message_id, at, times } = asked
  const answer = await ctx.messaging.deliveries([{ messageId: message_id, at: new Date(at) }])
  const delivery = answer.ok ? answer.value.get(message_id) : undefined
  if (delivery?.state === 'delivered') return
  if (delivery?.state === 'failed') {
    ctx.log.warn({ share_seq, why: delivery.why }, 'shared report: accepted, and not delivered')
    await failSentMessage(ctx.db, share_seq)
    return
  }
  const afterSeconds = askedAfter[times + 1]
  if (afterSeconds === undefined) return
  await ctx.enqueue(
    'report.share-delivery',
    { ...asked, times: times + 1 },
    { afterSeconds, key: `share:${share_seq}:delivery` },
  )
}
