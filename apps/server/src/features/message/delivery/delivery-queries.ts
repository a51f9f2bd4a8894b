import { sql } from 'kysely'
import { MOST_DELIVERIES } from '@jipsalpim/providers/messaging/port.ts'
import type { Context } from '../../../kernel/context.ts'
import { askedAfter, LIMIT_S } from './delivery-times.ts'
import { isAlert } from '../kinds.ts'
import type { NoticeRow } from '../queries.ts'
import type { AskedMessage } from './judge-delivery.ts'

type Db = Context['db']
export type DueDelivery = AskedMessage & { notice_seq: number; message_id: string; sent_at: Date }

/**
 * Claims the messages whose result is due, earliest first, each for one worker only. The time of the next request is
 * committed before the vendor is called, so that the messages of a killed worker are requested again. The last request is
 * at the limit.
 */
export const claimDeliveries = async (db: Db): Promise<DueDelivery[]> =>
  (
    await sql<Omit<DueDelivery, 'alert'> & Pick<NoticeRow, 'template'>>`
      with due as (
        select notice_seq from message_notice where result_due <= app_now()
        order by result_due limit ${MOST_DELIVERIES} for update skip locked)
      update message_notice n set result_asks = n.result_asks + 1, result_due = least(
          app_now() + (${sql.val([...askedAfter])}::int[])[least(n.result_asks + 2, ${askedAfter.length})] * interval '1 second',
          greatest(n.sent_at + ${LIMIT_S} * interval '1 second', app_now() + ${askedAfter[0]} * interval '1 second'))
        from due where n.notice_seq = due.notice_seq
      returning n.notice_seq, n.message_id, n.sent_at, n.channel, n.urgent, n.template,
        floor(extract(epoch from app_now() - n.sent_at))::int as age`.execute(db)
  ).rows.map(({ template, ...due }) => ({ ...due, alert: isAlert({ template, urgent: due.urgent }) }))

export type Settled = { notice_seq: number; result: 'delivered' | 'failed' | 'unknown'; why: string | null }
/** Only if there is no result yet. */
export const settleDeliveries = (db: Db, settled: readonly Settled[]) =>
  sql`
    update message_notice n set result = s.result, result_why = s.why, result_at = app_now(), result_due = null
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as s (notice_seq bigint, result text, why text)
    where n.notice_seq = s.notice_seq and n.result = 'accepted'`.execute(db)

/** Inserts one text for each message; a repeat does nothing, because its reference is derived from the message's. */
export const insertTexts = async (db: Db, noticeSeqs: readonly number[]): Promise<{ notice_seq: number }[]> =>
  (
    await sql<{ notice_seq: number }>`
      insert into message_notice (user_seq, order_seq, template, variables, reference, channel, urgent)
      select user_seq, order_seq, template, variables, reference || '-text', 'text', urgent
      from message_notice where notice_seq = any(${noticeSeqs}::bigint[]) and channel = 'talk'
      on conflict (reference) do nothing returning notice_seq`.execute(db)
  ).rows

/**
 * Inserts one mail for each message; a repeat does nothing, because its reference is derived from the 알림톡's. Inserts none
 * if the 알림톡 or its text was delivered, nor for an 알림톡 that has a text: the result of the text decides.
 */
export const insertMails = async (db: Db, noticeSeqs: readonly number[]): Promise<{ notice_seq: number }[]> =>
  (
    await sql<{ notice_seq: number }>`
      insert into message_notice (user_seq, order_seq, template, variables, reference, channel, urgent)
      select n.user_seq, n.order_seq, n.template, n.variables, first.reference || '-mail', 'mail', n.urgent
      from message_notice n, lateral (select regexp_replace(n.reference, '-text$', '') as reference) as first
      where n.notice_seq = any(${noticeSeqs}::bigint[]) and n.channel <> 'mail' and not exists (
        select from message_notice other
        where other.reference in (first.reference, first.reference || '-text') and other.notice_seq <> n.notice_seq
          and (other.result = 'delivered' or n.channel = 'talk'))
      on conflict (reference) do nothing returning notice_seq`.execute(db)
  ).rows

/** True if no earlier copy of this text or mail was delivered: each failed, or the user has no phone number. */
export const isOnlyCopy = async (db: Db, reference: string): Promise<boolean> => {
  const first = reference.replace(/-(text|mail)$/, '')
  const earlier = await db
    .selectFrom('message_notice')
    .select(['state', 'result'])
    .where('reference', 'in', [first, `${first}-text`])
    .where('reference', '<>', reference)
    .execute()
  return earlier.every(({ state, result }) => result === 'failed' || state === 'no-number')
}
