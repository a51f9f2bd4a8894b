import type { JobHandler } from '../../../kernel/job.ts'
import { askedAfter } from '../../message/delivery/delivery-times.ts'
import { judgeDelivery } from '../../message/delivery/judge-delivery.ts'
import { failSentMessage } from './share-queries.ts'

/**
 * Asks the vendor whether the message with a link reached the phone, as often as for a notice. If it did not, the list of
 * shares says so: the user can give the link in another way. We have no number to send it to again.
 */
export const askShareDelivery: JobHandler<'report.share-delivery'> = async (ctx, asked) => {
  const { share_seq, message_id, at, times } = asked
  const answer = await ctx.messaging.deliveries([{ messageId: message_id, at: new Date(at) }])
  const age = (ctx.now().getTime() - Date.parse(at)) / 1000
  const delivery = answer.ok ? answer.value.get(message_id) : undefined
  const { result, why } = judgeDelivery({ channel: 'talk', urgent: false, alert: false, age }, delivery)
  if (result === 'failed') {
    ctx.log.warn({ share_seq, why }, 'shared report: accepted, and not delivered')
    await failSentMessage(ctx.db, share_seq)
  }
  if (result !== null) return
  const next = Math.min(times + 1, askedAfter.length - 1)
  await ctx.enqueue(
    'report.share-delivery',
    { ...asked, times: next },
    { afterSeconds: askedAfter[next] ?? askedAfter[0], key: `share:${share_seq}:delivery` },
  )
}
