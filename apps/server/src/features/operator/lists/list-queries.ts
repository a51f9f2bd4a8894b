import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
const MOST = 100

/** Open differences between the books. */
export const openDifferences = (db: Db) =>
  db
    .selectFrom('payment_difference as d')
    .leftJoin('order_order as o', 'o.merchant_uid', 'd.merchant_uid')
    .select(['d.difference_seq', 'd.vendor', 'd.merchant_uid', 'd.kind', 'd.found_at', 'o.order_seq'])
    .select([
      sql<number | null>`d.ours_paid - coalesce(d.ours_back, 0)`.as('ours'),
      sql<number | null>`d.theirs_paid - coalesce(d.theirs_back, 0)`.as('theirs'),
    ])
    .where('d.settled_at', 'is', null)
    .orderBy('d.difference_seq', 'desc')
    .limit(MOST)
    .execute()
export const failedReports = (db: Db) =>
  db
    .selectFrom('report_report')
    .select(['report_seq', 'order_seq', 'failure', 'created_at'])
    .where('state', '=', 'failed')
    .orderBy('report_seq', 'desc')
    .limit(MOST)
    .execute()
export const openSupplies = (db: Db) =>
  db
    .selectFrom('order_order')
    .select(['order_seq', 'product', 'price', 'supply_by', 'paid_at'])
    .where('supply_by', 'is not', null)
    .where('state', '=', 'completed')
    .where('delivered_at', 'is', null)
    .orderBy('supply_by')
    .orderBy('order_seq')
    .limit(MOST)
    .execute()
export const openRefunds = (db: Db) =>
  db
    .selectFrom('payment_refund as r')
    .innerJoin('payment_attempt as a', 'a.attempt_seq', 'r.attempt_seq')
    .select(['r.refund_seq', 'a.order_seq', 'r.amount', 'r.state', 'r.reason', 'r.checks', 'r.created_at', 'r.due_on'])
    .where('r.state', '<>', 'done')
    .orderBy('r.refund_seq', 'desc')
    .limit(MOST)
    .execute()
