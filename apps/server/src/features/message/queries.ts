import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import { commitLater } from '../../kernel/commit-later.ts'
import type { Context } from '../../kernel/context.ts'
import { askedAfter } from './delivery/delivery-times.ts'

type Db = Context['db']
export type NoticeRow = Selectable<Database['message_notice']>
export type Template = NoticeRow['template']
export type NewNotice = {
  user_seq: number
  order_seq: number | null
  template: Template
  variables: Readonly<Record<string, string | number>>
  /** Unique per fact; also the vendor's reference. */
  reference: string
  /** It requires action today: without a delivery result in time it is also sent as a text, then by mail. */
  urgent?: boolean
}

/** Undefined when the fact has a notice already. */
export const insertNotice = (db: Db, { variables, ...notice }: NewNotice, state: 'pending' | 'not-wanted') =>
  db
    .insertInto('message_notice')
    .values({ ...notice, state, variables: JSON.stringify(variables) })
    .onConflict((c) => c.column('reference').doNothing())
    .returning('notice_seq')
    .executeTakeFirst()
export const noticeBySeq = (db: Db, noticeSeq: number): Promise<NoticeRow | undefined> =>
  db.selectFrom('message_notice').selectAll().where('notice_seq', '=', noticeSeq).executeTakeFirst()
export const usersOf = (db: Db, noticeSeqs: readonly number[]) =>
  db.selectFrom('message_notice').select(['notice_seq', 'user_seq']).where('notice_seq', 'in', noticeSeqs).execute()
/**
 * Committed before the vendor is called: from now on it may have been sent. Returns the new count, or null when it is
 * settled.
 */
export const markNoticeAsked = async (db: Db, noticeSeq: number): Promise<number | null> => {
  const row = await db
    .updateTable('message_notice')
    .set((e) => ({ state: 'unknown', checks: e('checks', '+', 1) }))
    .where('notice_seq', '=', noticeSeq)
    .where('state', 'in', ['pending', 'unknown'])
    .returning('checks')
    .executeTakeFirst()
  return row?.checks ?? null
}
/** 'sent': the vendor accepted it. From now on its result is requested. */
const accepted = {
  sent_at: sql<Date>`app_now()`,
  result: 'accepted',
  result_due: sql<Date>`app_now() + ${askedAfter[0]} * interval '1 second'`,
} as const
/** If its commit is undone by a crash, the job runs again and finds the notice by its reference. */
export const settleNotice = (
  db: Db,
  noticeSeq: number,
  to: 'sent' | 'failed' | 'no-number' | 'not-wanted',
  messageId: string | null = null,
) =>
  db
    .updateTable('message_notice')
    .set({ state: to, message_id: messageId, ...(to === 'sent' && accepted) })
    .where('notice_seq', '=', noticeSeq)
    .where('state', 'in', ['pending', 'unknown'])
    .returning(commitLater.as('later'))
    .execute()

export type PushRow = Pick<NoticeRow, 'notice_seq' | 'user_seq' | 'template' | 'variables'> &
  Pick<Selectable<Database['message_push']>, 'push_seq' | 'token_hash'> &
  Pick<Selectable<Database['account_device']>, 'platform'>
export const insertPushes = (db: Db, noticeSeq: number, devices: readonly Buffer[]) =>
  db
    .insertInto('message_push')
    .values(devices.map((token_hash) => ({ notice_seq: noticeSeq, token_hash })))
    .returning('push_seq')
    .execute()
/** Undefined when it is settled, or its device was deleted. */
export const pendingPush = (db: Db, pushSeq: number): Promise<PushRow | undefined> =>
  db
    .selectFrom('message_push as p')
    .innerJoin('message_notice as n', 'n.notice_seq', 'p.notice_seq')
    .innerJoin('account_device as d', 'd.token_hash', 'p.token_hash')
    .select(['p.push_seq', 'p.token_hash', 'd.platform', 'n.notice_seq', 'n.user_seq', 'n.template', 'n.variables'])
    .where('p.push_seq', '=', pushSeq)
    .where('p.state', '=', 'pending')
    .executeTakeFirst()
/** Committed before the vendor is called. Returns the number of tries, or null when it is settled. */
export const markPushAsked = async (db: Db, pushSeq: number): Promise<number | null> => {
  const row = await db
    .updateTable('message_push')
    .set((e) => ({ checks: e('checks', '+', 1) }))
    .where('push_seq', '=', pushSeq)
    .where('state', '=', 'pending')
    .returning('checks')
    .executeTakeFirst()
  return row?.checks ?? null
}
export const settlePush = (
  db: Db,
  pushSeq: number,
  to: 'sent' | 'failed' | 'not-wanted',
  messageId: string | null = null,
) =>
  db
    .updateTable('message_push')
    .set({ state: to, message_id: messageId, ...(to === 'sent' && { sent_at: sql<Date>`app_now()` }) })
    .where('push_seq', '=', pushSeq)
    .where('state', '=', 'pending')
    .execute()

/** The repeats of a notice, by the reference of the first. */
export const noticesAfter = (db: Db, reference: string) =>
  db
    .selectFrom('message_notice')
    .select('state')
    .where(sql<boolean>`starts_with(reference, ${`${reference}-again-`})`)
    .execute()

export const choicesOf = (db: Db, userSeq: number) =>
  db.selectFrom('message_choice').select(['kind', 'channel', 'wanted']).where('user_seq', '=', userSeq).execute()
export const saveChoice = (db: Db, choice: Insertable<Database['message_choice']>) =>
  db
    .insertInto('message_choice')
    .values(choice)
    .onConflict((c) =>
      c.columns(['user_seq', 'kind', 'channel']).doUpdateSet({ wanted: choice.wanted, at: sql<Date>`app_now()` }),
    )
    .execute()

export const insertNews = (db: Db, news: Insertable<Database['message_news']>) =>
  db
    .insertInto('message_news')
    .values(news)
    .onConflict((c) => c.doNothing())
    .execute()
/** Locked until its batch is committed. */
export const unspreadNews = (db: Db): Promise<Selectable<Database['message_news']> | undefined> =>
  db
    .selectFrom('message_news')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
export const markReached = (db: Db, name: string, reached: number, done: boolean) =>
  db
    .updateTable('message_news')
    .set({ reached, ...(done && { done_at: sql<Date>`app_now()` }) })
    .where('name', '=', name)
    .execute()
