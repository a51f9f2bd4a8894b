import type { reportList } from '@jipsalpim/contract/areas/report/report.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import type { Action } from '../../../kernel/serve.ts'
import { countOwn, ownReports } from '../queries.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { reportState } from './report-state.ts'

export const listReports: Action<typeof reportList> = async (ctx, { page, document }, user) => {
  if (document !== undefined) return { total: 0, reports: [], documents: await listDocuments(ctx, user.seq, document) }
  const rows = await ownReports(ctx.db, user.seq, page)
  return {
    total: await countOwn(ctx.db, user.seq),
    reports: rows.map((r) => ({
      report_seq: r.report_seq,
      order_seq: r.order_seq,
      merchant_uid: r.merchant_uid,
      state: reportState({ ...r, goes_back: r.refund !== null && r.refund.amount >= r.price }),
      address_state: r.address_state,
      address: r.address,
      building_dong: r.building_dong,
      building_ho: r.building_ho,
      deposit_amount: r.deposit_amount,
      of_home: r.of_home,
      grade: grades.find((g) => g === r.grade) ?? null,
      score: r.score,
      refund: r.refund,
      created_at: r.created_at.toISOString(),
      ready_at: r.ready_at?.toISOString() ?? null,
    })),
  }
}
