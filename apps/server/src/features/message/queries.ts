import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context } from '../../main/context.ts'

type Db = Context['db']
export type NoticeRow = Selectable<Database['message_notice']>
export type Template = NoticeRow['template']
export type NewNotice = {
  user_seq: number
  order_seq: number | null
  template: Template
  variables: Readonly<Record<string, string | number>>
  /** One notice a fact, ours and the vendor's. */
  reference: string
}

/** Undefined for a fact that was told already. */
export const insertNotice = (db: Db, { variables, ...notice }: NewNotice) =>
  db
    .insertInto('message_notice')
    .values({ ...notice, variables: JSON.stringify(variables) })
    .onConflict((c) => c.column('reference').doNothing())
    .returning('notice_seq')
    .executeTakeFirst()
export const noticeBySeq = (db: Db, noticeSeq: number): Promise<NoticeRow | undefined> =>
  db.selectFrom('message_notice').selectAll().where('notice_seq', '=', noticeSeq).executeTakeFirst()
/** Committed before the vendor is asked: from here on it may have gone out. The new count, or null when it is settled. */
export const noteNoticeAsked = async (db: Db, noticeSeq: number): Promise<number | null> => {
  const row = await db
    .updateTable('message_notice')
    .set((e) => ({ state: 'unknown', checks: e('checks', '+', 1) }))
    .where('notice_seq', '=', noticeSeq)
    .where('state', 'in', ['pending', 'unknown'])
    .returning('checks')
    .executeTakeFirst()
  return row?.checks ?? null
}
export const settleNotice = (
  db: Db,
  noticeSeq: number,
  to: 'sent' | 'failed' | 'no-number',
  messageId: string | null = null,
) =>
  db
    .updateTable('message_notice')
    .set({ state: to, message_id: messageId, ...(to === 'sent' && { sent_at: sql<Date>`app_now()` }) })
    .where('notice_seq', '=', noticeSeq)
    .where('state', 'in', ['pending', 'unknown'])
    .execute()
