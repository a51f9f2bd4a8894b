import { sql, type Insertable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']

export const issuerByCode = (db: Db, code: string) =>
  db.selectFrom('coupon_issuer').selectAll().where('code', '=', code).executeTakeFirst()
export const insertIssuer = (db: Db, code: string, name: string) =>
  db
    .insertInto('coupon_issuer')
    .values({ code, name })
    .onConflict((c) => c.column('code').doNothing())
    .execute()
/** False when the name or the word belongs to another campaign. */
export const insertCampaign = async (db: Db, g: Insertable<Database['coupon_campaign']>): Promise<boolean> =>
  (await db
    .insertInto('coupon_campaign')
    .values(g)
    .onConflict((c) => c.doNothing())
    .returning('campaign_seq')
    .executeTakeFirst()) !== undefined
export const approveCampaignRow = (db: Db, campaignSeq: number, operatorSeq: number) =>
  db
    .updateTable('coupon_campaign')
    .set({ approved_by: operatorSeq, approved_at: sql<Date>`app_now()` })
    .where('campaign_seq', '=', campaignSeq)
    .where('needs_second', '=', true)
    .where('made_by', '<>', operatorSeq)
    .where('approved_at', 'is', null)
    .execute()
/** If it is ended twice, the first end counts. */
export const endNow = async (db: Db, slug: string): Promise<Date | null> =>
  (
    await db
      .updateTable('coupon_campaign')
      .set({ ended_at: sql<Date>`coalesce(ended_at, app_now())` })
      .where('slug', '=', slug)
      .returning('ended_at')
      .executeTakeFirst()
  )?.ended_at ?? null
export const usesByCampaign = (db: Db) =>
  db
    .selectFrom('coupon_use as u')
    .innerJoin('coupon_coupon as c', 'c.coupon_seq', 'u.coupon_seq')
    .where('u.state', '=', 'used')
    .select(['c.campaign_seq', sql<number>`count(*)`.as('used')])
    .groupBy('c.campaign_seq')
    .execute()

/** Serializes what one operator gives out, so that the daily sum is right. */
export const lockIssuesOf = (db: Db, operatorSeq: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('coupon-giver', ${operatorSeq}))`.execute(db)
/**
 * How much one operator has given out in a day without a second one's approval: codes, and coupons of campaigns without
 * codes.
 */
export const issuedToday = async (db: Db, operatorSeq: number): Promise<number> => {
  const today = sql<boolean>`made_by = ${operatorSeq} and not needs_second and made_at > app_now() - interval '1 day'`
  const codes = await db
    .selectFrom('coupon_code as k')
    .where('k.batch_seq', 'in', (q) => q.selectFrom('coupon_batch').select('batch_seq').where(today))
    .select(sql<number>`count(*)`.as('n'))
    .executeTakeFirstOrThrow()
  const campaigns = await db
    .selectFrom('coupon_campaign')
    .where(today)
    .where((e) => e.or([e('way', '<>', 'code'), e('word', 'is not', null)]))
    .select(sql<number>`coalesce(sum(quota), 0)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return codes.n + campaigns.n
}
export const insertBatch = (
  db: Db,
  b: { campaign_seq: number; file_name: string; made_by: number; needs_second: boolean },
) => db.insertInto('coupon_batch').values(b).returning('batch_seq').executeTakeFirstOrThrow()
/** Returns the new ones, by their index. */
export const insertCodes = (
  db: Db,
  codes: readonly { batch_seq: number; campaign_seq: number; code_index: Buffer; code_sealed: Buffer }[],
): Promise<{ code_seq: number }[]> =>
  db
    .insertInto('coupon_code')
    .values(codes)
    .onConflict((c) => c.column('code_index').doNothing())
    .returning('code_seq')
    .execute()
const batches = (db: Db) =>
  db
    .selectFrom('coupon_batch as b')
    .innerJoin('coupon_campaign as g', 'g.campaign_seq', 'b.campaign_seq')
    .selectAll('b')
    .select(['g.slug', sql<number>`(select count(*) from coupon_code k where k.batch_seq = b.batch_seq)`.as('codes')])
export type BatchRow = Awaited<ReturnType<typeof batchBySeq>>
export const batchBySeq = (db: Db, batchSeq: number) =>
  batches(db).where('b.batch_seq', '=', batchSeq).executeTakeFirst()
export const lastBatches = (db: Db) => batches(db).orderBy('b.batch_seq', 'desc').limit(100).execute()
/** The operator who uploaded them may not approve them: the table's own check enforces it, too. */
export const approveBatch = (db: Db, batchSeq: number, operatorSeq: number) =>
  db
    .updateTable('coupon_batch')
    .set({ approved_by: operatorSeq, approved_at: sql<Date>`app_now()` })
    .where('batch_seq', '=', batchSeq)
    .where('made_by', '<>', operatorSeq)
    .where('approved_at', 'is', null)
    .execute()
export const codesOf = (db: Db, batchSeq: number) =>
  db
    .selectFrom('coupon_code')
    .select(['code_index', 'code_sealed'])
    .where('batch_seq', '=', batchSeq)
    .orderBy('code_seq')
    .execute()

export type BorneLine = {
  day: string
  campaign: string
  used: number
  given_back: number
  discount: number
  discount_back: number
}
/** From the ledger: what was posted to the issuer's account on which day, and for which part of the order. */
export const borneBy = async (db: Db, issuerSeq: number, from: string, to: string): Promise<BorneLine[]> => {
  const { rows } = await sql<BorneLine>`
    with posted as (
      select t.kind, (t.at at time zone 'Asia/Seoul')::date as day,
        case t.kind when 'payment' then p.order_seq else split_part(t.ref, ':', 2)::bigint end as order_seq
      from ledger_account a
      join ledger_leg l using (account_seq)
      join ledger_txn t using (txn_seq)
      left join payment_attempt p on t.kind = 'payment' and p.attempt_seq = split_part(t.ref, ':', 2)::bigint
      where a.kind = 'discount' and a.owner_seq = ${issuerSeq}
        and t.at >= ${from}::date::timestamp at time zone 'Asia/Seoul'
        and t.at < (${to}::date + 1)::timestamp at time zone 'Asia/Seoul'
      group by t.txn_seq, t.kind, t.at, t.ref, p.order_seq
    )
    select posted.day::text as day, coalesce(g.slug, c.name) as campaign,
      count(*) filter (where posted.kind = 'payment') as used,
      count(*) filter (where posted.kind <> 'payment') as given_back,
      coalesce(sum(c.won) filter (where posted.kind = 'payment'), 0)::bigint as discount,
      coalesce(sum(c.won) filter (where posted.kind <> 'payment'), 0)::bigint as discount_back
    from posted
    join order_cut c on c.order_seq = posted.order_seq and c.issuer_seq = ${issuerSeq}
    left join coupon_coupon k on k.coupon_seq = c.coupon_seq
    left join coupon_campaign g on g.campaign_seq = k.campaign_seq
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
export const balanceOf = async (db: Db, issuerSeq: number): Promise<number> =>
  (
    await db
      .selectFrom('ledger_account')
      .select('balance')
      .where('kind', '=', 'discount')
      .where('owner_seq', '=', issuerSeq)
      .executeTakeFirst()
  )?.balance ?? 0
