import { maskName } from '@jipsalpim/engine/sharing/mask-name.ts'
import { formatDay } from '@jipsalpim/engine/values/day.ts'
import type { Context } from '../../../kernel/context.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { askedAfter } from '../../message/delivery/delivery-times.ts'
import { readContact } from '../../account/person/read-contact.ts'
import { untilDay } from './read-shared.ts'
import { shareMessageWords as w } from './share-message-words.ts'
import { sharePlace } from './share-place.ts'
import { markMessageAsked, settleMessage, shareMessage } from './share-queries.ts'

/** Sends the link once. After an unknown outcome the message is looked up by our reference before it is sent again. */
export const sendShare: JobHandler<'report.share-message'> = async (ctx, { share_seq }) => {
  const share = await shareMessage(ctx.db, share_seq)
  if (!share) return
  if (share.state !== 'live' || !share.phone_sealed || !share.link_sealed)
    return void (await settleMessage(ctx.db, share_seq, 'failed'))
  const reference = `share-${share_seq}`
  const checks = await markMessageAsked(ctx.db, share_seq)
  if (checks === null) return
  killPoint('share.noted')
  if (share.message === 'unknown') {
    const found = await ctx.messaging.find(reference)
    if (!found.ok) return later(ctx, share_seq, checks)
    if (found.value) return settleSent(ctx, share_seq, found.value.messageId)
  }
  const sender = (await readContact(ctx, share.user_seq)).name
  const name = sender ? w.sender(maskName(sender.reveal())) : w.someone
  const until = formatDay(untilDay(share.until_at))
  const sent = await ctx.messaging.send({
    to: ctx.seal.open(sharePlace('phone_sealed', share_seq), share.phone_sealed).reveal(),
    template: 'report-shared',
    variables: { name, until },
    fallbackText: w.text(name, until),
    link: { name: w.button, url: ctx.seal.open(sharePlace('link_sealed', share_seq), share.link_sealed).reveal() },
    reference,
  })
  killPoint('share.answered')
  if (sent.ok) await settleSent(ctx, share_seq, sent.value.messageId)
  else if (sent.kind === 'refused') {
    ctx.log.error({ share_seq, why: sent.reason }, 'shared report: refused')
    await settleMessage(ctx.db, share_seq, 'failed')
  } else await later(ctx, share_seq, checks)
}

/** The vendor has accepted it; whether it reaches the phone is asked later. */
const settleSent = (ctx: Context, shareSeq: number, messageId: string): Promise<void> =>
  ctx.tx(async (tx) => {
    await settleMessage(tx.db, shareSeq, 'sent')
    const asked = { share_seq: shareSeq, message_id: messageId, at: ctx.now().toISOString(), times: 0 }
    await tx.enqueue('report.share-delivery', asked, {
      afterSeconds: askedAfter[0],
      key: `share:${shareSeq}:delivery`,
    })
  })

const waits = [10, 60, 300, 1800]
async function later(ctx: Context, shareSeq: number, checks: number): Promise<void> {
  const afterSeconds = waits[checks - 1]
  if (afterSeconds === undefined) return void (await settleMessage(ctx.db, shareSeq, 'failed'))
  await ctx.enqueue('report.share-message', { share_seq: shareSeq }, { afterSeconds, key: `share:${shareSeq}` })
}
