import type { compareItems } from '@jipsalpim/contract/areas/report/compare.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Action } from '../../../kernel/serve.ts'
import { ownReports } from '../queries.ts'

/** More homes than a user chooses between. */
const MOST = 100

/** The homes that a user may compare, with the reason for each one that cannot be compared. */
export const listCandidates: Action<typeof compareItems> = async (ctx, _, user) => {
  const rows = await ownReports(ctx.db, user.seq, { page: 1, size: MOST })
  const homes = [...new Set(rows.flatMap((r) => r.unique_no ?? []))]
  return {
    candidates: rows.map((r) => {
      const goes_back = r.refund !== null && r.refund.amount >= r.price
      return {
        order_seq: r.order_seq,
        report_seq: r.report_seq,
        address: r.address,
        building_dong: r.building_dong,
        building_ho: r.building_ho,
        deposit_amount: r.deposit_amount,
        rental_amount: r.rental_amount,
        grade: grades.find((g) => g === r.grade) ?? null,
        day: r.ready_at === null ? null : dayInSeoul(r.ready_at),
        home: r.unique_no === null ? null : homes.indexOf(r.unique_no) + 1,
        why_not:
          r.state !== 'ready' ? r.state : r.order_state !== 'completed' || goes_back ? ('refunded' as const) : null,
      }
    }),
  }
}
