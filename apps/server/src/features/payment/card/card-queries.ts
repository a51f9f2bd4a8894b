import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type CardRow = Selectable<Database['payment_card']>
const appNow = sql<Date>`app_now()`

export const insertCard = (
  db: Db,
  card: Pick<CardRow, 'user_seq' | 'vendor'> & { order_seq?: number },
): Promise<CardRow> => db.insertInto('payment_card').values(card).returningAll().executeTakeFirstOrThrow()
/** The card of an order at price 0, whether registered or not. Under the order's lock there is exactly one. */
export const cardOfOrder = (db: Db, orderSeq: number): Promise<CardRow | undefined> =>
  db
    .selectFrom('payment_card')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .where('state', 'in', ['opened', 'registered'])
    .executeTakeFirst()
export const saveKey = (db: Db, cardSeq: number, key_sealed: Buffer) =>
  db.updateTable('payment_card').set({ key_sealed }).where('card_seq', '=', cardSeq).execute()
export const cardBySeq = (db: Db, cardSeq: number): Promise<CardRow | undefined> =>
  db.selectFrom('payment_card').selectAll().where('card_seq', '=', cardSeq).executeTakeFirst()
export const ownCard = (db: Db, userSeq: number, cardSeq: number): Promise<CardRow | undefined> =>
  db
    .selectFrom('payment_card')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .where('card_seq', '=', cardSeq)
    .executeTakeFirst()
/** Locks the card, so that changes of it from two tabs run one after the other. */
export const lockOwnCard = (db: Db, userSeq: number, cardSeq: number): Promise<CardRow | undefined> =>
  db
    .selectFrom('payment_card')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .where('card_seq', '=', cardSeq)
    .forUpdate()
    .executeTakeFirst()
export const cardsOf = (db: Db, userSeq: number): Promise<CardRow[]> =>
  db
    .selectFrom('payment_card')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .where('state', '=', 'registered')
    .orderBy('card_seq', 'desc')
    .execute()
/** Registers the card once, with the gateway's data; a repeat has the same data. */
export const registerCard = async (
  db: Db,
  cardSeq: number,
  card: Pick<CardRow, 'card_name' | 'card_number'>,
): Promise<CardRow | undefined> =>
  db
    .updateTable('payment_card')
    .set({ ...card, state: 'registered', registered_at: appNow })
    .where('card_seq', '=', cardSeq)
    .where('state', 'in', ['opened', 'registered'])
    .returningAll()
    .executeTakeFirst()
/** Marks the card as being removed, with its replacement if any. False if it was already marked. */
export const leaveCard = async (db: Db, cardSeq: number, replaced_by: number | null): Promise<boolean> =>
  (
    await db
      .updateTable('payment_card')
      .set({ state: 'leaving', replaced_by })
      .where('card_seq', '=', cardSeq)
      .where('state', '=', 'registered')
      .executeTakeFirst()
  ).numUpdatedRows > 0n
export const countCardCheck = async (db: Db, cardSeq: number): Promise<number> =>
  (
    await db
      .updateTable('payment_card')
      .set((e) => ({ checks: e('checks', '+', 1) }))
      .where('card_seq', '=', cardSeq)
      .returning('checks')
      .executeTakeFirstOrThrow()
  ).checks
export const deleteCard = (db: Db, cardSeq: number) =>
  db
    .updateTable('payment_card')
    .set({ state: 'deleted', deleted_at: appNow, key_sealed: null })
    .where('card_seq', '=', cardSeq)
    .where('state', '=', 'leaving')
    .execute()
