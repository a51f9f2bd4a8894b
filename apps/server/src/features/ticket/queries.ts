import type { PaidAgain } from '@jipsalpim/contract/areas/order/order.ts'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context } from '../../kernel/context.ts'
import { paidAgainOf } from '../payment/doubt/paid-again.ts'

type Db = Context['db']
export type LotRow = Selectable<Database['ticket_lot']>
export type UseRow = Selectable<Database['ticket_use']>
export type DealKind = Selectable<Database['ticket_deal']>['kind']
const appNow = sql<Date>`app_now()`

/** Every change of a user's lots takes this lock, after the order's. False: the user never had a ticket. */
export const lockWallet = async (db: Db, userSeq: number): Promise<boolean> =>
  (await db
    .selectFrom('ticket_wallet')
    .select('user_seq')
    .where('user_seq', '=', userSeq)
    .forUpdate()
    .executeTakeFirst()) !== undefined
export const openWallet = async (db: Db, userSeq: number): Promise<void> => {
  await db
    .insertInto('ticket_wallet')
    .values({ user_seq: userSeq })
    .onConflict((c) => c.doNothing())
    .execute()
  await lockWallet(db, userSeq)
}

type NewLot = Pick<LotRow, 'user_seq' | 'order_seq' | 'tickets' | 'unit_won' | 'expires_at'> &
  Partial<Pick<LotRow, 'company_seq' | 'from_lot_seq' | 'member_seq'>>
export const insertLot = (db: Db, lot: NewLot): Promise<LotRow> =>
  db
    .insertInto('ticket_lot')
    .values({ ...lot, remaining: lot.tickets })
    .returningAll()
    .executeTakeFirstOrThrow()
/** The lot that expires first. Requires the wallet's lock. */
export const nextLot = (db: Db, userSeq: number): Promise<LotRow | undefined> =>
  spendable(db, userSeq).orderBy('expires_at').orderBy('lot_seq').limit(1).executeTakeFirst()
export const openLots = (db: Db, userSeq: number): Promise<LotRow[]> =>
  spendable(db, userSeq).orderBy('expires_at').orderBy('lot_seq').execute()
const spendable = (db: Db, userSeq: number) =>
  db
    .selectFrom('ticket_lot')
    .selectAll()
    .where('user_seq', '=', userSeq)
    // A company's tickets have to be given to a member before use.
    .where('company_seq', 'is', null)
    .where('remaining', '>', 0)
    .where('expires_at', '>', appNow)
export const lotBySeq = (db: Db, lotSeq: number): Promise<LotRow> =>
  db.selectFrom('ticket_lot').selectAll().where('lot_seq', '=', lotSeq).executeTakeFirstOrThrow()
export const lotOfPack = (db: Db, orderSeq: number): Promise<LotRow | undefined> =>
  db.selectFrom('ticket_lot').selectAll().where('order_seq', '=', orderSeq).executeTakeFirst()
export const expiredLots = (db: Db): Promise<Pick<LotRow, 'lot_seq' | 'user_seq'>[]> =>
  db
    .selectFrom('ticket_lot')
    .select(['lot_seq', 'user_seq'])
    .where('remaining', '>', 0)
    .where('expires_at', '<=', appNow)
    .orderBy('expires_at')
    .limit(1000)
    .execute()

/**
 * The lots of one user that expire together by `before` and about which no notice this late was sent yet; the earliest
 * first. Marked as notified in the same statement, so that concurrent callers get different lots.
 */
export const claimEnding = (db: Db, days: number, before: Date): Promise<LotRow[]> => {
  const untold = sql<boolean>`(ticket_lot.told_days is null or ticket_lot.told_days > ${days})`
  return db
    .with('due', (q) =>
      q
        .selectFrom('ticket_lot')
        .select(['user_seq', 'expires_at'])
        .where('remaining', '>', 0)
        .where('expires_at', '>', appNow)
        .where('expires_at', '<=', before)
        .where(untold)
        .orderBy('expires_at')
        .orderBy('user_seq')
        .limit(1),
    )
    .updateTable('ticket_lot')
    .from('due')
    .set({ told_days: days })
    .whereRef('ticket_lot.user_seq', '=', 'due.user_seq')
    .whereRef('ticket_lot.expires_at', '=', 'due.expires_at')
    .where('ticket_lot.remaining', '>', 0)
    .where(untold)
    .returningAll('ticket_lot')
    .execute()
}

/** Sets another expiry; no notice of it was sent yet. */
export const extendLot = (db: Db, lotSeq: number, expiresAt: Date) =>
  db.updateTable('ticket_lot').set({ expires_at: expiresAt, told_days: null }).where('lot_seq', '=', lotSeq).execute()

/** Changes what remains and inserts a row with the reason. Requires the wallet's lock. */
export async function moveLot(
  db: Db,
  lotSeq: number,
  deal: { kind: DealKind; tickets: number; order_seq: number | null },
): Promise<number> {
  await db
    .updateTable('ticket_lot')
    .set((e) => ({ remaining: e('remaining', '+', deal.tickets) }))
    .where('lot_seq', '=', lotSeq)
    .execute()
  return insertDeal(db, lotSeq, deal)
}
export const insertDeal = async (
  db: Db,
  lotSeq: number,
  deal: { kind: DealKind; tickets: number; order_seq: number | null },
): Promise<number> =>
  (
    await db
      .insertInto('ticket_deal')
      .values({ lot_seq: lotSeq, ...deal })
      .returning('deal_seq')
      .executeTakeFirstOrThrow()
  ).deal_seq

export const insertUse = (db: Db, use: Pick<UseRow, 'lot_seq' | 'order_seq' | 'from_order_seq' | 'won'>) =>
  db.insertInto('ticket_use').values(use).execute()
export const useOf = (db: Db, orderSeq: number): Promise<UseRow | undefined> =>
  db.selectFrom('ticket_use').selectAll().where('order_seq', '=', orderSeq).executeTakeFirst()
export const useInPlaceOf = (db: Db, orderSeq: number): Promise<UseRow | undefined> =>
  db.selectFrom('ticket_use').selectAll().where('from_order_seq', '=', orderSeq).executeTakeFirst()
/** False when it was returned before. */
export const endUse = async (db: Db, useSeq: number): Promise<boolean> =>
  (
    await db
      .updateTable('ticket_use')
      .set({ back_at: appNow })
      .where('use_seq', '=', useSeq)
      .where('back_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Refunds in progress for unused tickets. */
export const wonBeingRefunded = async (db: Db, userSeq: number): Promise<number> =>
  (
    await db
      .selectFrom('payment_refund as r')
      .innerJoin('payment_attempt as a', 'a.attempt_seq', 'r.attempt_seq')
      .innerJoin('order_order as o', 'o.order_seq', 'a.order_seq')
      .select(sql<number>`coalesce(sum(r.amount), 0)::bigint`.as('won'))
      .where('o.user_seq', '=', userSeq)
      .where('o.product', 'like', 'ticket-%')
      .where('a.surplus', '=', false)
      .where('r.state', 'in', ['pending', 'unknown', 'doubt'])
      .executeTakeFirstOrThrow()
  ).won

/** Payments for packs beside those that settled them. */
export const paidAgainForPacks = async (db: Db, userSeq: number): Promise<PaidAgain[]> =>
  (
    await db
      .selectFrom('order_order as o')
      .select(paidAgainOf)
      .where('o.user_seq', '=', userSeq)
      .where('o.product', 'like', 'ticket-%')
      .orderBy('o.order_seq', 'desc')
      .execute()
  ).flatMap((o) => o.paid_again)

/** The newest first. */
export const dealsOf = (db: Db, userSeq: number) =>
  db
    .selectFrom('ticket_deal as d')
    .innerJoin('ticket_lot as l', 'l.lot_seq', 'd.lot_seq')
    .leftJoin('order_order as o', 'o.order_seq', 'd.order_seq')
    .select(['d.deal_seq', 'd.kind', 'd.tickets', 'd.at', 'd.order_seq', 'l.unit_won', 'o.address', 'o.building_ho'])
    .where('l.user_seq', '=', userSeq)
    .orderBy('d.deal_seq', 'desc')
    .limit(200)
    .execute()
/** Unused tickets of a pack that were given to members. */
export const lotsFrom = (db: Db, lotSeq: number): Promise<LotRow[]> =>
  db.selectFrom('ticket_lot').selectAll().where('from_lot_seq', '=', lotSeq).where('remaining', '>', 0).execute()
