import { VERSIONS_A_PAGE, type VersionState } from '@jipsalpim/contract/areas/operator/reading-terms.ts'
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

type Filter = 'all' | VersionState
const versions = (db: Db, filter: Filter) => {
  const all = db.selectFrom('report_report as r').innerJoin('order_order as o', 'o.order_seq', 'r.order_seq')
  return filter === 'all' ? all : all.where('r.state', '=', filter)
}
export const countVersions = async (db: Db, filter: Filter): Promise<number> =>
  (
    await versions(db, filter)
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n
/** The newest first. The home is shown as its district only. */
export const versionsPage = (db: Db, filter: Filter, page: number) =>
  versions(db, filter)
    .select(['r.report_seq', 'r.order_seq', 'o.user_seq', 'r.version', 'r.grade', 'r.score', 'r.failure'])
    .select(['r.created_at', 'r.ready_at'])
    .select(sql<VersionState>`r.state`.as('state'))
    .select(sql<string | null>`nullif(concat_ws(' ', o.address_si, o.address_gu), '')`.as('area'))
    .orderBy('r.report_seq', 'desc')
    .limit(VERSIONS_A_PAGE)
    .offset((page - 1) * VERSIONS_A_PAGE)
    .execute()
