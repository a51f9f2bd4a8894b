import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { AttemptRow } from '../queries.ts'

type Db = Context['db']
const appNow = sql<Date>`app_now()`

/** The charges that we began for an order, oldest first. */
export const chargesOf = (db: Db, orderSeq: number): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .where('charged_at', 'is not', null)
    .where('surplus', '=', false)
    .orderBy('attempt_seq')
    .execute()

/**
 * Marks the charge as begun: from now on the card may have been charged. Compare-and-set: undefined if another process
 * has begun the charge meanwhile.
 */
export const beginCharge = (db: Db, attempt: AttemptRow, card_seq: number): Promise<AttemptRow | undefined> =>
  db
    .updateTable('payment_attempt')
    .set({ state: 'unknown', card_seq, charged_at: appNow, reason: null, checks: 0 })
    .where('attempt_seq', '=', attempt.attempt_seq)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst()
