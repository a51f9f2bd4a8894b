import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context } from '../../kernel/context.ts'
import type { Product } from '@jipsalpim/contract/areas/coupon/coupon.ts'

type Db = Context['db']
const appNow = sql<Date>`app_now()`
/** Demo campaigns are included only with the sandbox. */
export type World = { sandbox: boolean }

export type CampaignRow = Omit<Selectable<Database['coupon_campaign']>, 'product'> & {
  product: Product
  issuer_name: string
  issuer_code: string
  /** Waits for a second operator's approval: hidden, and without effect. */
  waits: boolean
  started: boolean
  over: boolean
  full: boolean
}
const WAITS = sql`(g.needs_second and g.approved_at is null)`
const campaigns = (db: Db, world: World) =>
  db
    .selectFrom('coupon_campaign as g')
    .innerJoin('coupon_issuer as i', 'i.issuer_seq', 'g.issuer_seq')
    .selectAll('g')
    .select([
      sql<Product>`g.product`.as('product'),
      'i.name as issuer_name',
      'i.code as issuer_code',
      sql<boolean>`${WAITS}`.as('waits'),
      sql<boolean>`g.from_at <= app_now() and not ${WAITS}`.as('started'),
      sql<boolean>`g.until_at <= app_now() or g.ended_at is not null`.as('over'),
      sql<boolean>`g.quota is not null and g.taken >= g.quota`.as('full'),
    ])
    .where(sql<boolean>`(not g.demo or ${world.sandbox})`)
export const allCampaigns = (db: Db, world: World): Promise<CampaignRow[]> =>
  campaigns(db, world).orderBy('g.campaign_seq').execute()
export const campaignBySlug = (db: Db, world: World, slug: string): Promise<CampaignRow | undefined> =>
  campaigns(db, world).where('g.slug', '=', slug).executeTakeFirst()
export const campaignBySeq = (db: Db, world: World, seq: number): Promise<CampaignRow | undefined> =>
  campaigns(db, world).where('g.campaign_seq', '=', seq).executeTakeFirst()
export const campaignByWord = (db: Db, world: World, folded: string): Promise<CampaignRow | undefined> =>
  campaigns(db, world).where('g.word', '=', folded).executeTakeFirst()
/** Every change of its count takes this lock; the statement that locks also reads the clock. */
export const lockCampaign = (db: Db, world: World, seq: number): Promise<CampaignRow | undefined> =>
  campaigns(db, world).where('g.campaign_seq', '=', seq).forNoKeyUpdate('g').executeTakeFirst()

/** A personal code of a live batch, with its holder. */
export const codeOf = (db: Db, by: { index: Buffer } | { code_seq: number }) => {
  const live = db
    .selectFrom('coupon_code as k')
    .innerJoin('coupon_batch as b', 'b.batch_seq', 'k.batch_seq')
    .leftJoin('coupon_coupon as c', 'c.code_seq', 'k.code_seq')
    .select(['k.code_seq', 'k.campaign_seq', 'c.user_seq as owner'])
    .where(sql<boolean>`(not b.needs_second or b.approved_at is not null)`)
  const one = 'index' in by ? live.where('k.code_index', '=', by.index) : live.where('k.code_seq', '=', by.code_seq)
  return one.executeTakeFirst()
}

export type CouponState = 'open' | 'held' | 'used' | 'expired'
export type CouponRow = Awaited<ReturnType<typeof couponsOf>>[number]
const coupons = (db: Db) =>
  db
    .selectFrom('coupon_coupon as c')
    .innerJoin('coupon_campaign as g', 'g.campaign_seq', 'c.campaign_seq')
    .innerJoin('coupon_issuer as i', 'i.issuer_seq', 'g.issuer_seq')
    .leftJoin('coupon_use as u', (j) =>
      j.onRef('u.coupon_seq', '=', 'c.coupon_seq').on('u.state', 'in', ['held', 'used']),
    )
    .leftJoin('order_order as o', 'o.order_seq', 'u.order_seq')
    .select([
      'c.coupon_seq',
      'c.campaign_seq',
      'c.code_seq',
      'c.user_seq',
      'c.taken_at',
      'c.expires_at',
      'g.slug',
      'g.name',
      sql<Product>`g.product`.as('product'),
      'g.gives',
      'g.amount',
      'g.most',
      'g.zero_ok',
      'g.regions',
      'g.issuer_seq',
      'i.name as issuer_name',
      'u.used_at',
      'u.order_seq',
      'o.merchant_uid',
      sql<CouponState>`case when u.state is not null then u.state
        when c.ended_at is not null or c.expires_at <= app_now() then 'expired' else 'open' end`.as('state'),
    ])
export const couponsOf = (db: Db, userSeq: number) =>
  coupons(db).where('c.user_seq', '=', userSeq).orderBy('c.coupon_seq', 'desc').execute()
/** No difference between a missing coupon and another user's. */
export const ownCoupon = (db: Db, userSeq: number, couponSeq: number): Promise<CouponRow | undefined> =>
  coupons(db).where('c.user_seq', '=', userSeq).where('c.coupon_seq', '=', couponSeq).executeTakeFirst()

/** A person's coupon of a campaign, by any of their keys. */
export const couponOfPerson = (db: Db, campaignSeq: number, keys: readonly Buffer[]): Promise<CouponRow | undefined> =>
  coupons(db)
    .where('c.campaign_seq', '=', campaignSeq)
    .where('c.coupon_seq', 'in', (q) =>
      q
        .selectFrom('coupon_person')
        .select('coupon_seq')
        .where('campaign_seq', '=', campaignSeq)
        .where('person_key', 'in', keys),
    )
    .executeTakeFirst()
/** Requires the campaign's lock. Undefined when the code made a coupon already. */
export const insertCoupon = (
  db: Db,
  c: { campaign_seq: number; code_seq: number | null; user_seq: number },
): Promise<{ coupon_seq: number } | undefined> =>
  db
    .insertInto('coupon_coupon')
    .columns(['campaign_seq', 'code_seq', 'user_seq', 'expires_at'])
    .expression((q) =>
      q
        .selectFrom('coupon_campaign as g')
        .select([
          'g.campaign_seq',
          sql<number | null>`${c.code_seq}::bigint`.as('code_seq'),
          sql<number>`${c.user_seq}::bigint`.as('user_seq'),
          // To the end of its last day in Seoul, and never beyond the campaign's own end.
          sql<Date>`least(g.until_at, coalesce((date_trunc('day', app_now() at time zone 'Asia/Seoul')
            + (g.days_valid + 1) * interval '1 day') at time zone 'Asia/Seoul', g.until_at))`.as('expires_at'),
        ])
        .where('g.campaign_seq', '=', c.campaign_seq),
    )
    .onConflict((x) => x.column('code_seq').doNothing())
    .returning('coupon_seq')
    .executeTakeFirst()
export const insertPersonKeys = (db: Db, campaignSeq: number, couponSeq: number, keys: readonly Buffer[]) =>
  db
    .insertInto('coupon_person')
    .values(keys.map((person_key) => ({ campaign_seq: campaignSeq, coupon_seq: couponSeq, person_key })))
    .execute()
/** False when none is left: the statement itself counts, and the table's check enforces it, too. */
export const incrementTaken = async (db: Db, campaignSeq: number): Promise<boolean> => {
  const row = await db
    .updateTable('coupon_campaign')
    .set((e) => ({ taken: e('taken', '+', 1) }))
    .where('campaign_seq', '=', campaignSeq)
    .where(sql<boolean>`(quota is null or taken < quota)`)
    .where('ended_at', 'is', null)
    .where('from_at', '<=', appNow)
    .where('until_at', '>', appNow)
    .executeTakeFirst()
  return row.numUpdatedRows > 0n
}

export const reservedUse = (db: Db, couponSeq: number) =>
  db
    .selectFrom('coupon_use')
    .select(['order_seq', 'state'])
    .where('coupon_seq', '=', couponSeq)
    .where('state', 'in', ['held', 'used'])
    .executeTakeFirst()
/**
 * Reserves a coupon for an order, or does nothing: one statement checks its owner, its end and that it is not in use.
 * The weaker lock does not block the key locks of other orders' rows, or two concurrent orders would deadlock.
 */
export const insertUse = async (
  db: Db,
  u: { coupon_seq: number; user_seq: number; order_seq: number; won: number },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into coupon_use (coupon_seq, order_seq, won)
    select c.coupon_seq, ${u.order_seq}::bigint, ${u.won}::bigint from coupon_coupon c
    where c.coupon_seq = ${u.coupon_seq} and c.user_seq = ${u.user_seq} and c.ended_at is null and c.expires_at > app_now()
    for no key update of c
    on conflict do nothing
    returning use_seq`.execute(db)
  return rows.length > 0
}
/** The coupon that an order has reserved or used. */
export const usedBy = (db: Db, orderSeq: number): Promise<CouponRow | undefined> =>
  coupons(db).where('u.order_seq', '=', orderSeq).executeTakeFirst()
/** False when the order has no reserved coupon any more. */
export const useReserved = async (db: Db, orderSeq: number): Promise<boolean> => {
  const row = await db
    .updateTable('coupon_use')
    .set({ state: 'used', used_at: appNow })
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'held')
    .executeTakeFirst()
  return row.numUpdatedRows > 0n
}
/** Releases a reserved coupon, returns a used one; a repeat does nothing. */
export const endUse = (db: Db, orderSeq: number) =>
  db
    .updateTable('coupon_use')
    .set({ state: sql`case state when 'used' then 'back' else 'released' end`, ended_at: appNow })
    .where('order_seq', '=', orderSeq)
    .where('state', 'in', ['held', 'used'])
    .execute()
/** The state of the coupon that an order returned: still valid or expired. */
export const returnedBy = async (db: Db, orderSeq: number): Promise<'open' | 'expired' | undefined> =>
  (
    await db
      .selectFrom('coupon_use as u')
      .innerJoin('coupon_coupon as c', 'c.coupon_seq', 'u.coupon_seq')
      .where('u.order_seq', '=', orderSeq)
      .where('u.state', '=', 'back')
      .select(sql<'open' | 'expired'>`case when c.expires_at > app_now() then 'open' else 'expired' end`.as('now'))
      .executeTakeFirst()
  )?.now
/** Unpaid orders that have reserved a coupon or held points for longer than this. */
export const ordersHolding = async (db: Db, minutes: number): Promise<number[]> => {
  const { rows } = await sql<{ order_seq: number }>`
    select order_seq from (
      select order_seq, held_at from coupon_use where state = 'held'
      union all select c.order_seq, h.at from points_hold h join order_cut c using (hold_seq) where h.state = 'held'
    ) held join order_order o using (order_seq)
    -- A deposit has its own deadline, at which what it holds is released.
    where o.pay_method <> 'vbank' and held.held_at < app_now() - ${minutes} * interval '1 minute'
    group by order_seq order by min(held.held_at) limit 500`.execute(db)
  return rows.map((r) => r.order_seq)
}
/**
 * Ends expired coupons, which frees their places in the quota. An hour late, so that a reservation which began before
 * the end is seen: no transaction lasts that long.
 */
export const endExpired = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    with gone as (
      update coupon_coupon c set ended_at = app_now()
      where c.ended_at is null and c.expires_at <= app_now() - interval '1 hour'
        and not exists (select from coupon_use u where u.coupon_seq = c.coupon_seq and u.state in ('held', 'used'))
      returning c.campaign_seq
    ), counted as (
      update coupon_campaign g set taken = g.taken - x.n
      from (select campaign_seq, count(*) as n from gone group by 1) x where g.campaign_seq = x.campaign_seq
      returning x.n
    )
    select coalesce(sum(n), 0)::bigint as n from counted`.execute(db)
  return rows[0]?.n ?? 0
}

export const welcomeDismissed = async (db: Db, userSeq: number): Promise<boolean> =>
  (await db.selectFrom('coupon_welcome').select('user_seq').where('user_seq', '=', userSeq).executeTakeFirst()) !==
  undefined
export const dismissWelcome = (db: Db, userSeq: number) =>
  db
    .insertInto('coupon_welcome')
    .values({ user_seq: userSeq })
    .onConflict((c) => c.doNothing())
    .execute()
