import type { MailRefusal } from '@jipsalpim/providers/mail/port.ts'
import type { MessagingPort, Notice, NoticeRefusal, Sent } from '@jipsalpim/providers/messaging/port.ts'
import type { Outcome } from '@jipsalpim/providers/outcome.ts'
import type { JobHandler } from '../../kernel/job.ts'
import type { Context, TxContext } from '../../kernel/context.ts'
import { killPoint } from '../../kernel/kill-point.ts'
import { readContact, type OpenContact } from '../account/person/read-contact.ts'
import { maySend } from './may-send.ts'
import { isOnlyCopy } from './delivery/delivery-queries.ts'
import { postMails } from './delivery/post-mails.ts'
import { postTexts } from './delivery/post-texts.ts'
import { isAlert } from './kinds.ts'
import { mailOf } from './mail-content.ts'
import type { MessageContent } from './message-content.ts'
import { markNoticeAsked, noticeBySeq, settleNotice, type NoticeRow } from './queries.ts'
import { retryDelay } from './retry-delay.ts'
import { maybeAgain, words } from './words.ts'

/** Sends once. After an unknown outcome the notice is looked up by our reference before it is sent again. */
export const sendNotice: JobHandler<'message.send'> = async (ctx, { notice_seq }) => {
  const asked = await ctx.tx((tx) => ask(tx, notice_seq, ctx.mail !== null))
  if (!asked) return
  const { notice, to, checks } = asked
  const channel = channelOf(ctx, notice)
  killPoint('notice.noted')
  if (notice.state === 'unknown') {
    const found = await channel.find(notice.reference)
    killPoint('notice.found')
    if (!found.ok) return sendLater(ctx, notice, checks, found.message)
    if (found.value) return void (await settleNotice(ctx.db, notice_seq, 'sent', found.value.messageId))
  }
  const sent = await channel.send(to.reveal())
  killPoint('notice.answered')
  if (sent.ok) {
    const { messageId, passedOver = [] } = sent.value
    if (passedOver.length > 0) ctx.log.error({ notice_seq, passedOver }, 'notice: sent by the next vendor')
    await settleNotice(ctx.db, notice_seq, 'sent', messageId)
  } else if (sent.kind === 'refused') {
    ctx.log.error({ notice_seq, why: sent.reason }, 'notice: refused')
    await ctx.tx((tx) =>
      settleUnsent(tx, notice, sent.reason === 'bad-template' ? 'template-refused' : 'failed', ctx.mail !== null),
    )
  } else await sendLater(ctx, notice, checks, sent.message)
  killPoint('notice.kept')
}

/** Committed before the vendor is called, in one transaction: a storm sends tens of thousands. Null: nothing to send now. */
async function ask(
  tx: TxContext,
  noticeSeq: number,
  hasMail: boolean,
): Promise<{ notice: NoticeRow; to: NonNullable<OpenContact['phone']>; checks: number } | null> {
  const notice = await noticeBySeq(tx.db, noticeSeq)
  if (!notice || (notice.state !== 'pending' && notice.state !== 'unknown')) return null
  // The user's choices and the night's rest are those of 알림톡: its text and its mail replace it.
  const [may, { phone, email }] = await Promise.all([maySend(tx, notice, 'talk'), readContact(tx, notice.user_seq)])
  // One that may have been sent already is followed to its end.
  if (may !== 'yes' && notice.state === 'pending') {
    if (may === 'not-wanted') await settleNotice(tx.db, noticeSeq, 'not-wanted')
    else await tx.enqueue('message.send', { notice_seq: noticeSeq }, { ...may, key: `notice:${noticeSeq}` })
    return null
  }
  const to = notice.channel === 'mail' ? email : phone
  if (!to) {
    await settleUnsent(tx, notice, notice.channel === 'mail' ? 'failed' : 'no-number', hasMail)
    return null
  }
  const checks = await markNoticeAsked(tx.db, noticeSeq)
  return checks === null ? null : { notice, to, checks }
}

/**
 * Marks it as not sent. A text or mail that becomes due is inserted in the same transaction: a text for an 알림톡 that no
 * vendor takes because of its template or our sender profile, and a mail for an alert otherwise.
 */
async function settleUnsent(
  tx: TxContext,
  notice: NoticeRow,
  why: 'failed' | 'no-number' | 'template-refused',
  hasMail: boolean,
): Promise<void> {
  const settled = await settleNotice(tx.db, notice.notice_seq, why === 'no-number' ? why : 'failed')
  if (settled.length === 0) return
  if (why === 'template-refused' && notice.channel === 'talk') await postTexts(tx, [notice.notice_seq])
  else if (hasMail && isAlert(notice)) await postMails(tx, [notice.notice_seq])
}

type Channel = Pick<MessagingPort, 'find'> & {
  send: (to: string) => Promise<Outcome<Sent, NoticeRefusal | MailRefusal>>
}
/** The settings of mail were removed while a mail was waiting. */
const noMail = { ok: false, kind: 'config', message: 'MAIL_URL is not set' } as const

function channelOf({ messaging, mail, db, settings }: Context, notice: NoticeRow): Channel {
  const content = words[notice.template](variablesOf(notice))
  const { reference, channel } = notice
  const find: Channel['find'] = (asked) => messaging.find(asked)
  switch (channel) {
    case 'talk':
      return { find, send: (to) => messaging.send(compose(notice, content, to, settings.origin)) }
    case 'text':
      return {
        find,
        send: async (to) => {
          const text = (await isOnlyCopy(db, reference)) ? content.text : `${content.text}\n${maybeAgain.text}`
          return messaging.sendText({ to, text, reference })
        },
      }
    case 'mail':
      return {
        find: async (asked) => mail?.find(asked) ?? noMail,
        send: async (to) => {
          const note = (await isOnlyCopy(db, reference)) ? null : maybeAgain.mail
          return mail?.send({ ...mailOf(content, settings.origin, note), to, reference }) ?? noMail
        },
      }
  }
}

// Only written by postNotice: text and numbers.
const variablesOf = (notice: NoticeRow) => notice.variables as Readonly<Record<string, string | number>>

const compose = (notice: NoticeRow, { text, button, path }: MessageContent, to: string, origin: string): Notice => ({
  to,
  template: notice.template,
  fallbackText: text,
  reference: notice.reference,
  variables: Object.fromEntries(Object.entries(variablesOf(notice)).map(([name, value]) => [name, String(value)])),
  link: { name: button, url: origin + path },
})

async function sendLater(ctx: Context, notice: NoticeRow, checks: number, why: string): Promise<void> {
  const delay = retryDelay(checks)
  if (delay === undefined) {
    ctx.log.error({ notice_seq: notice.notice_seq, why }, 'notice: given up')
    await ctx.tx((tx) => settleUnsent(tx, notice, 'failed', ctx.mail !== null))
    return
  }
  await ctx.tx(async (tx) => {
    // No vendor of messages answers: an urgent alert does not wait for them.
    if (checks === MAIL_AFTER_CHECKS && notice.urgent && isAlert(notice) && ctx.mail !== null)
      await postMails(tx, [notice.notice_seq])
    await tx.enqueue(
      'message.send',
      { notice_seq: notice.notice_seq },
      { afterSeconds: delay, key: `notice:${notice.notice_seq}` },
    )
  })
}
/** About a minute of checks (`retryDelay`). */
const MAIL_AFTER_CHECKS = 3
