import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { HomeOrder } from '../../report/home-order.ts'

type Db = Context['db']
const PAGE = 20

/** Paid orders of a report that were not refunded, with their current version. */
const carts = (db: Db, userSeq: number, scan: boolean) => {
  const all = db
    .selectFrom('order_order as o')
    .leftJoin('report_report as r', (j) => j.onRef('r.order_seq', '=', 'o.order_seq').on('r.state', '=', 'ready'))
    .where('o.user_seq', '=', userSeq)
    .where('o.product', '=', 'report')
    .where('o.state', '=', 'completed')
  return scan ? all.where('r.report_seq', 'is not', null) : all
}
export const countCarts = async (db: Db, userSeq: number, scan: boolean): Promise<number> =>
  (
    await carts(db, userSeq, scan)
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n
export const cartsPage = (db: Db, userSeq: number, scan: boolean, page: number) =>
  carts(db, userSeq, scan)
    .select(['o.order_seq', 'o.merchant_uid', 'o.address', 'o.building_name', 'o.building_dong'])
    .select(['o.building_floor', 'o.building_ho', 'o.created_at'])
    .select(['r.report_seq', 'r.grade', 'r.score', 'r.ready_at'])
    .select(sql<HomeOrder['address_state']>`o.address_state`.as('address_state'))
    .orderBy('o.order_seq', 'desc')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute()
