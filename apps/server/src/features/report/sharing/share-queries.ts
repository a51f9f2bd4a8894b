import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import { prepared } from '../../../../../../db/prepared.ts'
import type { Context } from '../../../kernel/context.ts'
import { startOfToday } from '../start-of-today.ts'

type Db = Context['db']
export type ShareRow = Selectable<Database['report_share']>
const appNow = sql<Date>`app_now()`

/** The report, its order and its owner are unchanged: no refund, no other address, no withdrawal. */
const stands = sql<boolean>`(
  r.state not in ('preparing', 'voided', 'failed') and o.state = 'completed' and o.user_seq = s.user_seq
  and u.gone_at is null and u.stopped_at is null
  and not exists (select from account_withdrawal w where w.user_seq = s.user_seq and w.undone_at is null))`
export const stateOf = sql<'live' | 'expired' | 'revoked' | 'ended'>`case
  when s.revoked_at is not null then 'revoked' when not ${stands} then 'ended'
  when s.until_at <= app_now() then 'expired' else 'live' end`

const shares = (db: Db) =>
  db
    .selectFrom('report_share as s')
    .innerJoin('report_report as r', 'r.report_seq', 's.report_seq')
    .innerJoin('order_order as o', 'o.order_seq', 'r.order_seq')
    .innerJoin('account_user as u', 'u.user_seq', 's.user_seq')

const live = (db: Db) =>
  shares(db)
    .select(['s.share_seq', 's.user_seq', 's.realtor_seq', 's.parts', 's.created_at', 's.until_at', 's.signed_at'])
    .select([
      's.masked_sealed',
      'r.report_seq',
      'r.order_seq',
      'r.version',
      'r.ready_at',
      'r.rule_pack',
      'r.engine',
      'r.grade',
      'r.score',
      'r.judged_from',
    ])
    .select(
      sql<boolean>`exists (select from report_report n where n.order_seq = r.order_seq and n.version > r.version)`.as(
        'changed',
      ),
    )
    .where('s.revoked_at', 'is', null)
    .where('s.until_at', '>', appNow)
    .where(stands)
export const liveShareOf = prepared((db, { hash }: { hash: Buffer }) => live(db).where('s.token_hash', '=', hash))
export const liveShareOfSeq = prepared((db, { seq }: { seq: number }) => live(db).where('s.share_seq', '=', seq))
export type LiveShare = Awaited<ReturnType<typeof liveShareOf>>[number]

/** The stored judgement of the version that is shown. */
export const judgementOf = (db: Db, reportSeq: number) =>
  db
    .selectFrom('report_report')
    .select(['report_seq', 'assessment', 'assessment_sealed'])
    .where('report_seq', '=', reportSeq)
    .executeTakeFirst()

/** Serializes the sending of one user's messages, so that the daily limit is not exceeded. */
export const lockSharing = (db: Db, userSeq: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('report-share', ${userSeq}))`.execute(db)
export const messagesToday = async (db: Db, userSeq: number): Promise<number> =>
  (
    await db
      .selectFrom('report_share')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('user_seq', '=', userSeq)
      .where('message', 'is not', null)
      .where('created_at', '>=', startOfToday)
      .executeTakeFirstOrThrow()
  ).n
export const insertShare = async (
  db: Db,
  share: Pick<
    Insertable<Database['report_share']>,
    'report_seq' | 'user_seq' | 'token_hash' | 'parts' | 'realtor_seq' | 'until_at'
  >,
): Promise<number> =>
  (await db.insertInto('report_share').values(share).returning('share_seq').executeTakeFirstOrThrow()).share_seq
/** The encrypted columns: set once the row has its number, in the same transaction. */
export const saveSealedShare = (
  db: Db,
  shareSeq: number,
  sealed: Pick<
    Insertable<Database['report_share']>,
    'name_sealed' | 'phone_sealed' | 'link_sealed' | 'phone_tail' | 'message' | 'masked_sealed'
  >,
) => db.updateTable('report_share').set(sealed).where('share_seq', '=', shareSeq).execute()

/** The current version of the user's own report, whichever version was named, if its order is completed. */
export const shareable = (db: Db, userSeq: number, reportSeq: number) =>
  db
    .selectFrom('report_report as named')
    .innerJoin('report_report as r', 'r.order_seq', 'named.order_seq')
    .innerJoin('order_order as o', 'o.order_seq', 'r.order_seq')
    .select('r.report_seq')
    .where('named.report_seq', '=', reportSeq)
    .where('named.state', 'in', ['ready', 'superseded'])
    .where('r.state', '=', 'ready')
    .where('o.user_seq', '=', userSeq)
    .where('o.state', '=', 'completed')
    .executeTakeFirst()
export const isRealtor = async (db: Db, userSeq: number): Promise<boolean> =>
  (await db
    .selectFrom('account_user')
    .select('user_seq')
    .where('user_seq', '=', userSeq)
    .where('role', '=', 'realtor')
    .where('gone_at', 'is', null)
    .executeTakeFirst()) !== undefined

const lastView = sql<Date | null>`(select max(v.at) from report_share_view v where v.share_seq = s.share_seq)`
/** The shares that a user made, newest first. */
export const sharesOf = (db: Db, userSeq: number, reportSeq: number | undefined) =>
  shares(db)
    .leftJoin('account_user as a', 'a.user_seq', 's.realtor_seq')
    .selectAll('s')
    .select([
      stateOf.as('state'),
      lastView.as('opened_at'),
      sql<boolean>`a.phone_verified_at is not null`.as('verified'),
    ])
    .where('s.user_seq', '=', userSeq)
    // for every version of the report: a link keeps the version that it was made with
    .$if(reportSeq !== undefined, (q) =>
      q.where('r.order_seq', 'in', (e) =>
        e
          .selectFrom('report_report as named')
          .select('named.order_seq')
          .where('named.report_seq', '=', reportSeq ?? 0),
      ),
    )
    .orderBy('s.share_seq', 'desc')
    .limit(200)
    .execute()
/** Locked; found for its sender or for the realtor that it is for. */
export const shareToChange = (db: Db, userSeq: number, shareSeq: number, as: 'user_seq' | 'realtor_seq') =>
  shares(db)
    .select(['s.share_seq', 's.created_at', 's.until_at', stateOf.as('state')])
    .where('s.share_seq', '=', shareSeq)
    .where(`s.${as}`, '=', userSeq)
    .forUpdate('s')
    .executeTakeFirst()
export const revokeShare = (db: Db, shareSeq: number) =>
  sql`update report_share set revoked_at = coalesce(revoked_at, app_now()), masked_sealed = null, ${messageOver}
    where share_seq = ${shareSeq}`.execute(db)
/** The order was refunded, or its address changed: its shares show nothing any more. */
export const emptyMasked = (db: Db, orderSeq: number) =>
  sql`update report_share set masked_sealed = null where masked_sealed is not null
    and report_seq in (select report_seq from report_report where order_seq = ${orderSeq})`.execute(db)
const messageOver = sql`message = case when message in ('pending', 'unknown') then 'failed' else message end,
  phone_sealed = null, link_sealed = null`
export const prolongShare = (db: Db, shareSeq: number, until: Date) =>
  db.updateTable('report_share').set({ until_at: until }).where('share_seq', '=', shareSeq).execute()
export const signShare = (db: Db, shareSeq: number) =>
  sql`update report_share set signed_at = coalesce(signed_at, app_now()) where share_seq = ${shareSeq}`.execute(db)

export const countView = prepared((db, v: { share: number; viewer: 'guest' | 'user' | 'realtor' }) =>
  db
    .with('seen', (d) =>
      d
        .updateTable('report_share')
        .set((e) => ({ views: e('views', '+', 1) }))
        .where('share_seq', '=', v.share),
    )
    .insertInto('report_share_view')
    .values({ share_seq: v.share, viewer: v.viewer }),
)

/** A message that is still to be sent, for a link that is still valid. */
export const shareMessage = (db: Db, shareSeq: number) =>
  shares(db)
    .select(['s.share_seq', 's.user_seq', 's.message', 's.phone_sealed', 's.link_sealed', 's.until_at'])
    .select(stateOf.as('state'))
    .where('s.share_seq', '=', shareSeq)
    .where('s.message', 'in', ['pending', 'unknown'])
    .executeTakeFirst()
/** Committed before the vendor is called. */
export const markMessageAsked = async (db: Db, shareSeq: number): Promise<number | null> =>
  (
    await db
      .updateTable('report_share')
      .set((e) => ({ message: 'unknown', message_checks: e('message_checks', '+', 1) }))
      .where('share_seq', '=', shareSeq)
      .where('message', 'in', ['pending', 'unknown'])
      .returning('message_checks')
      .executeTakeFirst()
  )?.message_checks ?? null
/** The phone number and the link are not needed any more. */
export const settleMessage = (db: Db, shareSeq: number, to: 'sent' | 'failed') =>
  db
    .updateTable('report_share')
    .set({ message: to, phone_sealed: null, link_sealed: null })
    .where('share_seq', '=', shareSeq)
    .where('message', 'in', ['pending', 'unknown'])
    .execute()

/** The vendor had accepted it and could not deliver it. */
export const failSentMessage = (db: Db, shareSeq: number) =>
  db
    .updateTable('report_share')
    .set({ message: 'failed' })
    .where('share_seq', '=', shareSeq)
    .where('message', '=', 'sent')
    .execute()

/**
 * Counts of the district: reports, orders whose contract date has passed, and realtors with whom a report was shared.
 */
export const countsOf = async (db: Db, orderSeq: number) =>
  (
    await sql<{ realtors: number; reports: number; contracts: number }>`
    select count(distinct s.realtor_seq)::int as realtors, count(distinct r.report_seq)::int as reports,
      count(distinct o.order_seq) filter (where o.contract_date <= (app_now() at time zone 'Asia/Seoul')::date)::int as contracts
    from order_order h join order_order o on o.address_si = h.address_si and o.address_gu = h.address_gu
      join report_report r on r.order_seq = o.order_seq and r.state not in ('preparing', 'voided', 'failed')
      left join report_share s on s.report_seq = r.report_seq
    where h.order_seq = ${orderSeq}`.execute(db)
  ).rows[0]
export const lastRealtorOf = (db: Db, orderSeq: number) =>
  db
    .selectFrom('report_share as s')
    .innerJoin('report_report as r', 'r.report_seq', 's.report_seq')
    .innerJoin('account_user as a', 'a.user_seq', 's.realtor_seq')
    .select(['a.user_seq', sql<boolean>`a.phone_verified_at is not null`.as('verified')])
    .where('r.order_seq', '=', orderSeq)
    .where('a.gone_at', 'is', null)
    .orderBy('s.share_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
export const ownOrderOf = (db: Db, userSeq: number, orderSeq: number) =>
  db
    .selectFrom('order_order')
    .select(['order_seq', 'address_gu'])
    .where('user_seq', '=', userSeq)
    .where('order_seq', '=', orderSeq)
    .where('product', '=', 'report')
    .executeTakeFirst()

/** Reports that others share with a realtor now, newest first; for an order shared more than once, the last link. */
export const shownTo = (db: Db, userSeq: number) =>
  shares(db)
    .distinctOn('r.order_seq')
    .select(['r.order_seq', 's.share_seq', 's.until_at', 's.signed_at', 'o.address', 'r.grade'])
    .select(sql<Date>`r.ready_at`.as('ready_at'))
    .where('s.realtor_seq', '=', userSeq)
    .where(stateOf, '=', 'live')
    .orderBy('r.order_seq', 'desc')
    .orderBy('s.share_seq', 'desc')
    .limit(100)
    .execute()

const PAGE = 20
/** The user's own paid orders, and those whose report is shared with them as a realtor. */
export const ordersWith = (db: Db, userSeq: number, page: number) =>
  sql<{
    order_seq: number
    mine: boolean
    address_state: 'complete'
    address: string | null
    building_dong: string | null
    building_ho: string | null
    report_seq: number | null
    grade: string | null
    share_seq: number | null
    created_at: Date
    total: number
  }>`
    with mine as (
      select o.order_seq, true as mine, o.address_state, o.address, o.building_dong, o.building_ho, r.report_seq, r.grade,
        null::bigint as share_seq, o.created_at
      from order_order o left join lateral (
        select x.report_seq, x.grade from report_report x where x.order_seq = o.order_seq and x.state = 'ready'
        order by x.version desc limit 1) r on true
      where o.user_seq = ${userSeq} and o.product = 'report' and o.paid_at is not null
    ), shown as (
      select distinct on (r.order_seq) r.order_seq, false as mine, o.address_state, o.address, null::text, null::text,
        r.report_seq, r.grade, s.share_seq, s.created_at
      from report_share s join report_report r on r.report_seq = s.report_seq join order_order o on o.order_seq = r.order_seq
        join account_user u on u.user_seq = s.user_seq
      where s.realtor_seq = ${userSeq} and ${stateOf} = 'live' order by r.order_seq, s.share_seq desc
    )
    select *, count(*) over ()::int as total from (select * from mine union all select * from shown) as a
    order by created_at desc, order_seq desc limit ${PAGE} offset ${(page - 1) * PAGE}`
    .execute(db)
    .then(({ rows }) => rows)
