import type { GatewayPayment } from '@jipsalpim/providers/payment/port.ts'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type ListedRow = Selectable<Database['payment_listed']>
export type Decision = NonNullable<ListedRow['decision']>

/**
 * Stores the gateway's current report of a payment. A stale answer never reduces the stored amounts. If the gateway
 * does not report refunds, the refunded amount stays unchanged.
 */
export const upsertListed = async (
  db: Db,
  { vendor, order_seq, told }: Pick<ListedRow, 'vendor' | 'order_seq'> & { told: GatewayPayment },
): Promise<ListedRow> => {
  const seen = { state: told.state, amount: told.amount, cancelled_amount: told.cancelledAmount ?? 0 }
  return db
    .insertInto('payment_listed')
    .values({ vendor, order_seq, gateway_id: told.gatewayId, ...seen })
    .onConflict((c) =>
      c.columns(['vendor', 'gateway_id']).doUpdateSet({
        state: sql`case when payment_listed.state in ('paid', 'cancelled') and excluded.state in ('ready', 'failed')
          then payment_listed.state else excluded.state end`,
        amount: sql`excluded.amount`,
        cancelled_amount: sql`greatest(payment_listed.cancelled_amount, excluded.cancelled_amount)`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
export const decideListed = (db: Db, listedSeq: number, decision: Decision, attempt_seq: number | null) =>
  db
    .updateTable('payment_listed')
    .set({ decision, attempt_seq, decided_at: sql<Date>`app_now()` })
    .where('listed_seq', '=', listedSeq)
    .execute()
/** True if the gateway itself has ever reported this payment. */
export const isListed = async (db: Db, vendor: ListedRow['vendor'], gatewayId: string): Promise<boolean> =>
  (await db
    .selectFrom('payment_listed')
    .select('listed_seq')
    .where('vendor', '=', vendor)
    .where('gateway_id', '=', gatewayId)
    .executeTakeFirst()) !== undefined
export const listedOfOrder = (db: Db, orderSeq: number): Promise<ListedRow[]> =>
  db.selectFrom('payment_listed').selectAll().where('order_seq', '=', orderSeq).orderBy('listed_seq').execute()
