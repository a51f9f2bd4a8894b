import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

type Db = Context['db']
const appNow = sql<Date>`app_now()`
const MOST = 50

type NewAudit = {
  operator_seq: number
  call: string
  subject: Readonly<Record<string, unknown>>
  reason: string | null
}
/** The user concerned is read from the row that the call refers to; null if there is none. */
export const insertAudit = async (
  db: Db,
  { operator_seq, call, subject, reason }: NewAudit,
): Promise<number | null> => {
  const { rows } = await sql<{ on_user: number | null }>`
  insert into operator_audit (operator_seq, call, subject, reason, on_user)
  select ${operator_seq}, ${call}, s.it, ${reason}, coalesce(
    (select user_seq from account_user where user_seq = (s.it->>'user_seq')::bigint),
    (select user_seq from order_order where order_seq = (s.it->>'order_seq')::bigint),
    (select user_seq from report_question where question_seq = (s.it->>'question_seq')::bigint),
    (select user_seq from report_inquiry where inquiry_seq = (s.it->>'inquiry_seq')::bigint),
    (select user_seq from report_review where review_seq = (s.it->>'review_seq')::bigint),
    (select o.user_seq from report_dispute d join order_order o using (order_seq)
      where d.dispute_seq = (s.it->>'dispute_seq')::bigint),
    (select o.user_seq from report_document d join order_order o using (order_seq)
      where d.document_seq = (s.it->>'document_seq')::bigint),
    (select user_seq from message_notice where notice_seq = (s.it->>'notice_seq')::bigint))
  from (select ${JSON.stringify(subject)}::jsonb as it) s returning on_user`.execute(db)
  return rows[0]?.on_user ?? null
}
/** For a call whose input names no user: the users whose rows it has shown. */
export const insertAuditOfShown = (
  db: Db,
  operatorSeq: number,
  { call, subject }: Pick<NewAudit, 'call' | 'subject'>,
  userSeqs: readonly number[],
) =>
  db
    .insertInto('operator_audit')
    .values(
      userSeqs.map((on_user) => ({
        operator_seq: operatorSeq,
        call,
        subject: JSON.stringify(subject),
        on_user,
      })),
    )
    .execute()
/** How many users' data an operator has seen within the hour, and how many of them unmasked. */
export const peopleSeen = (db: Db, operatorSeq: number) =>
  db
    .selectFrom('operator_audit')
    .select([
      sql<number>`count(distinct on_user) filter (where call = 'operatorReveal')`.as('whole'),
      sql<number>`count(distinct on_user)`.as('seen'),
    ])
    .where('operator_seq', '=', operatorSeq)
    .where('at', '>', sql<Date>`app_now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
export const auditOn = (db: Db, userSeq: number) =>
  db
    .selectFrom('operator_audit')
    .select(['operator_seq', 'call', 'reason', 'at'])
    .where('on_user', '=', userSeq)
    .orderBy('audit_seq', 'desc')
    .limit(MOST)
    .execute()

export const factorOf = (db: Db, operatorSeq: number) =>
  db.selectFrom('operator_factor').selectAll().where('user_seq', '=', operatorSeq).executeTakeFirst()
/** False when a factor is confirmed already. */
export const beginFactor = async (db: Db, operatorSeq: number, sealed: Buffer): Promise<boolean> =>
  (await db
    .insertInto('operator_factor')
    .values({ user_seq: operatorSeq, secret_sealed: sealed })
    .onConflict((c) =>
      c
        .column('user_seq')
        .doUpdateSet({ secret_sealed: sealed, last_step: 0, created_at: appNow })
        .where('operator_factor.confirmed_at', 'is', null),
    )
    .returning('user_seq')
    .executeTakeFirst()) !== undefined
/** True for the first request with this time step. The first right code confirms the factor. */
export const useStep = async (db: Db, operatorSeq: number, step: number): Promise<boolean> =>
  (
    await db
      .updateTable('operator_factor')
      .set({ last_step: step, confirmed_at: sql<Date>`coalesce(confirmed_at, app_now())` })
      .where('user_seq', '=', operatorSeq)
      .where('last_step', '<', step)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const personBySeq = (db: Db, userSeq: number) =>
  db
    .selectFrom('account_user')
    .select(['user_seq', 'role', 'created_at', 'phone_verified_at'])
    .select((e) =>
      e
        .selectFrom('account_withdrawal as w')
        .select('w.asked_at')
        .whereRef('w.user_seq', '=', 'account_user.user_seq')
        .where('w.undone_at', 'is', null)
        .where('w.done_at', 'is', null)
        .as('withdrawal_asked_at'),
    )
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
export const eventsOf = (db: Db, userSeq: number) =>
  db
    .selectFrom('account_event')
    .select(['kind', 'at'])
    .where('user_seq', '=', userSeq)
    .orderBy('event_seq', 'desc')
    .limit(MOST)
    .execute()
export const devicesOf = async (db: Db, userSeq: number): Promise<number> =>
  (
    await db
      .selectFrom('account_session')
      .select(sql<number>`count(*)`.as('n'))
      .where('user_seq', '=', userSeq)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', appNow)
      .executeTakeFirstOrThrow()
  ).n

const orders = (db: Db) =>
  db
    .selectFrom('order_order')
    .select(['order_seq', 'merchant_uid', 'user_seq', 'state', 'price', 'created_at'])
    .orderBy('order_seq', 'desc')
    .limit(MOST)
export type FoundOrder = Awaited<ReturnType<typeof ordersOf>>[number]
export const ordersOf = (db: Db, userSeqs: readonly number[]) => orders(db).where('user_seq', 'in', userSeqs).execute()
export const orderByMerchant = (db: Db, merchantUid: string) =>
  orders(db).where('merchant_uid', '=', merchantUid).execute()
export const orderByNumber = (db: Db, orderSeq: number) => orders(db).where('order_seq', '=', orderSeq).execute()
export const orderOfReport = (db: Db, reportSeq: number) =>
  orders(db)
    .where('order_seq', 'in', (q) =>
      q.selectFrom('report_report').select('order_seq').where('report_seq', '=', reportSeq),
    )
    .execute()
/** The addresses of a user's orders, as typed. */
export const homesOf = (db: Db, userSeq: number) =>
  db
    .selectFrom('order_order')
    .select(['order_seq', sql<string>`concat_ws(' ', address, building_name, building_dong, building_ho)`.as('home')])
    .where('user_seq', '=', userSeq)
    .where('address', 'is not', null)
    .orderBy('order_seq', 'desc')
    .limit(MOST)
    .execute()
