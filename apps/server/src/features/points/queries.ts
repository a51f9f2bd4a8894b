import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context } from '../../kernel/context.ts'

type Db = Context['db']
export type LotRow = Selectable<Database['points_lot']>
export type HoldRow = Selectable<Database['points_hold']>
export type PartRow = Selectable<Database['points_part']>
const today = sql<Day>`(app_now() at time zone 'Asia/Seoul')::date`

/** Every change of a user's lots takes this lock, after the order's. False: the user never had points. */
export const lockWallet = async (db: Db, userSeq: number): Promise<boolean> =>
  (await db
    .selectFrom('points_wallet')
    .select('user_seq')
    .where('user_seq', '=', userSeq)
    .forUpdate()
    .executeTakeFirst()) !== undefined
export async function openWallet(db: Db, userSeq: number): Promise<void> {
  await db
    .insertInto('points_wallet')
    .values({ user_seq: userSeq })
    .onConflict((c) => c.doNothing())
    .execute()
  await lockWallet(db, userSeq)
}

export const lotOfCause = (db: Db, cause: string): Promise<LotRow | undefined> =>
  db.selectFrom('points_lot').selectAll().where('cause', '=', cause).executeTakeFirst()
/** Undefined when this cause has given its points before. */
export const insertLot = (
  db: Db,
  lot: Pick<LotRow, 'user_seq' | 'kind' | 'cause' | 'won' | 'ends_on' | 'given_by'>,
): Promise<LotRow | undefined> =>
  db
    .insertInto('points_lot')
    .values({ ...lot, remaining: lot.won })
    .onConflict((c) => c.column('cause').doNothing())
    .returningAll()
    .executeTakeFirst()
/** The lots that may be spent, in that order: the first to expire comes first. A lot is valid on its last day. */
export const openLots = (db: Db, userSeq: number): Promise<LotRow[]> =>
  db
    .selectFrom('points_lot')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .where('remaining', '>', 0)
    .where('ends_on', '>=', today)
    .orderBy('ends_on')
    .orderBy('lot_seq')
    .execute()
export const overLots = (db: Db): Promise<Pick<LotRow, 'lot_seq' | 'user_seq'>[]> =>
  db
    .selectFrom('points_lot')
    .select(['lot_seq', 'user_seq'])
    .where('remaining', '>', 0)
    .where('ends_on', '<', today)
    .orderBy('ends_on')
    .limit(1000)
    .execute()
export const lotBySeq = (db: Db, lotSeq: number): Promise<LotRow> =>
  db.selectFrom('points_lot').selectAll().where('lot_seq', '=', lotSeq).executeTakeFirstOrThrow()
export const remainingLots = (db: Db, userSeq: number): Promise<LotRow[]> =>
  db.selectFrom('points_lot').selectAll().where('user_seq', '=', userSeq).where('remaining', '>', 0).execute()

/** Changes what remains and inserts a row with the reason. Requires the wallet's lock. */
export async function moveLot(
  db: Db,
  move: Pick<Insertable<Database['points_move']>, 'lot_seq' | 'kind' | 'won'> & { hold_seq: number | null },
): Promise<number> {
  await db
    .updateTable('points_lot')
    .set((e) => ({ remaining: e('remaining', '+', move.won) }))
    .where('lot_seq', '=', move.lot_seq)
    .execute()
  return insertMove(db, move)
}
export const insertMove = async (db: Db, move: Insertable<Database['points_move']>): Promise<number> =>
  (await db.insertInto('points_move').values(move).returning('move_seq').executeTakeFirstOrThrow()).move_seq

export const insertHold = (db: Db, hold: Pick<HoldRow, 'user_seq' | 'cause' | 'won'>): Promise<HoldRow> =>
  db.insertInto('points_hold').values(hold).returningAll().executeTakeFirstOrThrow()
export const insertPart = (db: Db, part: Pick<PartRow, 'hold_seq' | 'lot_seq' | 'won'>) =>
  db.insertInto('points_part').values(part).execute()
export const holdOfCause = (db: Db, cause: string): Promise<HoldRow | undefined> =>
  db.selectFrom('points_hold').selectAll().where('cause', '=', cause).executeTakeFirst()
export const changeHold = (db: Db, holdSeq: number, to: Partial<Pick<HoldRow, 'state' | 'returned'>>) =>
  db.updateTable('points_hold').set(to).where('hold_seq', '=', holdSeq).execute()
/** The lots that a hold took points from, the last to expire first, so that returned points last longest. */
export const partsOf = (db: Db, holdSeq: number): Promise<PartRow[]> =>
  db
    .selectFrom('points_part as p')
    .innerJoin('points_lot as l', 'l.lot_seq', 'p.lot_seq')
    .selectAll('p')
    .where('p.hold_seq', '=', holdSeq)
    .orderBy('l.ends_on', 'desc')
    .orderBy('l.lot_seq', 'desc')
    .execute()
export const addReturned = (db: Db, part: Pick<PartRow, 'hold_seq' | 'lot_seq'>, won: number) =>
  db
    .updateTable('points_part')
    .set((e) => ({ returned: e('returned', '+', won) }))
    .where('hold_seq', '=', part.hold_seq)
    .where('lot_seq', '=', part.lot_seq)
    .execute()
export const reservedBy = async (db: Db, userSeq: number): Promise<number> =>
  (
    await db
      .selectFrom('points_hold')
      .select(sql<number>`coalesce(sum(won), 0)::bigint`.as('won'))
      .where('user_seq', '=', userSeq)
      .where('state', '=', 'held')
      .executeTakeFirstOrThrow()
  ).won

export type MoveLine = { kind: 'give' | 'hold' | 'back' | 'expire'; won: number; at: Date }
/** Points gained and spent, one line per fact; points that were held and returned unpaid are left out. */
export const movesOf = async (db: Db, userSeq: number): Promise<MoveLine[]> => {
  const { rows } = await sql<MoveLine>`
    select m.kind, sum(m.won)::bigint as won, min(m.at) as at
    from points_move m join points_lot l using (lot_seq) left join points_hold h using (hold_seq)
    where l.user_seq = ${userSeq} and m.kind in ('give', 'hold', 'back', 'expire') and h.state is distinct from 'released'
    group by m.kind, coalesce(m.hold_seq, -m.move_seq) order by min(m.at) desc, min(m.move_seq) desc limit 50`.execute(
    db,
  )
  return rows
}

/** Serializes one operator's grants, so that their daily sum is right. */
export const lockGrantsOf = (db: Db, operatorSeq: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('points-giver', ${operatorSeq}))`.execute(db)
/** How many points an operator gave in a day. */
export const grantedToday = async (db: Db, operatorSeq: number): Promise<number> =>
  (
    await db
      .selectFrom('points_lot')
      .select(sql<number>`coalesce(sum(won), 0)::bigint`.as('won'))
      .where('given_by', '=', operatorSeq)
      .where('given_at', '>', sql<Date>`app_now() - interval '1 day'`)
      .executeTakeFirstOrThrow()
  ).won
export const isUser = async (db: Db, userSeq: number): Promise<boolean> =>
  (await db.selectFrom('account_user').select('user_seq').where('user_seq', '=', userSeq).executeTakeFirst()) !==
  undefined
export const isOrderOf = async (db: Db, userSeq: number, orderSeq: number): Promise<boolean> =>
  (await db
    .selectFrom('order_order')
    .select('order_seq')
    .where('user_seq', '=', userSeq)
    .where('order_seq', '=', orderSeq)
    .executeTakeFirst()) !== undefined
