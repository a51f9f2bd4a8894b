import type { Notice, TextMessage } from '@jipsalpim/providers/messaging/port.ts'
import type { JobHandler } from '../../kernel/job.ts'
import type { Context, TxContext } from '../../kernel/context.ts'
import { killPoint } from '../../kernel/kill-point.ts'
import { readContact, type OpenContact } from '../account/person/read-contact.ts'
import { maySend } from './may-send.ts'
import { isTalkFailed } from './delivery/delivery-queries.ts'
import { markNoticeAsked, noticeBySeq, settleNotice, type NoticeRow } from './queries.ts'
import { retryDelay } from './retry-delay.ts'
import { maybeAgain, words } from './words.ts'

/** Sends once. After an unknown outcome the notice is looked up by our reference before it is sent again. */
export const sendNotice: JobHandler<'message.send'> = async (ctx, { notice_seq }) => {
  const asked = await ctx.tx((tx) => ask(tx, notice_seq))
  if (!asked) return
  const { notice, phone, checks } = asked
  killPoint('notice.noted')
  if (notice.state === 'unknown') {
    const found = await ctx.messaging.find(notice.reference)
    killPoint('notice.found')
    if (!found.ok) return sendLater(ctx, notice, checks, found.message)
    if (found.value) return void (await settleNotice(ctx.db, notice_seq, 'sent', found.value.messageId))
  }
  const sent =
    notice.channel === 'text'
      ? await ctx.messaging.sendText(await composeText(ctx, notice, phone.reveal()))
      : await ctx.messaging.send(compose(ctx, notice, phone.reveal()))
  killPoint('notice.answered')
  if (sent.ok) {
    const { messageId, passedOver = [] } = sent.value
    if (passedOver.length > 0) ctx.log.error({ notice_seq, passedOver }, 'notice: sent by the next vendor')
    await settleNotice(ctx.db, notice_seq, 'sent', messageId)
  } else if (sent.kind === 'refused') {
    ctx.log.error({ notice_seq, why: sent.reason }, 'notice: refused')
    await settleNotice(ctx.db, notice_seq, 'failed')
  } else await sendLater(ctx, notice, checks, sent.message)
  killPoint('notice.kept')
}

/** Committed before the vendor is called, in one transaction: a storm sends tens of thousands. Null: nothing to send now. */
async function ask(
  tx: TxContext,
  noticeSeq: number,
): Promise<{ notice: NoticeRow; phone: NonNullable<OpenContact['phone']>; checks: number } | null> {
  const notice = await noticeBySeq(tx.db, noticeSeq)
  if (!notice || (notice.state !== 'pending' && notice.state !== 'unknown')) return null
  const [may, { phone }] = await Promise.all([maySend(tx, notice, 'talk'), readContact(tx, notice.user_seq)])
  // One that may have been sent already is followed to its end.
  if (may !== 'yes' && notice.state === 'pending') {
    if (may === 'not-wanted') await settleNotice(tx.db, noticeSeq, 'not-wanted')
    else await tx.enqueue('message.send', { notice_seq: noticeSeq }, { ...may, key: `notice:${noticeSeq}` })
    return null
  }
  if (!phone) {
    await settleNotice(tx.db, noticeSeq, 'no-number')
    return null
  }
  const checks = await markNoticeAsked(tx.db, noticeSeq)
  return checks === null ? null : { notice, phone, checks }
}

// Only written by postNotice: text and numbers.
const variablesOf = (notice: NoticeRow) => notice.variables as Readonly<Record<string, string | number>>

async function composeText(ctx: Context, notice: NoticeRow, to: string): Promise<TextMessage> {
  const { text } = words[notice.template](variablesOf(notice))
  const isOnlyCopy = await isTalkFailed(ctx.db, notice.reference)
  return { to, text: isOnlyCopy ? text : `${text}\n${maybeAgain}`, reference: notice.reference }
}

function compose(ctx: Context, notice: NoticeRow, to: string): Notice {
  const variables = variablesOf(notice)
  const message = words[notice.template](variables)
  return {
    to,
    template: notice.template,
    fallbackText: message.text,
    reference: notice.reference,
    variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)])),
    link: { name: message.button, url: ctx.settings.origin + message.path },
  }
}

async function sendLater(ctx: Context, notice: NoticeRow, checks: number, why: string): Promise<void> {
  const delay = retryDelay(checks)
  if (delay === undefined) {
    ctx.log.error({ notice_seq: notice.notice_seq, why }, 'notice: given up')
    await settleNotice(ctx.db, notice.notice_seq, 'failed')
    return
  }
  await ctx.enqueue(
    'message.send',
    { notice_seq: notice.notice_seq },
    { afterSeconds: delay, key: `notice:${notice.notice_seq}` },
  )
}
