import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type AccountRow = Selectable<Database['payment_account']>
export type RefundAccountRow = Selectable<Database['payment_refund_account']>
const appNow = sql<Date>`app_now()`

export const insertAccount = (db: Db, a: Pick<AccountRow, 'attempt_seq' | 'bank_code' | 'due_at'>) =>
  db.insertInto('payment_account').values(a).returning('account_seq').executeTakeFirstOrThrow()
export const accountBySeq = (db: Db, accountSeq: number): Promise<AccountRow | undefined> =>
  db.selectFrom('payment_account').selectAll().where('account_seq', '=', accountSeq).executeTakeFirst()
/** The deposit account of an order: that of its newest attempt with an account. */
export const accountOfOrder = (db: Db, orderSeq: number): Promise<AccountRow | undefined> =>
  db
    .selectFrom('payment_account as c')
    .innerJoin('payment_attempt as a', 'a.attempt_seq', 'c.attempt_seq')
    .selectAll('c')
    .where('a.order_seq', '=', orderSeq)
    .orderBy('c.account_seq', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Committed before the gateway is called: from now on an account may exist there. Returns the new count. */
export const markAccountAsked = async (db: Db, accountSeq: number): Promise<number> =>
  (
    await db
      .updateTable('payment_account')
      .set((e) => ({ checks: e('checks', '+', 1) }))
      .where('account_seq', '=', accountSeq)
      .returning('checks')
      .executeTakeFirstOrThrow()
  ).checks
type Opened = { gateway_id: string; bank_name: string; number: string; holder: string }
export const openAccount = async (db: Db, accountSeq: number, facts: Opened): Promise<boolean> =>
  (
    await db
      .updateTable('payment_account')
      .set({ ...facts, state: 'open', opened_at: appNow, checks: 0 })
      .where('account_seq', '=', accountSeq)
      .where('state', '=', 'asked')
      .executeTakeFirst()
  ).numUpdatedRows > 0n
export const endAccount = (db: Db, accountSeq: number, state: 'closed' | 'refused') =>
  db
    .updateTable('payment_account')
    .set({ state, closed_at: appNow })
    .where('account_seq', '=', accountSeq)
    .where('state', 'in', ['asked', 'open'])
    .execute()

export const refundAccountOf = (db: Db, orderSeq: number): Promise<RefundAccountRow | undefined> =>
  db
    .selectFrom('payment_refund_account')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .where('number_sealed', 'is not', null)
    .executeTakeFirst()
export const saveRefundAccount = (db: Db, a: Omit<RefundAccountRow, 'given_at'>) =>
  db
    .insertInto('payment_refund_account')
    .values(a)
    .onConflict((c) =>
      c.column('order_seq').doUpdateSet({
        bank_code: a.bank_code,
        number_sealed: a.number_sealed,
        holder_sealed: a.holder_sealed,
        given_at: appNow,
      }),
    )
    .execute()
/** Clears the refund account when no refund is due any more. */
export const emptyRefundAccount = (db: Db, orderSeq: number) =>
  db
    .updateTable('payment_refund_account')
    .set({ number_sealed: null, holder_sealed: null })
    .where('order_seq', '=', orderSeq)
    .where('number_sealed', 'is not', null)
    .execute()
/** The newest refund of an order, over all its attempts. */
export const lastRefund = (db: Db, orderSeq: number) =>
  db
    .selectFrom('payment_refund as r')
    .innerJoin('payment_attempt as a', 'a.attempt_seq', 'r.attempt_seq')
    .select(['r.refund_seq', 'r.state', 'r.amount'])
    .where('a.order_seq', '=', orderSeq)
    .where('r.state', '<>', 'refused')
    .orderBy('r.refund_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
export const waitingRefunds = (db: Db, orderSeq: number) =>
  db
    .selectFrom('payment_refund as r')
    .innerJoin('payment_attempt as a', 'a.attempt_seq', 'r.attempt_seq')
    .select('r.refund_seq')
    .where('a.order_seq', '=', orderSeq)
    .where('r.state', '=', 'pending')
    .execute()
